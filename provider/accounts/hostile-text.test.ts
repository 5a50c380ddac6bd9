import { describe, expect, it } from "vitest";
import { createTestAccounts, ME } from "./accounts-builder.ts";

const TEXTS = [
  "' OR 1=1 --",
  "'; DROP TABLE accounts; --",
  '" UNION SELECT password_hash FROM accounts --',
  "ada'||(SELECT password_hash FROM accounts)||'",
  "<script>alert(1)</script>",
  `"><img src=x onerror="alert(1)">`,
  "{{7*7}}<%= 7*7 %>",
  "%00%0d%0aSet-Cookie: a=b",
];

/** Each operation that takes a text, with the text in one of its fields. */
const FIELDS: [string, (text: string) => string][] = [
  ["login.identifier", (text) => `mutation { login(input: { identifier: ${text}, password: "x" }) { jwt } }`],
  ["login.password", (text) => `mutation { login(input: { identifier: "bob", password: ${text} }) { jwt } }`],
  [
    "login.provider",
    (text) => `mutation { login(input: { identifier: "bob", password: "x", provider: ${text} }) { jwt } }`,
  ],
  ["register.username", (text) => registering({ username: text, email: `"eve${text.length}@example.test"` })],
  ["register.email", (text) => registering({ email: text })],
  ["register.password", (text) => registering({ password: text })],
  ["forgotPassword.email", (text) => `mutation { forgotPassword(email: ${text}) { ok } }`],
  ["sendEmailConfirmation.email", (text) => `mutation { sendEmailConfirmation(email: ${text}) { ok } }`],
  ["emailConfirmation.confirmation", (text) => `mutation { emailConfirmation(confirmation: ${text}) { jwt } }`],
  ["resetPassword.code", (text) => resetting({ code: text })],
  ["resetPassword.password", (text) => resetting({ password: text })],
  ["changePassword.currentPassword", (text) => changing({ currentPassword: text })],
  ["changePassword.passwordConfirmation", (text) => changing({ passwordConfirmation: text })],
  ["updateProfile.username", (text) => `mutation { updateProfile(input: { username: ${text} }) { username } }`],
  ["updateProfile.email", (text) => `mutation { updateProfile(input: { email: ${text} }) { email } }`],
  [
    "updateProfile.currentPassword",
    (text) => `mutation { updateProfile(input: { email: "b@c.example", currentPassword: ${text} }) { email } }`,
  ],
  ["beginPasskey.currentPassword", (text) => `mutation { beginPasskey(currentPassword: ${text}) { ceremony } }`],
  ["addPasskey.ceremony", (text) => `mutation { addPasskey(ceremony: ${text}, response: "x") { id } }`],
  ["addPasskey.response", (text) => `mutation { addPasskey(ceremony: "x", response: ${text}) { id } }`],
  ["addPasskey.name", (text) => `mutation { addPasskey(ceremony: "x", response: "x", name: ${text}) { id } }`],
  ["renamePasskey.id", (text) => `mutation { renamePasskey(id: ${text}, name: "x") { ok } }`],
  ["renamePasskey.name", (text) => `mutation { renamePasskey(id: "1", name: ${text}) { ok } }`],
  ["removePasskey.id", (text) => `mutation { removePasskey(id: ${text}) { ok } }`],
  ["passkeyLogin.ceremony", (text) => `mutation { passkeyLogin(ceremony: ${text}, response: "x") { jwt } }`],
  ["passkeyLogin.response", (text) => `mutation { passkeyLogin(ceremony: "x", response: ${text}) { jwt } }`],
  ["endSession.id", (text) => `mutation { endSession(id: ${text}) { ok } }`],
  ["deleteAccount.currentPassword", (text) => `mutation { deleteAccount(currentPassword: ${text}) { ok } }`],
  [
    "saveProgress.slug",
    (text) => `mutation { saveProgress(input: { kind: concept, slug: ${text}, percent: 1 }) { slug } }`,
  ],
  ["removeProgress.slug", (text) => `mutation { removeProgress(kind: concept, slug: ${text}) { ok } }`],
  ["addBookmark.slug", (text) => `mutation { addBookmark(input: { kind: concept, slug: ${text} }) { slug } }`],
  [
    "addBookmark.note",
    (text) => `mutation { addBookmark(input: { kind: concept, slug: "staking", note: ${text} }) { note } }`,
  ],
  ["removeBookmark.slug", (text) => `mutation { removeBookmark(kind: concept, slug: ${text}) { ok } }`],
  [
    "sendFeedback.message",
    (text) => `mutation { sendFeedback(input: { kind: concept, slug: "staking", message: ${text} }) { message } }`,
  ],
  [
    "submitQuiz.quiz",
    (text) => `mutation { submitQuiz(input: { quizSlug: ${text}, answers: [] }) { attempt { percent } } }`,
  ],
  ["sendPageFeedback.page", (text) => telling({ page: text })],
  ["sendPageFeedback.about", (text) => telling({ about: text })],
  ["sendPageFeedback.text", (text) => telling({ message: text })],
  ["answerPageFeedback.answer", (text) => `mutation { answerPageFeedback(number: 1, answer: ${text}) { number } }`],
  [
    "answerPageFeedback.page",
    (text) => `mutation { answerPageFeedback(number: 1, answer: "x", page: ${text}) { number } }`,
  ],
  ["createClass.step", (text) => makingClass({ steps: `[${text}]` })],
  ["createClass.quiz", (text) => makingClass({ quiz: text, questions: '["a"]' })],
  ["createClass.question", (text) => makingClass({ quiz: '"a"', questions: `[${text}]` })],
  ["classToRead.key", (text) => `{ classToRead(key: ${text}) { quiz } }`],
  ["classCounts.key", (text) => `{ classCounts(key: ${text}) { quiz } }`],
  ["countInClass.key", (text) => `mutation { countInClass(input: { key: ${text}, kind: joined }) { ok } }`],
  [
    "countInClass.question",
    (text) => `mutation { countInClass(input: { key: "x", kind: right, question: ${text} }) { ok } }`,
  ],
  ["endClass.key", (text) => `mutation { endClass(key: ${text}) { ok } }`],
  ["myProgress.slug", (text) => `{ myProgress(slug: ${text}) { slug } }`],
];

