import { describe, expect, it } from "vitest";
import { aConcept } from "../../content/content-builders.ts";
import { createTestAccounts } from "../accounts-builder.ts";

const SAVE = `mutation($input: SaveProgressInput!) {
  saveProgress(input: $input) { kind slug state percent startedAt completedAt } }`;
const SAVE_BATCH = "mutation($inputs: [SaveProgressInput!]!) { saveProgressBatch(inputs: $inputs) { slug percent } }";
const BOOKMARK = "mutation($input: AddBookmarkInput!) { addBookmark(input: $input) { slug note } }";
const FEEDBACK = "mutation($input: SendFeedbackInput!) { sendFeedback(input: $input) { helpful message } }";
const STAKING = { kind: "concept", slug: "staking" };

describe("saveProgress", () => {
  it("only grows", async () => {
    const { ask, token, passTime } = await aLearner();
    const save = async (input: object) => (await ask(SAVE, { input: { ...STAKING, ...input } }, { token })).data;
    expect(await save({})).toMatchObject({ saveProgress: { state: "started", percent: 0, completedAt: null } });
    expect(await save({ percent: 40 })).toMatchObject({ saveProgress: { percent: 40 } });
    passTime(1_000);
    expect(await save({ state: "completed", percent: 10 })).toMatchObject({
      saveProgress: {
        state: "completed",
        percent: 100,
        startedAt: "2026-11-20T05:09:04.000Z",
        completedAt: "2026-11-20T05:09:05.000Z",
      },
    });
    expect(await save({ state: "started", percent: 5 })).toMatchObject({
      saveProgress: { state: "completed", percent: 100, completedAt: "2026-11-20T05:09:05.000Z" },
    });
  });

  it.each([-1, 101])("refuses %i percent", async (percent) => {
    const { ask, token } = await aLearner();
    expect(await ask(SAVE, { input: { ...STAKING, percent } }, { token })).toMatchObject({
      errors: [{ message: "percent must be between 0 and 100", extensions: { code: "BAD_USER_INPUT" } }],
    });
  });

  it("takes what is published in some language, and nothing else", async () => {
    const { ask, token } = await aLearner([
      aConcept(),
      aConcept({ slug: "draft", fields: { draft: "true" } }),
      aConcept({ slug: "both" }),
      aConcept({ slug: "both", locale: "de", fields: { title: "Beides" } }),
    ]);
    const save = (slug: string, kind = "concept") => ask(SAVE, { input: { kind, slug } }, { token });
    expect(await save("both")).not.toHaveProperty("errors");
    for (const [slug, kind] of [
      ["draft", "concept"],
      ["nothing", "concept"],
      ["staking", "guide"],
      ["", "lab"],
    ] as const) {
      expect(await save(slug, kind)).toMatchObject({
        data: null,
        errors: [
          {
            message: `No published ${kind} has the slug "${slug}"`,
            extensions: { code: "STRAPI_NOT_FOUND_ERROR" },
          },
        ],
      });
    }
  });
});

