import type { DocumentNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CountInClass,
  CreateClass,
  EndClass,
  GetClassCounts,
  GetClassLimits,
  GetClassToRead,
} from "../operations/classes.ts";
import { askStory, passDay, type StoryAnswer } from "./ask-story.ts";
import { createStoryApi } from "./create-story-api.ts";
import type { StoryApi } from "./story-api.ts";

const LESSON = {
  ...{ locale: "de", steps: ["/concepts/staking/pools", "/lab/pool?s=a1"] },
  ...{ quiz: "pools", questions: ["price", "fee"] },
};
const NOT_FOUND = "STRAPI_NOT_FOUND_ERROR";
const TOO_MUCH = "STRAPI_RATE_LIMIT_ERROR";
const INVALID = "BAD_USER_INPUT";
const AT_ONCE = 30;

type Keys = { readersKey: string; teachersKey: string };
// Nothing of it was recorded, since a Strapi has it by an extension only.
describe("classes", () => {
  let api: StoryApi;
  beforeAll(async () => {
    api = await createStoryApi(process.env);
  });
  afterAll(() => api.close());

  const ask = (document: DocumentNode, variables: object = {}) => askStory(api, document, variables);

  async function make(more: object = {}): Promise<Keys> {
    const { readersKey, teachersKey } =
      (await ask(CreateClass, { input: { ...LESSON, ...more } })).data?.createClass ?? {};
    return { readersKey: String(readersKey), teachersKey: String(teachersKey) };
  }

  const count = (input: object) => ask(CountInClass, { input });
  const look = async (key: string) => (await ask(GetClassCounts, { key })).data?.classCounts;

  /** Some at once, so that many take little time. */
  async function countOften(input: object, times: number): Promise<StoryAnswer[]> {
    const answers: StoryAnswer[] = [];
    while (answers.length < times) {
      const some = Math.min(AT_ONCE, times - answers.length);
      answers.push(...(await Promise.all(Array.from({ length: some }, () => count(input)))));
    }
    return answers;
  }

  it("are made within limits that anybody may ask for", async () => {
    expect((await ask(GetClassLimits)).data).toEqual({
      classLimits: { mostSteps: 12, longestStep: 300, mostQuestions: 12, days: 120 },
    });
  });

  it("are made by anybody, and answer two keys", async () => {
    const { data } = await ask(CreateClass, { input: LESSON });
    expect(data?.createClass).toEqual({
      readersKey: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{12}$/),
      teachersKey: expect.stringMatching(/^[\w-]{43}$/),
      endsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it.each([
    ["no step", { steps: [] }],
    ["a step elsewhere", { steps: ["//evil.example/"] }],
    ["too many steps", { steps: Array.from({ length: 13 }, (_, step) => `/${step}`) }],
    ["questions without a quiz", { quiz: null }],
    ["a language that there is none of", { locale: "xx" }],
  ])("are not made of %s", async (_, more) => {
    const { data, errors } = await ask(CreateClass, { input: { ...LESSON, ...more } });
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: INVALID } }]);
  });

  it("are read with the one key, and looked at with the other", async () => {
    api.passTime();
    const { readersKey, teachersKey } = await make();
    expect((await ask(GetClassToRead, { key: readersKey })).data?.classToRead).toMatchObject(LESSON);
    expect(await look(teachersKey)).toMatchObject({ locale: "de", quiz: "pools", joined: 0 });
    expect(await look(readersKey)).toBeNull();
    for (const key of [teachersKey, "", `${readersKey} `, "x".repeat(10_000)])
      expect((await ask(GetClassToRead, { key })).data).toEqual({ classToRead: null });
  });

  it("may have no quiz", async () => {
    const { readersKey, teachersKey } = await make({ quiz: null, questions: null });
    expect((await ask(GetClassToRead, { key: readersKey })).data?.classToRead).toMatchObject({
      quiz: null,
      questions: [],
    });
    expect(await look(teachersKey)).toMatchObject({ quiz: null, questions: [] });
  });

  it("count each of many devices that come at once, and in no other class", async () => {
    const { readersKey: key, teachersKey } = await make();
    const other = await make();
    const happened = [
      ...Array.from({ length: 30 }, () => ({ kind: "joined" })),
      ...Array.from({ length: 20 }, () => ({ kind: "opened", step: 1 })),
      ...Array.from({ length: 10 }, () => ({ kind: "right", question: "fee" })),
      ...Array.from({ length: 5 }, () => ({ kind: "wrong", question: "fee" })),
    ];
    for (const { data } of await Promise.all(happened.map((what) => count({ key, ...what }))))
      expect(data).toEqual({ countInClass: { ok: true } });
    expect(await look(teachersKey)).toMatchObject({
      joined: 30,
      steps: [
        { step: LESSON.steps[0], opened: 0 },
        { step: LESSON.steps[1], opened: 20 },
      ],
      questions: [
        { question: "price", right: 0, wrong: 0 },
        { question: "fee", right: 10, wrong: 5 },
      ],
    });
    expect(await look(other.teachersKey)).toMatchObject({ joined: 0, steps: [{ opened: 0 }, { opened: 0 }] });
  });

  it.each([
    ["a step that it does not have", { kind: "opened", step: 2 }, INVALID],
    ["a step without saying which", { kind: "opened" }, INVALID],
    ["a question of another quiz", { kind: "right", question: "gone" }, INVALID],
    ["what there is none of", { kind: "laughed" }, INVALID],
    ["with a wrong key", { kind: "joined", key: "0123456789ab" }, NOT_FOUND],
  ])("do not count %s", async (_, what, code) => {
    api.passTime();
    const { readersKey, teachersKey } = await make();
    expect((await count({ key: readersKey, ...what })).errors).toMatchObject([{ extensions: { code } }]);
    expect((await count({ key: teachersKey, kind: "joined" })).errors).toMatchObject([
      { extensions: { code: NOT_FOUND } },
    ]);
    expect(JSON.stringify(await look(teachersKey))).not.toMatch(/"(?:opened|right|wrong|joined)":[1-9]/);
  });

  it("end when their teacher says so, for everybody", async () => {
    passDay(api);
    const { readersKey, teachersKey } = await make();
    const staying = await make();
    expect((await ask(EndClass, { key: readersKey })).errors).toMatchObject([{ extensions: { code: NOT_FOUND } }]);
    expect((await ask(EndClass, { key: teachersKey })).data).toEqual({ endClass: { ok: true } });
    expect((await ask(GetClassToRead, { key: readersKey })).data).toEqual({ classToRead: null });
    expect(await look(teachersKey)).toBeNull();
    for (const refused of [await count({ key: readersKey, kind: "joined" }), await ask(EndClass, { key: teachersKey })])
      expect(refused.errors).toMatchObject([{ extensions: { code: NOT_FOUND } }]);
    expect((await ask(GetClassToRead, { key: staying.readersKey })).data?.classToRead).toMatchObject(LESSON);
  });

  it("are ended while devices come: each is counted, or told that there is none", async () => {
    const { readersKey: key, teachersKey } = await make();
    const devices = () => Array.from({ length: 10 }, () => count({ key, kind: "joined" }));
    const answers = await Promise.all([...devices(), ask(EndClass, { key: teachersKey }), ...devices()]);
    const codes = new Set(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []));
    expect([...codes].filter((code) => code !== NOT_FOUND)).toEqual([]);
    expect(await look(teachersKey)).toBeNull();
  });

  it("are made ten times in a minute by a network, and not eleven times", async () => {
    passDay(api);
    for (let made = 0; made < 10; made += 1) expect((await ask(CreateClass, { input: LESSON })).errors).toBeUndefined();
    const { errors, headers } = await ask(CreateClass, { input: LESSON });
    expect(errors).toMatchObject([{ extensions: { code: TOO_MUCH } }]);
    expect(headers["retry-after"]).toMatch(/^[1-6]?\d$/);
    passDay(api);
    expect((await ask(CreateClass, { input: LESSON })).errors).toBeUndefined();
  });

  it("are counted in 600 times in a minute by a network, and have a thousand devices at most", async () => {
    passDay(api);
    const { readersKey: key, teachersKey } = await make();
    const step = { key, kind: "opened", step: 0 };
    const [refused, ...others] = (await countOften(step, 601)).flatMap(({ errors, headers }) =>
      errors ? { code: errors[0]?.extensions.code, wait: headers["retry-after"] } : [],
    );
    expect(refused).toEqual({ code: TOO_MUCH, wait: expect.stringMatching(/^[1-6]?\d$/) });
    expect(others).toEqual([]);
    passDay(api);
    for (const { errors } of await countOften(step, 450)) expect(errors).toBeUndefined();
    expect(await look(teachersKey)).toMatchObject({ joined: 0, steps: [{ opened: 1000 }, { opened: 0 }] });
  });

  it("are not found by trying keys", async () => {
    passDay(api);
    const tried = await Promise.all(Array.from({ length: 301 }, (_, key) => ask(GetClassToRead, { key: String(key) })));
    const codes = tried.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(codes).toEqual([TOO_MUCH]);
  });
});
