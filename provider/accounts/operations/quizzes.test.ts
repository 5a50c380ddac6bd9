import { describe, expect, it } from "vitest";
import { createTestAccounts } from "../accounts-builder.ts";

const SUBMIT = `mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) {
  attempt { quizSlug correctCount questionCount percent passed answers }
  questions { key correct chosen correctOptions explanation } } }`;
const PROGRESS = "{ myProgress { kind slug state percent } }";
const RIGHT = [
  { question: "one", options: ["yes"] },
  { question: "two", options: ["yes"] },
];

describe("submitQuiz", () => {
  it("grades, stores the attempt, and counts as progress", async () => {
    const { ask, token } = await aLearner();
    const answers = [{ question: "two", options: ["yes"] }];
    expect(await ask(SUBMIT, { input: { quizSlug: "basics", answers } }, { token })).toMatchObject({
      data: {
        submitQuiz: {
          attempt: { quizSlug: "basics", correctCount: 1, questionCount: 2, percent: 50, passed: true, answers },
          questions: [
            { key: "one", correct: false, chosen: [], correctOptions: ["yes"] },
            { key: "two", correct: true, chosen: ["yes"], correctOptions: ["yes"] },
          ],
        },
      },
    });
    expect(await ask(PROGRESS, {}, { token })).toMatchObject({
      data: { myProgress: [{ kind: "quiz", slug: "basics", state: "completed", percent: 100 }] },
    });
  });

  it("counts a failed attempt as a start, which undoes nothing", async () => {
    const { ask, token } = await aLearner();
    const submit = (answers: object[]) => ask(SUBMIT, { input: { quizSlug: "basics", answers } }, { token });
    await submit([]);
    expect(await ask(PROGRESS, {}, { token })).toMatchObject({
      data: { myProgress: [{ state: "started", percent: 0 }] },
    });
    await submit(RIGHT);
    await submit([]);
    expect(await ask(PROGRESS, {}, { token })).toMatchObject({ data: { myProgress: [{ state: "completed" }] } });
  });

  it.each([
    ["a quiz that is not there", { quizSlug: "nothing", answers: [] }, 'No published quiz has the slug "nothing"'],
    ["a language it is not in", { quizSlug: "basics", locale: "de", answers: [] }, "No published quiz has the slug"],
    ["no language at all", { quizSlug: "basics", locale: "*'", answers: [] }, "No published quiz has the slug"],
    [
      "an option it does not have",
      { quizSlug: "basics", answers: [{ question: "one", options: ["x".repeat(90_000)] }] },
      "Unknown option",
    ],
  ])("refuses %s", async (_, input, message) => {
    const { ask, token } = await aLearner();
    const { data, errors } = await ask(SUBMIT, { input }, { token });
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toContain(message);
    expect(await ask("{ myQuizAttempts { quizSlug } myProgress { slug } }", {}, { token })).toMatchObject({
      data: { myQuizAttempts: [], myProgress: [] },
    });
  });

  it("lets nobody read the answers without an attempt", async () => {
    const { ask, token } = await aLearner();
    const questions = (fields: string) => `{ quizzes { data { questions { ${fields} } } } }`;
    expect(await ask(questions("key options { key }"), {}, { token })).not.toHaveProperty("errors");
    for (const fields of ["explanation", "options { correct }"]) {
      expect(await ask(questions(fields), {}, { token })).toMatchObject({ status: 400 });
    }
    const filtered = "{ quizzes(filters: { questions: { options: { correct: { eq: true } } } }) { data { slug } } }";
    expect(await ask(filtered, {}, { token })).toMatchObject({ status: 400 });
  });
});

describe("myQuizAttempts", () => {
  it("lists the latest first, as many as asked for", async () => {
    const { ask, token } = await aLearner();
    for (const answers of [[], RIGHT.slice(1), RIGHT]) {
      await ask(SUBMIT, { input: { quizSlug: "basics", answers } }, { token });
    }
    const list = async (args: string) => {
      const { data } = await ask(`{ myQuizAttempts${args} { percent } }`, {}, { token });
      return data?.myQuizAttempts;
    };
    expect(await list("")).toEqual([{ percent: 100 }, { percent: 50 }, { percent: 0 }]);
    expect(await list("(limit: 2)")).toEqual([{ percent: 100 }, { percent: 50 }]);
    expect(await list("(limit: -1)")).toHaveLength(3);
    expect(await list('(quizSlug: "other")')).toEqual([]);
  });
});

async function aLearner() {
  const world = await createTestAccounts();
  return { ...world, token: await world.join("ada") };
}
