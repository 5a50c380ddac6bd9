import { describe, expect, it } from "vitest";
import { type Clock, createSearcher } from "./create-searcher.ts";

describe("createSearcher", () => {
  it("asks once, 300 ms after the last key, for the last text", () => {
    const { searcher, clock, asked } = aSearcher();
    searcher.schedule("s");
    clock.pass(299);
    searcher.schedule("st");
    clock.pass(299);
    expect(asked).toEqual([]);
    clock.pass(1);
    expect(asked.map(({ text }) => text)).toEqual(["st"]);
    clock.pass(5_000);
    expect(asked).toHaveLength(1);
  });

  it("asks at once where one has chosen the text", () => {
    const { searcher, clock, asked } = aSearcher();
    searcher.schedule("s");
    searcher.searchNow("staking");
    expect(asked.map(({ text }) => text)).toEqual(["staking"]);
    clock.pass(1_000);
    expect(asked).toHaveLength(1);
  });

  it("aborts a request as soon as something else is typed", () => {
    const { searcher, clock, asked } = aSearcher();
    searcher.schedule("s");
    clock.pass(300);
    expect(asked[0]?.signal.aborted).toBe(false);
    searcher.schedule("st");
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("never lets an older answer take the place of a newer one, even where aborting does not help", async () => {
    const { searcher, asked, answers } = aSearcher();
    searcher.searchNow("old");
    searcher.searchNow("new");
    asked[1]?.answer("for new");
    await settled();
    asked[0]?.answer("for old");
    await settled();
    expect(answers).toEqual([["for new", "new"]]);
  });

  it("does not take up an old answer while a newer one is awaited", async () => {
    const { searcher, asked, answers } = aSearcher();
    searcher.searchNow("old");
    searcher.schedule("new");
    asked[0]?.answer("for old");
    await settled();
    expect(answers).toEqual([]);
  });

  it("tells of a failure, but not of one that nobody waits for any more", async () => {
    const { searcher, asked, failures } = aSearcher();
    searcher.searchNow("old");
    searcher.searchNow("new");
    asked[0]?.fail(new Error("aborted"));
    await settled();
    expect(failures).toEqual([]);
    asked[1]?.fail(new Error("down"));
    await settled();
    expect(failures).toEqual([new Error("down")]);
  });

  it("gives up an engine that says nothing for ten seconds, once", async () => {
    const { searcher, clock, asked, answers, failures } = aSearcher();
    searcher.searchNow("slow");
    clock.pass(9_999);
    expect(failures).toEqual([]);
    clock.pass(1);
    expect(failures).toEqual([new Error("the search engine does not answer")]);
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer("at last");
    await settled();
    expect(answers).toEqual([]);
  });

  it("asks for the same again after as long as the engine wants, and tells that it does", async () => {
    const { searcher, clock, asked, answers, failures, delays } = aSearcher({ askAgainAfter: () => 2_000 });
    searcher.searchNow("early");
    asked[0]?.fail(new Error("not yet"));
    await settled();
    expect(delays()).toBe(1);
    clock.pass(1_999);
    expect(asked).toHaveLength(1);
    clock.pass(1);
    expect(asked.map(({ text }) => text)).toEqual(["early", "early"]);
    asked[1]?.answer("at last");
    await settled();
    expect([answers, failures]).toEqual([[["at last", "early"]], []]);
  });

  it("does not ask again for what is no longer in the field", async () => {
    const { searcher, clock, asked } = aSearcher({ askAgainAfter: () => 2_000 });
    searcher.searchNow("early");
    asked[0]?.fail(new Error("not yet"));
    await settled();
    searcher.schedule("later");
    clock.pass(20_000);
    expect(asked.map(({ text }) => text)).toEqual(["early", "later"]);
    asked[1]?.fail(new Error("not yet"));
    await settled();
    searcher.cancel();
    clock.pass(20_000);
    expect(asked).toHaveLength(2);
  });

  it("gives up an engine that cannot answer six times", async () => {
    const { searcher, clock, asked, failures, delays } = aSearcher({ askAgainAfter: () => 2_000 });
    searcher.searchNow("in vain");
    for (let tried = 0; tried < 6; tried += 1) {
      asked[tried]?.fail(new Error(`not yet, ${tried + 1}`));
      await settled();
      clock.pass(2_000);
    }
    expect(asked).toHaveLength(6);
    expect(delays()).toBe(5);
    expect(failures).toEqual([new Error("not yet, 6")]);
  });

  it("does nothing more once cancelled", async () => {
    const { searcher, clock, asked, answers, failures } = aSearcher();
    searcher.schedule("a");
    searcher.cancel();
    clock.pass(20_000);
    expect(asked).toEqual([]);
    searcher.searchNow("b");
    searcher.cancel();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer("too late");
    clock.pass(20_000);
    await settled();
    expect([answers, failures]).toEqual([[], []]);
  });
});

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (answer: string) => void;
  fail: (error: Error) => void;
}

function aSearcher({ askAgainAfter = (): number | null => null } = {}) {
  const clock = aClock();
  let delayed = 0;
  const asked: Asked[] = [];
  const answers: [string, string][] = [];
  const failures: unknown[] = [];
  const searcher = createSearcher<string>({
    clock,
    ask: (text, signal) =>
      new Promise((answer, fail) => {
        asked.push({ text, signal, answer, fail });
      }),
    onAnswer: (answer, text) => answers.push([answer, text]),
    askAgainAfter,
    onDelay: () => {
      delayed += 1;
    },
    onFailure: (error) => failures.push(error),
  });
  return { searcher, clock, asked, answers, failures, delays: () => delayed };
}

/** Timers that run when the test lets time pass. */
function aClock(): Clock & { pass: (ms: number) => void } {
  let now = 0;
  let timers: { id: number; at: number; callback: () => void }[] = [];
  let lastId = 0;
  return {
    setTimeout(callback, delayMs) {
      lastId += 1;
      timers.push({ id: lastId, at: now + delayMs, callback });
      return lastId;
    },
    clearTimeout(timer) {
      timers = timers.filter(({ id }) => id !== timer);
    },
    pass(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    },
  };
}

/** All promises that are fulfilled by now have been followed. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
