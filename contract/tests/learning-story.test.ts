import type { DocumentNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GetMyFeedback } from "../operations/account.ts";
import { AddBookmark, GetLearning, SaveProgress, SaveProgressBatch, SendFeedback } from "../operations/learning.ts";
import { askSignedIn, joinStory, passDay } from "./ask-story.ts";
import { createStoryApi } from "./create-story-api.ts";
import type { StoryApi } from "./story-api.ts";

type Target = { kind: string; slug: string };

const INVALID = [{ extensions: { code: "BAD_USER_INPUT" } }];
const NOT_FOUND = [{ extensions: { code: "STRAPI_NOT_FOUND_ERROR" } }];

// What the recordings leave open: what is sent again, what is too much, what comes at once.
describe("what a learner saves", () => {
  let api: StoryApi;
  let token: string;
  beforeAll(async () => {
    api = await createStoryApi(process.env);
    passDay(api);
    token = await joinStory(api, "cleo");
  });
  afterAll(() => api.close());

  const ask = (document: DocumentNode, variables: object = {}) => askSignedIn(api, token, document, variables);
  const mark = (target: Target, more: object = {}) => ask(AddBookmark, { input: { ...target, ...more } });
  const send = (target: Target, opinion: object) => ask(SendFeedback, { input: { ...target, ...opinion } });
  const save = (inputs: object[]) => ask(SaveProgressBatch, { inputs });

  /** What there is of a target in one of a learner's lists. */
  async function list(document: DocumentNode, name: string, { kind, slug }: Target) {
    const entries = [(await ask(document)).data?.[name] ?? []].flat();
    return entries.filter((entry) => entry.kind === kind && entry.slug === slug);
  }
  const opinionsOn = (target: Target) => list(GetMyFeedback, "myFeedback", target);
  const marksOf = (target: Target) => list(GetLearning, "myBookmarks", target);
  const progressIn = (target: Target) => list(GetLearning, "myProgress", target);

  describe("an opinion", () => {
    it("is one entry however often it arrives, and two once it has changed", async () => {
      const target = { kind: "concept", slug: "staking" };
      const ids = [];
      for (let sent = 0; sent < 3; sent += 1)
        ids.push((await send(target, { helpful: true, message: "Clear." })).data?.sendFeedback?.documentId);
      expect(new Set(ids).size).toBe(1);
      expect(await opinionsOn(target)).toMatchObject([{ documentId: ids[0], helpful: true, message: "Clear." }]);
      await send(target, { helpful: false, message: "Clear." });
      expect(await opinionsOn(target)).toMatchObject([{ helpful: false }, { helpful: true }]);
    });

    it("is a verdict, a message or both, each an opinion of its own", async () => {
      const target = { kind: "concept", slug: "validators" };
      for (const opinion of [{ helpful: true }, { message: "Hm." }, { helpful: true, message: "Hm." }]) {
        await send(target, opinion);
        await send(target, opinion);
      }
      expect(await opinionsOn(target)).toMatchObject([
        { helpful: true, message: "Hm." },
        { helpful: null, message: "Hm." },
        { helpful: true, message: null },
      ]);
    });

    it("that comes many times at once is one", async () => {
      const target = { kind: "lab", slug: "emission-curve" };
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(target, { helpful: true })));
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(await opinionsOn(target)).toHaveLength(1);
    });

    it("has no message where there are blanks alone", async () => {
      const target = { kind: "guide", slug: "run-a-miner" };
      expect((await send(target, { helpful: true, message: " \n" })).data?.sendFeedback?.message).toBeNull();
      await send(target, { helpful: true });
      expect(await opinionsOn(target)).toMatchObject([{ helpful: true, message: null }]);
      expect((await send(target, { message: " \n" })).errors).toMatchObject(INVALID);
    });

    it("has a message of 2,000 characters at most", async () => {
      const target = { kind: "video", slug: "subnet-in-three-minutes" };
      const message = "가".repeat(2_000);
      expect((await send(target, { message: `${message}.` })).errors).toMatchObject(INVALID);
      expect((await send(target, { message })).data?.sendFeedback?.message).toBe(message);
      expect(await opinionsOn(target)).toHaveLength(1);
    });
  });

  describe("a mark", () => {
    it("has a note that is set, left alone, and taken away by null", async () => {
      const target = { kind: "concept", slug: "staking" };
      const noteAfter = async (more: object) => (await mark(target, more)).data?.addBookmark?.note;
      expect(await noteAfter({})).toBeNull();
      expect(await noteAfter({ note: "For Monday" })).toBe("For Monday");
      expect(await noteAfter({})).toBe("For Monday");
      expect(await noteAfter({ note: null })).toBeNull();
      expect(await marksOf(target)).toMatchObject([{ note: null }]);
    });

    it("has a note of 1,000 characters at most", async () => {
      const target = { kind: "concept", slug: "validators" };
      const note = "가".repeat(1_000);
      expect((await mark(target, { note: `${note}.` })).errors).toMatchObject(INVALID);
      expect(await marksOf(target)).toEqual([]);
      expect((await mark(target, { note })).data?.addBookmark?.note).toBe(note);
      expect((await mark(target, { note: `${note}.` })).errors).toMatchObject(INVALID);
      expect(await marksOf(target)).toMatchObject([{ note }]);
    });

    it("that comes many times at once is one", async () => {
      const target = { kind: "lab", slug: "emission-curve" };
      const answers = await Promise.all(Array.from({ length: 20 }, () => mark(target)));
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(await marksOf(target)).toHaveLength(1);
    });
  });

  describe("progress", () => {
    it("is saved for a hundred entries at once, and for no more", async () => {
      const target = { kind: "concept", slug: "staking" };
      const inputs = Array.from({ length: 100 }, (_, percent) => ({ ...target, percent }));
      expect((await save([...inputs, target])).errors).toMatchObject(INVALID);
      expect(await progressIn(target)).toEqual([]);
      expect((await save(inputs)).errors).toBeUndefined();
      expect(await progressIn(target)).toMatchObject([{ state: "started", percent: 99 }]);
    });

    it.each([
      ["something that there is none of", { kind: "concept", slug: "nothing" }, NOT_FOUND],
      ["a draft", { kind: "concept", slug: "unfinished-draft" }, NOT_FOUND],
      ["more than everything", { kind: "concept", slug: "what-is-a-subnet", percent: 101 }, INVALID],
    ])("is saved for none of a batch that has %s in it", async (_, bad, errors) => {
      const target = { kind: "concept", slug: "validators" };
      expect((await save([target, bad, target])).errors).toMatchObject(errors);
      expect(await progressIn(target)).toEqual([]);
    });

    it("that is saved fifty times at once is one entry, as far as any of them was", async () => {
      const target = { kind: "lab", slug: "emission-curve" };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, percent) => ask(SaveProgress, { input: { ...target, percent } })),
      );
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(await progressIn(target)).toMatchObject([{ percent: 49 }]);
    });
  });
});
