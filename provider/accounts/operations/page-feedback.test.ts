import { describe, expect, it } from "vitest";
import { createTestAccounts } from "../accounts-builder.ts";
import { appointEditor } from "../appoint-editor.ts";

const SEND = "mutation($input: SendPageFeedbackInput!) { sendPageFeedback(input: $input) { number state } }";
const FIND =
  "query($number: Int!) { pageFeedback(number: $number) { number page state answer answerPage sentAt answeredAt } }";
const LIST = "query($state: PageFeedbackState) { pageFeedbackEntries(state: $state) { number state about message } }";
const ANSWER =
  "mutation($number: Int!, $answer: String!, $page: String) { answerPageFeedback(number: $number, answer: $answer, page: $page) { state } }";
const CLOSE = "mutation($number: Int!) { closePageFeedback(number: $number) { state } }";

const PAGE = "/concepts/economics/staking";
const TOLD = { page: PAGE, locale: "en", clear: false, reasons: ["wrong", "unclear"], message: "The rate is gone." };
const DAY_MS = 86_400_000;

describe("sendPageFeedback", () => {
  it("takes it from anybody, answers its number, and stores nothing of the sender", async () => {
    const { ask, readRows } = await createTestAccounts();
    const sent = await ask(SEND, { input: TOLD }, { from: "203.0.113.7", with: "Firefox" });
    expect(sent.data?.sendPageFeedback).toEqual({ number: 1, state: "open" });
    const rows = await readRows("SELECT * FROM page_feedback");
    expect(rows).toMatchObject([{ page: PAGE, locale: "en", clear: 0, reasons: "unclear wrong" }]);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|Firefox/);
  });

  it("says to everybody what became of it, and not what was told", async () => {
    const { ask } = await createTestAccounts();
    await ask(SEND, { input: TOLD });
    const found = await ask(FIND, { number: 1 });
    expect(found.data?.pageFeedback).toMatchObject({ number: 1, page: PAGE, state: "open", answer: null });
    expect(await ask(FIND, { number: 2 })).toMatchObject({ data: { pageFeedback: null } });
    expect(await ask("{ pageFeedback(number: 1) { message } }")).not.toMatchObject({ status: 200 });
  });

  it("has nothing to do where a page was clear", async () => {
    const { ask } = await createTestAccounts();
    const states = [];
    for (const more of [{}, { message: " " }, { message: "But long." }]) {
      const { data } = await ask(SEND, { input: { page: PAGE, locale: "ko", clear: true, ...more } });
      states.push(data?.sendPageFeedback?.state);
    }
    expect(states).toEqual(["closed", "closed", "open"]);
  });

  it.each([
    ["nothing at all", { message: " \n" }],
    ["a page elsewhere", { clear: true, page: "//evil.example/" }],
    ["a page with a scheme", { clear: true, page: "https://evil.example/" }],
    ["a page that is too long", { clear: true, page: `/${"a".repeat(300)}` }],
    ["a message that is too long", { message: "a".repeat(2_001) }],
    ["a subject that is too long", { about: "a".repeat(301) }],
  ])("refuses %s", async (_, more) => {
    const { ask, readRows } = await createTestAccounts();
    const refused = await ask(SEND, { input: { page: PAGE, locale: "en", ...more } });
    expect(refused.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(await readRows("SELECT number FROM page_feedback")).toEqual([]);
  });

  it("stores of a text what can be seen, as it was sent", async () => {
    const { ask, readRows } = await createTestAccounts();
    const hostile = `'; DROP TABLE accounts; -- <script>alert(1)</script>`;
    await ask(SEND, { input: { ...TOLD, message: hostile } });
    expect(await readRows("SELECT message FROM page_feedback")).toEqual([{ message: hostile }]);
    await ask(SEND, { input: { ...TOLD, message: "a\u001b[2J\r\nb\u202ec\u0000" } });
    expect(await readRows("SELECT message FROM page_feedback WHERE number = 2")).toEqual([{ message: "a[2J\nbc" }]);
  });

  it("is bounded by network, in a minute and in a day", async () => {
    const { ask, passTime } = await createTestAccounts({ attemptsPerMinute: 2 });
    const send = (from: string) => ask(SEND, { input: TOLD }, { from });
    const [first, second, third] = [await send("203.0.113.7"), await send("203.0.113.7"), await send("203.0.113.7")];
    expect([first.errors, second.errors]).toEqual([undefined, undefined]);
    expect(third).toMatchObject({
      errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }],
      headers: { "retry-after": "60" },
    });
    expect((await send("198.51.100.1")).errors).toBeUndefined();
    for (let sent = 2; sent < 50; sent += 1) {
      passTime(61_000);
      expect((await send("203.0.113.7")).errors, String(sent)).toBeUndefined();
    }
    passTime(61_000);
    expect((await send("203.0.113.7")).errors).toBeDefined();
    passTime(DAY_MS);
    expect((await send("203.0.113.7")).errors).toBeUndefined();
  });

  it("is bounded for all together", async () => {
    const { ask, passTime, readRows } = await createTestAccounts();
    for (let sent = 0; sent < 1_000; sent += 1)
      await ask(SEND, { input: TOLD }, { from: `10.0.${sent % 250}.${sent >> 3}` });
    expect(await ask(SEND, { input: TOLD }, { from: "198.51.100.1" })).toMatchObject({
      headers: { "retry-after": "3600" },
    });
    expect(await readRows("SELECT count(*) AS entries FROM page_feedback")).toEqual([{ entries: 1_000 }]);
    passTime(DAY_MS);
    expect((await ask(SEND, { input: TOLD }, { from: "198.51.100.1" })).data?.sendPageFeedback?.number).toBe(1_001);
  });
});