describe("saveProgressBatch", () => {
  it("answers in the order of what it is given", async () => {
    const { ask, token } = await aLearner([aConcept(), aConcept({ slug: "subnets" })]);
    const inputs = [{ kind: "concept", slug: "subnets", percent: 20 }, STAKING, { ...STAKING, percent: 10 }];
    expect(await ask(SAVE_BATCH, { inputs }, { token })).toMatchObject({
      data: {
        saveProgressBatch: [
          { slug: "subnets", percent: 20 },
          { slug: "staking", percent: 0 },
          { slug: "staking", percent: 10 },
        ],
      },
    });
  });

  it("saves all or nothing", async () => {
    const { ask, token } = await aLearner();
    const inputs = [STAKING, { kind: "concept", slug: "nothing" }];
    expect(await ask(SAVE_BATCH, { inputs }, { token })).toHaveProperty("errors");
    expect(await ask("{ myProgress { slug } }", {}, { token })).toMatchObject({ data: { myProgress: [] } });
  });

  it("takes a hundred entries at a time", async () => {
    const { ask, token } = await aLearner();
    const inputs = Array.from({ length: 100 }, () => STAKING);
    expect(await ask(SAVE_BATCH, { inputs }, { token })).not.toHaveProperty("errors");
    expect(await ask(SAVE_BATCH, { inputs: [...inputs, STAKING] }, { token })).toMatchObject({
      errors: [{ message: "At most 100 entries may be saved at once", extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(await ask(SAVE_BATCH, { inputs: [] }, { token })).toMatchObject({ data: { saveProgressBatch: [] } });
  });
});

describe("bookmarks", () => {
  it("are one for each target, whose note is changed where one is given", async () => {
    const { ask, token } = await aLearner();
    const save = async (input: object) => (await ask(BOOKMARK, { input: { ...STAKING, ...input } }, { token })).data;
    expect(await save({})).toEqual({ addBookmark: { slug: "staking", note: null } });
    expect(await save({ note: "<b>' OR 1=1 --</b>" })).toMatchObject({ addBookmark: { note: "<b>' OR 1=1 --</b>" } });
    expect(await save({})).toMatchObject({ addBookmark: { note: "<b>' OR 1=1 --</b>" } });
    expect(await save({ note: null })).toMatchObject({ addBookmark: { note: null } });
    expect(await ask("{ myBookmarks { slug } }", {}, { token })).toMatchObject({
      data: { myBookmarks: [{ slug: "staking" }] },
    });
  });

  it("have notes of up to 1000 characters", async () => {
    const { ask, token } = await aLearner();
    const save = (note: string) => ask(BOOKMARK, { input: { ...STAKING, note } }, { token });
    expect(await save("가".repeat(1_000))).not.toHaveProperty("errors");
    expect(await save("가".repeat(1_001))).toMatchObject({
      errors: [{ message: "note must be at most 1000 characters" }],
    });
  });
});

describe("sendFeedback", () => {
  it.each([
    [{ helpful: false }, { helpful: false, message: null }],
    [{ message: "Clear." }, { helpful: null, message: "Clear." }],
    [
      { helpful: true, message: " " },
      { helpful: true, message: null },
    ],
  ])("takes %j", async (input, answer) => {
    const { ask, token } = await aLearner();
    expect(await ask(FEEDBACK, { input: { ...STAKING, ...input } }, { token })).toMatchObject({
      data: { sendFeedback: answer },
    });
  });

  it("is told to whoever said it, and to nobody else", async () => {
    const { ask, join } = await createTestAccounts();
    const [ada, bob] = [await join("ada"), await join("bob")];
    const send = "mutation($input: SendFeedbackInput!) { sendFeedback(input: $input) { slug } }";
    for (const message of ["good", "better"])
      await ask(send, { input: { kind: "concept", slug: "staking", message } }, { token: ada });
    const read = (token?: string) => ask("{ myFeedback { kind slug helpful message } }", {}, { token });
    const said = { kind: "concept", slug: "staking", helpful: null };
    expect((await read(ada)).data).toEqual({
      myFeedback: [
        { ...said, message: "better" },
        { ...said, message: "good" },
      ],
    });
    expect((await read(bob)).data).toEqual({ myFeedback: [] });
    expect((await read()).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("stores an opinion once, however often it arrives, and each change of it", async () => {
    const { ask, token, readRows } = await aLearner();
    const send = (input: object) => ask(FEEDBACK, { input: { ...STAKING, ...input } }, { token });
    for (const input of [
      { helpful: true },
      { helpful: true },
      { helpful: false },
      { message: "Hm." },
      { helpful: true },
    ]) {
      expect(await send(input)).not.toHaveProperty("errors");
    }
    expect(await readRows("SELECT helpful, message FROM feedback_entries ORDER BY id")).toEqual([
      { helpful: 1, message: null },
      { helpful: 0, message: null },
      { helpful: null, message: "Hm." },
    ]);
  });

  it.each([
    [{}, "Feedback needs a verdict or a message"],
    [{ message: " \n" }, "Feedback needs a verdict or a message"],
    [{ message: "a".repeat(2_001) }, "message must be at most 2000 characters"],
    [{ slug: "nothing", helpful: true }, 'No published concept has the slug "nothing"'],
  ])("refuses %j", async (input, message) => {
    const { ask, token } = await aLearner();
    expect(await ask(FEEDBACK, { input: { ...STAKING, ...input } }, { token })).toMatchObject({
      errors: [{ message }],
    });
  });
});

describe("writing at once", () => {
  it("acknowledges only what is on the disk, and loses nothing", async () => {
    const { ask, token, readRows } = await aLearner(
      Array.from({ length: 100 }, (_, index) => aConcept({ slug: `concept-${index}` })),
    );
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        ask(SAVE, { input: { kind: "concept", slug: `concept-${index % 100}`, percent: index % 101 } }, { token }),
      ),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await readRows("SELECT count(*) AS entries FROM progress_entries")).toEqual([{ entries: 100 }]);
  });

  it("is forbidden to an account that was deleted in the meantime", async () => {
    const { ask, token, logged } = await aLearner();
    const [deleted, saved] = await Promise.all([
      ask('mutation { deleteAccount(currentPassword: "password-of-ada") { ok } }', {}, { token }),
      ask(
        `mutation { ${"a b c d e f g h".replaceAll(/\w/g, (name) => `${name}: saveProgress(input: { kind: concept, slug: "staking" }) { slug }`)} }`,
        {},
        { token },
      ),
    ]);
    expect(deleted).not.toHaveProperty("errors");
    for (const { extensions } of saved.errors ?? []) expect(extensions.code).toBe("FORBIDDEN");
    expect(logged).toEqual([]);
  });
});

async function aLearner(files = [aConcept()]) {
  const world = await createTestAccounts({ files });
  return { ...world, token: await world.join("ada") };
}