describe("SQL and HTML are texts like any other", () => {
  it.each(FIELDS)("%s", async (field, ask) => {
    const world = await createTestAccounts({ attemptsPerMinute: 1_000 });
    const token = await world.join("ada");
    const bob = await world.join("bob");
    const before = await world.readRows("SELECT * FROM accounts WHERE username = 'bob'");
    for (const text of TEXTS) {
      const answer = await world.ask(ask(JSON.stringify(text)), {}, { token, from: field });
      const [error] = answer.errors ?? [];
      expect(error?.message, text).not.toBe("Internal Server Error");
      expect(error?.extensions.code, text).not.toBe("GRAPHQL_VALIDATION_FAILED");
      expect(JSON.stringify(answer), text).not.toContain("argon2");
      const [stored] = Object.values(answer.data ?? {});
      // What is taken is answered as it was sent, and escaped by whoever shows it.
      if (stored && /username|note|message/.test(field)) expect(JSON.stringify(stored)).toContain(JSON.stringify(text));
    }
    expect(world.logged).toEqual([]);
    expect(await world.readRows("SELECT * FROM accounts WHERE username = 'bob'")).toEqual(before);
    expect(await world.ask(ME, {}, { token: bob })).toMatchObject({ data: { me: { username: "bob" } } });
  });

  it("reach every text that an operation of accounts takes", async () => {
    const { accounts } = await createTestAccounts();
    const withoutText = [
      "beginPasskeyLogin",
      "classLimits",
      "me",
      "myBookmarks",
      "myFeedback",
      "myPasskeys",
      "offersPasskeys",
      "mySessions",
      "pageFeedbackLimits",
      "rememberDevice",
      "signOut",
      "signOutEverywhere",
    ];
    const others = ["saveProgressBatch", "myQuizAttempts", "pageFeedback", "pageFeedbackEntries", "closePageFeedback"];
    const covered = new Set(FIELDS.map(([field]) => field.split(".")[0]));
    expect(
      Object.keys(accounts.operations)
        .filter((name) => !covered.has(name))
        .sort(),
    ).toEqual([...withoutText, ...others].sort());
  });
});

type Values = Record<string, string>;

function registering(values: Values): string {
  return `mutation { register(input: ${inputOf({ username: '"eve"', email: '"eve@example.test"', password: '"password-of-eve"', ...values })}) { user { username } } }`;
}

function telling(values: Values): string {
  return `mutation { sendPageFeedback(input: ${inputOf({ page: '"/"', locale: '"en"', about: '"x"', ...values })}) { number } }`;
}

function makingClass(values: Values): string {
  return `mutation { createClass(input: ${inputOf({ locale: '"en"', steps: '["/"]', ...values })}) { endsAt } }`;
}

function resetting(values: Values): string {
  const { code = '"x"', password = '"a-new-password"' } = values;
  return `mutation { resetPassword(code: ${code}, password: ${password}, passwordConfirmation: ${password}) { jwt } }`;
}

function changing(values: Values): string {
  const { currentPassword = '"x"', passwordConfirmation = '"a-new-password"' } = values;
  return `mutation { changePassword(currentPassword: ${currentPassword}, password: "a-new-password", passwordConfirmation: ${passwordConfirmation}) { jwt } }`;
}

function inputOf(values: Values): string {
  return `{ ${Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join(", ")} }`;
}
