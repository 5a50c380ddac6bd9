/** What a Strapi has only with this project's plugin or content types, and what the site is without it. */
export type OptionalPart = {
  name: string;
  /** Root fields, each with arguments that are valid where it is there; never executed. */
  fields: Readonly<Record<string, string>>;
  /** Those of them that are values, of which nothing is selected. */
  values?: readonly string[];
  kind: "query" | "mutation";
  /** What is answered in its place; nothing where it has to be refused. */
  empty?: Readonly<Record<string, unknown>>;
  leftOut: string;
};

const TARGET = 'kind: concept, slug: "x"';

export const OPTIONAL_PARTS: readonly OptionalPart[] = [
  {
    name: "glossary",
    kind: "query",
    fields: { glossary: "" },
    empty: { glossary: [] },
    leftOut: "the glossary's terms",
  },
  {
    name: "notes on texts",
    kind: "query",
    fields: { textNotes: "(kind: concept)" },
    empty: { textNotes: null },
    leftOut: "facts and terms beside texts, and how far translations follow",
  },
  {
    name: "emission shares",
    kind: "query",
    fields: { emissionShares: "" },
    empty: { emissionShares: [] },
    leftOut: "the shares of subnets",
  },
  {
    name: "what mining takes",
    kind: "query",
    fields: { miningNeeds: "" },
    empty: { miningNeeds: [] },
    leftOut: "what subnets ask of miners, and the filter by it",
  },
  {
    name: "how far translations are",
    kind: "query",
    fields: { translatedTexts: "" },
    empty: { translatedTexts: [] },
    leftOut: "the board of translations",
  },
  {
    name: "languages of videos",
    kind: "query",
    fields: { videoLanguages: "" },
    empty: { videoLanguages: [] },
    leftOut: "in which language recordings are spoken",
  },
  {
    name: "corrections",
    kind: "query",
    fields: { corrections: "" },
    empty: { corrections: [] },
    leftOut: "the list of corrections",
  },
  {
    name: "facts",
    kind: "query",
    fields: { facts: "" },
    empty: { facts: [] },
    leftOut: "the register of facts",
  },
  {
    name: "changes of the protocol",
    kind: "query",
    fields: { protocolChanges: "" },
    empty: { protocolChanges: [] },
    leftOut: "the time line of the protocol",
  },
  {
    name: "quizzes that are graded",
    kind: "query",
    fields: { gradeQuiz: '(input: { quizSlug: "x", answers: [] })' },
    leftOut: "quizzes",
  },
  {
    name: "forms of questions",
    kind: "query",
    fields: { questionForms: '(quizSlug: "x")' },
    empty: { questionForms: [] },
    leftOut: "questions that ask for an order, a number or a place in a figure",
  },
  {
    name: "what learners did",
    kind: "query",
    fields: { myProgress: "", myBookmarks: "", myQuizAttempts: "" },
    empty: { myProgress: [], myBookmarks: [], myQuizAttempts: [] },
    leftOut: "marks of signed-in learners, which stay on their device",
  },
  {
    name: "own feedback",
    kind: "query",
    fields: { myFeedback: "" },
    empty: { myFeedback: [] },
    leftOut: "one's feedback, where one takes one's data along",
  },
  {
    name: "feedback on pages",
    kind: "query",
    fields: { pageFeedbackLimits: "", pageFeedback: "(number: 1)", pageFeedbackEntries: "" },
    empty: { pageFeedbackLimits: null, pageFeedback: null, pageFeedbackEntries: [] },
    leftOut: "the question below pages whether they are clear, and telling the editors",
  },
  {
    name: "classes",
    kind: "query",
    fields: { classLimits: "", classToRead: '(key: "x")', classCounts: '(key: "x")' },
    empty: { classLimits: null, classToRead: null, classCounts: null },
    leftOut: "links for classes, and how far a class is",
  },
  {
    name: "sessions",
    kind: "query",
    fields: { mySessions: "" },
    empty: { mySessions: [] },
    leftOut: "the list of devices on which one is signed in",
  },
  {
    name: "passkeys",
    kind: "query",
    fields: { offersPasskeys: "", myPasskeys: "" },
    values: ["offersPasskeys"],
    empty: { offersPasskeys: false, myPasskeys: [] },
    leftOut: "signing in with a passkey",
  },
  {
    name: "paths to get started",
    kind: "query",
    fields: { getStartedPaths: "" },
    empty: { getStartedPaths: null },
    leftOut: "the choice of a path; the steps are there",
  },
  {
    name: "notices",
    kind: "query",
    fields: { siteNotices: "" },
    empty: { siteNotices: null },
    leftOut: "notices at the head of pages",
  },
  {
    name: "storing what learners do",
    kind: "mutation",
    fields: {
      saveProgress: `(input: { ${TARGET} })`,
      saveProgressBatch: "(inputs: [])",
      removeProgress: `(${TARGET})`,
      addBookmark: `(input: { ${TARGET} })`,
      removeBookmark: `(${TARGET})`,
      sendFeedback: `(input: { ${TARGET} })`,
      submitQuiz: '(input: { quizSlug: "x", answers: [] })',
    },
    leftOut: "what signed-in learners do is stored on their device alone",
  },
  {
    name: "sending feedback on pages",
    kind: "mutation",
    fields: {
      sendPageFeedback: '(input: { page: "/", locale: "en" })',
      answerPageFeedback: '(number: 1, answer: "x")',
      closePageFeedback: "(number: 1)",
    },
    leftOut: "telling the editors, and their answers",
  },
  {
    name: "making classes and counting in them",
    kind: "mutation",
    fields: {
      createClass: '(input: { locale: "en", steps: [] })',
      countInClass: '(input: { key: "x", kind: joined })',
      endClass: '(key: "x")',
    },
    leftOut: "making links for classes, and counting in them",
  },
  {
    name: "ending sessions",
    kind: "mutation",
    fields: { signOut: "", endSession: '(id: "x")', rememberDevice: "" },
    leftOut: "ending a token before its time, and knowing a device again",
  },
  {
    name: "adding and using passkeys",
    kind: "mutation",
    fields: {
      beginPasskey: '(currentPassword: "x")',
      addPasskey: '(ceremony: "x", response: "x")',
      renamePasskey: '(id: "x", name: "x")',
      removePasskey: '(id: "x")',
      beginPasskeyLogin: "",
      passkeyLogin: '(ceremony: "x", response: "x")',
    },
    leftOut: "signing in with a passkey",
  },
  {
    name: "one's own account",
    kind: "mutation",
    fields: {
      updateProfile: "(input: {})",
      deleteAccount: '(currentPassword: "x")',
      signOutEverywhere: "",
      sendEmailConfirmation: '(email: "x")',
    },
    leftOut: "changing and deleting one's account, ending its sessions, another mail to confirm it",
  },
];

/** What stands for a missing part's answers. */
export function emptyAnswers(missing: readonly OptionalPart[]): ReadonlyMap<string, unknown> {
  return new Map(missing.flatMap(({ empty = {} }) => Object.entries(empty)));
}
