import { describe, expect, it } from "vitest";
import { createTestAccounts } from "../accounts-builder.ts";

const MAKE = "mutation($input: CreateClassInput!) { createClass(input: $input) { readersKey teachersKey endsAt } }";
const READ = "query($key: String!) { classToRead(key: $key) { locale steps quiz questions endsAt } }";
const COUNT = "mutation($input: CountInClassInput!) { countInClass(input: $input) { ok } }";
const COUNTS =
  "query($key: String!) { classCounts(key: $key) { locale quiz joined steps { step opened } questions { question right wrong } } }";
const END = "mutation($key: String!) { endClass(key: $key) { ok } }";

const LESSON = {
  ...{ locale: "de", steps: ["/concepts/staking/pools", "/lab/pool?s=a1"] },
  ...{ quiz: "pools", questions: ["price", "fee"] },
};
const DAY_MS = 86_400_000;

describe("createClass", () => {
  it("makes one for anybody, answers two keys, and stores nothing of who made it", async () => {
    const { ask, readRows } = await createTestAccounts();
    const answer = await ask(MAKE, { input: LESSON }, { from: "203.0.113.7", with: "Firefox" });
    const keys = answer.data?.createClass ?? {};
    expect(keys.readersKey).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect(keys.teachersKey).toMatch(/^[\w-]{43}$/);
    expect(keys.endsAt).toBe("2027-03-20T05:09:04.000Z");
    const rows = JSON.stringify([
      await readRows("SELECT * FROM classes"),
      await readRows("SELECT * FROM class_counts"),
    ]);
    for (const private_ of [keys.readersKey, keys.teachersKey, "203.0", "Firefox"])
      expect(rows).not.toContain(private_);
  });

  it.each([
    ["a language that there is none of", { locale: "xx" }],
    ["no step", { steps: [] }],
    ["too many steps", { steps: Array.from({ length: 13 }, (_, step) => `/${step}`) }],
    ["a step twice", { steps: ["/about", "/about"] }],
    ["a step elsewhere", { steps: ["//evil.example/"] }],
    ["a step with a scheme", { steps: ["javascript:alert(1)"] }],
    ["a step that is too long", { steps: [`/${"a".repeat(300)}`] }],
    ["a quiz without questions", { questions: [] }],
    ["questions without a quiz", { quiz: null }],
    ["a quiz of another name", { quiz: "a b" }],
    ["a question of another name", { questions: ["<b>"] }],
    ["a question twice", { questions: ["price", "price"] }],
    ["too many questions", { questions: Array.from({ length: 13 }, (_, question) => `q${question}`) }],
  ])("refuses %s", async (_, more) => {
    const { ask, readRows } = await createTestAccounts();
    const refused = await ask(MAKE, { input: { ...LESSON, ...more } });
    expect(refused.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(await readRows("SELECT id FROM classes")).toEqual([]);
  });

  it("is bounded by network, in a minute and in a day", async () => {
    const { ask, passTime } = await createTestAccounts({ attemptsPerMinute: 2 });
    const make = (from: string) => ask(MAKE, { input: LESSON }, { from });
    for (const expected of [undefined, undefined, "STRAPI_RATE_LIMIT_ERROR"])
      expect((await make("203.0.113.7")).errors?.[0]?.extensions.code).toBe(expected);
    expect((await make("198.51.100.1")).errors).toBeUndefined();
    for (let made = 2; made < 20; made += 1) {
      passTime(61_000);
      expect((await make("203.0.113.7")).errors, String(made)).toBeUndefined();
    }
    passTime(61_000);
    expect((await make("203.0.113.7")).errors).toBeDefined();
    passTime(DAY_MS);
    expect((await make("203.0.113.7")).errors).toBeUndefined();
  });

  it("is bounded for all together in a day", async () => {
    const { ask, changeRows, passTime } = await createTestAccounts();
    await changeRows(manyClasses(999, Date.parse("2026-11-20T05:09:04Z") + 120 * DAY_MS));
    const make = (from: string) => ask(MAKE, { input: LESSON }, { from });
    const both = await Promise.all([make("203.0.113.7"), make("198.51.100.1")]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(both.find(({ errors }) => errors)).toMatchObject({ headers: { "retry-after": "3600" } });
    passTime(DAY_MS);
    expect((await make("203.0.113.7")).errors).toBeUndefined();
  });

  it("makes room by one that nobody uses, where all are stored that may be", async () => {
    const { ask, changeRows, readRows } = await createTestAccounts();
    await changeRows(manyClasses(20_000, Date.parse("2026-12-24T00:00:00Z")));
    expect(await ask(MAKE, { input: LESSON })).toMatchObject({ headers: { "retry-after": "3600" } });
    await changeRows("INSERT INTO class_counts (class_id, kind, place, devices) VALUES (-77, 'joined', 0, 1)");
    expect((await ask(MAKE, { input: LESSON })).errors).toBeDefined();
    await changeRows("INSERT INTO class_counts (class_id, kind, place, devices) VALUES (-78, 'joined', 0, 0)");
    expect((await ask(MAKE, { input: LESSON })).errors).toBeUndefined();
    expect(await readRows("SELECT id FROM classes WHERE id IN (-77, -78)")).toEqual([{ id: -77 }]);
  });
});

describe("a class", () => {
  it("is read with the one key, and looked at with the other", async () => {
    const { ask, make } = await aClass();
    const { readersKey, teachersKey } = await make();
    expect((await ask(READ, { key: readersKey })).data?.classToRead).toMatchObject(LESSON);
    expect(await ask(COUNTS, { key: readersKey })).toMatchObject({ data: { classCounts: null } });
    expect(await ask(READ, { key: teachersKey })).toMatchObject({ data: { classToRead: null } });
    for (const key of ["", "x".repeat(10_000), `${readersKey} `])
      expect(await ask(READ, { key })).toMatchObject({ data: { classToRead: null } });
  });

  it("counts devices, and shows their sums to its teacher alone", async () => {
    const { ask, make, count } = await aClass();
    const { readersKey: key, teachersKey } = await make();
    const other = await make();
    const happened = [
      ...[{ kind: "joined" }, { kind: "joined" }, { kind: "opened", step: 1 }],
      ...["right", "wrong", "wrong"].map((kind) => ({ kind, question: "fee" })),
    ];
    const answers = await Promise.all(happened.map((what) => count({ key, ...what })));
    for (const { errors } of answers) expect(errors).toBeUndefined();
    expect((await ask(COUNTS, { key: teachersKey })).data?.classCounts).toEqual({
      ...{ locale: "de", quiz: "pools", joined: 2 },
      steps: [
        { step: LESSON.steps[0], opened: 0 },
        { step: LESSON.steps[1], opened: 1 },
      ],
      questions: [
        { question: "price", right: 0, wrong: 0 },
        { question: "fee", right: 1, wrong: 2 },
      ],
    });
    expect((await ask(COUNTS, { key: other.teachersKey })).data?.classCounts).toMatchObject({ joined: 0 });
  });

  it.each([
    ["a step that it does not have", { kind: "opened", step: 2 }, "BAD_USER_INPUT"],
    ["a step before the first", { kind: "opened", step: -1 }, "BAD_USER_INPUT"],
    ["a step without saying which", { kind: "opened" }, "BAD_USER_INPUT"],
    ["a question of another quiz", { kind: "right", question: "gone" }, "BAD_USER_INPUT"],
    ["an answer without a question", { kind: "wrong", step: 0 }, "BAD_USER_INPUT"],
    ["with its teacher's key", { kind: "joined", isTeachers: true }, "STRAPI_NOT_FOUND_ERROR"],
  ])("does not count %s", async (_, { isTeachers = false, ...what }: Record<string, unknown>, code) => {
    const { ask, make, count } = await aClass();
    const { readersKey, teachersKey } = await make();
    const refused = await count({ key: isTeachers ? teachersKey : readersKey, ...what });
    expect(refused.errors).toMatchObject([{ extensions: { code } }]);
    const { data } = await ask(COUNTS, { key: teachersKey });
    expect(JSON.stringify(data)).not.toMatch(/"(?:opened|right|wrong|joined)":[1-9]/);
  });

  it("ends by itself, and when its teacher says so", async () => {
    const { ask, make, count, passTime } = await aClass();
    const ended = await make();
    expect(await ask(END, { key: ended.readersKey })).toMatchObject({ errors: [{}] });
    expect((await ask(END, { key: ended.teachersKey })).data?.endClass).toEqual({ ok: true });
    const past = await make();
    passTime(120 * DAY_MS);
    for (const { readersKey, teachersKey } of [ended, past]) {
      expect(await ask(READ, { key: readersKey })).toMatchObject({ data: { classToRead: null } });
      expect(await ask(COUNTS, { key: teachersKey })).toMatchObject({ data: { classCounts: null } });
      for (const refused of [await count({ key: readersKey, kind: "joined" }), await ask(END, { key: teachersKey })])
        expect(refused.errors).toMatchObject([{ extensions: { code: "STRAPI_NOT_FOUND_ERROR" } }]);
    }
  });

  it("lets a whole class behind one address take part, and nobody count without end", async () => {
    const { make, count, passTime } = await aClass();
    const { readersKey: key } = await make();
    const from = "203.0.113.7";
    for (let counted = 0; counted < 600; counted += 1)
      expect((await count({ key, kind: "joined" }, from)).errors, String(counted)).toBeUndefined();
    expect(await count({ key, kind: "joined" }, from)).toMatchObject({
      errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }],
      headers: { "retry-after": "60" },
    });
    expect((await count({ key, kind: "joined" }, "198.51.100.1")).errors).toBeUndefined();
    passTime(61_000);
    expect((await count({ key, kind: "joined" }, from)).errors).toBeUndefined();
  });

  it("cannot be found by trying keys", async () => {
    const { ask } = await createTestAccounts();
    const codes = new Set<string | undefined>();
    for (let tried = 0; tried < 301; tried += 1)
      codes.add((await ask(READ, { key: `${tried}` }, { from: "203.0.113.7" })).errors?.[0]?.extensions.code);
    expect([...codes]).toEqual([undefined, "STRAPI_RATE_LIMIT_ERROR"]);
  });

  it("is counted by devices that come while it is being ended, or not at all", async () => {
    const { ask, make, count, readRows } = await aClass();
    const { readersKey: key, teachersKey } = await make();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => count({ key, kind: "joined" })),
      ask(END, { key: teachersKey }),
      ...Array.from({ length: 10 }, () => count({ key, kind: "joined" })),
    ]);
    const codes = new Set(answers.map(({ errors }) => errors?.[0]?.extensions.code));
    expect([...codes].filter(Boolean)).toEqual(["STRAPI_NOT_FOUND_ERROR"]);
    expect(await readRows("SELECT * FROM class_counts")).toEqual([]);
  });
});

async function aClass() {
  const { ask, passTime, readRows } = await createTestAccounts();
  return {
    ...{ ask, passTime, readRows },
    async make(): Promise<{ readersKey: string; teachersKey: string }> {
      const { readersKey, teachersKey } = (await ask(MAKE, { input: LESSON })).data?.createClass ?? {};
      return { readersKey: String(readersKey), teachersKey: String(teachersKey) };
    },
    count: (input: object, from?: string) => ask(COUNT, { input }, from === undefined ? {} : { from }),
  };
}

/** So many classes that end at a moment, in one statement that both databases understand. */
function manyClasses(count: number, endsAt: number): string {
  return `
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO classes (id, readers_hash, teachers_hash, locale, steps, questions, ends_at)
    SELECT -n, 'r' || n, 't' || n, 'en', '[]', '[]', ${endsAt} FROM numbers`;
}