describe("what is stored of it", () => {
  it("is twenty thousand: then the oldest goes that is settled, and where all are open, nothing is taken", async () => {
    const { ask, changeRows, readRows } = await createTestAccounts();
    await changeRows(`
      INSERT INTO page_feedback (page, locale, reasons, state, sent_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20000)
      SELECT '/about', 'en', 'wrong', 'open', 0 FROM numbers`);
    expect(await ask(SEND, { input: TOLD })).toMatchObject({
      errors: [{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }],
      headers: { "retry-after": "86400" },
    });
    await changeRows("UPDATE page_feedback SET state = 'answered' WHERE number = 7");
    await changeRows("UPDATE page_feedback SET state = 'closed' WHERE number = 3");
    for (const left of [[7], []]) {
      expect((await ask(SEND, { input: TOLD })).data?.sendPageFeedback?.state).toBe("open");
      expect(await readRows("SELECT number FROM page_feedback WHERE state <> 'open'")).toEqual(
        left.map((number) => ({ number })),
      );
    }
    expect((await ask(SEND, { input: TOLD })).errors).toBeDefined();
    expect(await readRows("SELECT count(*) AS entries, min(number) AS oldest FROM page_feedback")).toEqual([
      { entries: 20_000, oldest: 1 },
    ]);
  });
});

describe("editors", () => {
  it("list, answer and close it, and nobody else does", async () => {
    const { ask, join, place } = await createTestAccounts();
    const token = await join("ada");
    await ask(SEND, { input: TOLD });
    await ask(SEND, { input: { ...TOLD, message: null, about: "zzz" } });
    const ANSWERED = { number: 1, answer: "It is 18 %.", page: `${PAGE}#rate` };
    for (const asking of [{}, { token }]) {
      for (const [query, variables] of [
        [LIST, {}],
        [ANSWER, ANSWERED],
        [CLOSE, { number: 1 }],
      ] as const)
        expect(await ask(query, variables, asking)).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    }
    await appointEditor(place, "ada");
    expect(await ask("{ me { role { type } } }", {}, { token })).toMatchObject({
      data: { me: { role: { type: "editor" } } },
    });
    expect((await ask(LIST, { state: "open" }, { token })).data?.pageFeedbackEntries).toEqual([
      { number: 2, state: "open", about: "zzz", message: null },
      { number: 1, state: "open", about: null, message: "The rate is gone." },
    ]);
    await ask(ANSWER, ANSWERED, { token });
    await ask(CLOSE, { number: 2 }, { token });
    expect((await ask(LIST, { state: "open" }, { token })).data?.pageFeedbackEntries).toEqual([]);
    expect((await ask(FIND, { number: 1 })).data?.pageFeedback).toMatchObject({
      state: "answered",
      answer: "It is 18 %.",
      answerPage: `${PAGE}#rate`,
    });
    expect((await ask(FIND, { number: 2 })).data?.pageFeedback).toMatchObject({ state: "closed", answer: null });
    await appointEditor(place, "ada", false);
    expect(await ask(LIST, {}, { token })).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  });

  it("cannot answer what there is not, nor lead elsewhere, nor with nothing", async () => {
    const { ask, join, place } = await createTestAccounts();
    const token = await join("ada");
    await appointEditor(place, "ada");
    await ask(SEND, { input: TOLD });
    const codeOf = async (variables: object) =>
      (await ask(ANSWER, { number: 1, answer: "Yes.", ...variables }, { token })).errors?.[0]?.extensions.code;
    expect(await codeOf({ number: 9 })).toBe("STRAPI_NOT_FOUND_ERROR");
    expect(await codeOf({ page: "https://evil.example" })).toBe("BAD_USER_INPUT");
    expect(await codeOf({ answer: " " })).toBe("BAD_USER_INPUT");
    expect(await codeOf({})).toBeUndefined();
  });
});
