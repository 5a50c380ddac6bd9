import type { Core } from "@strapi/strapi";
import { ownAccountOf } from "../accounts/own-account.ts";
import { answersOf } from "../answers/answers.ts";
import { classesOf } from "../classes/classes.ts";
import { pageFeedbackOf } from "../feedback/page-feedback.ts";
import { learningOf } from "../learners/learning.ts";
import { formsForAnybody, gradeForAnybody } from "../quizzes/find-quiz.ts";
import type { AskedContext } from "./asked-context.ts";
import { typeDefs } from "./type-defs.ts";

type Resolve = (parent: unknown, asked: never, context: AskedContext) => unknown;
type Root = "Query" | "Mutation";

const OWN_DATA = {
  Query: ["myProgress", "myBookmarks", "myQuizAttempts", "myFeedback"],
  Mutation: [
    "saveProgress",
    "saveProgressBatch",
    "removeProgress",
    "addBookmark",
    "removeBookmark",
    "sendFeedback",
    "submitQuiz",
  ],
} as const;

/** What `/graphql` answers beside the entries of the content types. */
export function learnExtension(strapi: Core.Strapi) {
  const account = ownAccountOf(strapi);
  const answers = answersOf(strapi);
  const classes = classesOf(strapi);
  const feedback = pageFeedbackOf(strapi);
  const ofOwnData = (name: (typeof OWN_DATA)[Root][number]): Resolve => {
    return (_, asked, context) => learningOf(strapi, context.state.user.id)[name](asked);
  };
  /** For signed-in users and nobody else. */
  const own: Record<Root, Record<string, Resolve>> = {
    Query: {
      ...Object.fromEntries(OWN_DATA.Query.map((name) => [name, ofOwnData(name)])),
      pageFeedbackEntries: (_, asked, context) => feedback.list(asked, context),
    },
    Mutation: {
      ...Object.fromEntries(OWN_DATA.Mutation.map((name) => [name, ofOwnData(name)])),
      updateProfile: (_, asked, context) => account.updateProfile(asked, context),
      deleteAccount: (_, asked, context) => account.deleteAccount(asked, context),
      signOutEverywhere: (_, asked, context) => account.signOutEverywhere(asked, context),
      answerPageFeedback: (_, asked, context) => feedback.answer(asked, context),
      closePageFeedback: (_, asked, context) => feedback.close(asked, context),
    },
  };
  const forAnybody: Record<Root, Record<string, Resolve>> = {
    Query: {
      glossary: (_, asked) => answers.glossary(asked),
      corrections: (_, asked) => answers.corrections(asked),
      facts: (_, asked) => answers.facts(asked),
      protocolChanges: (_, asked) => answers.protocolChanges(asked),
      textNotes: (_, asked) => answers.textNotes(asked),
      emissionShares: () => answers.emissionShares(),
      miningNeeds: () => answers.miningNeeds(),
      translatedTexts: () => answers.translatedTexts(),
      videoLanguages: () => answers.videoLanguages(),
      gradeQuiz: (_, asked) => gradeForAnybody(strapi, asked),
      questionForms: (_, asked) => formsForAnybody(strapi, asked),
      pageFeedbackLimits: () => feedback.limits(),
      pageFeedback: (_, asked) => feedback.find(asked),
      classLimits: () => classes.limits(),
      classToRead: (_, asked, context) => classes.read(asked, context),
      classCounts: (_, asked, context) => classes.counts(asked, context),
    },
    Mutation: {
      sendEmailConfirmation: (_, asked, context) => account.sendEmailConfirmation(asked, context),
      sendPageFeedback: (_, asked, context) => feedback.send(asked, context),
      createClass: (_, asked, context) => classes.create(asked, context),
      countInClass: (_, asked, context) => classes.count(asked, context),
      endClass: (_, asked) => classes.end(asked),
    },
  };
  return {
    typeDefs,
    resolvers: {
      Query: { ...own.Query, ...forAnybody.Query },
      Mutation: { ...own.Mutation, ...forAnybody.Mutation },
    },
    resolversConfig: {
      ...configure(own, { policies: ["global::is-signed-in"] }),
      ...configure(forAnybody, { auth: false }),
    },
  };
}

function configure(roots: Record<Root, object>, config: object) {
  const fields = Object.entries(roots).flatMap(([root, names]) => Object.keys(names).map((name) => `${root}.${name}`));
  return Object.fromEntries(fields.map((field) => [field, config]));
}
