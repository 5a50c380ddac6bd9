import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLearningEvent, parseTarget } from "./learning-event.ts";
import { anEvent, someEvents } from "./learning-event-builder.ts";

const READ = { id: "0b5f3f9a-1c55", at: 1_000, owner: "0", kind: "concept", slug: "staking", what: "read" };

describe("parseLearningEvent", () => {
  it("gives back what it was given, through a file and back", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        for (const event of events) expect(parseLearningEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
      }),
    );
  });

  it("stores nothing but what belongs to the event", () => {
    expect(parseLearningEvent({ ...READ, percent: 5, admin: true, __proto__: { x: 1 } })).toEqual(READ);
  });

  it.each([
    ["no record", "read"],
    ["nothing", null],
    ["a list", []],
    ["no id", { ...READ, id: undefined }],
    ["an id of other letters", { ...READ, id: "<script>alert()" }],
    ["an endless id", { ...READ, id: "a".repeat(65) }],
    ["an unknown kind", { ...READ, kind: "constructor" }],
    ["a slug that is no text", { ...READ, slug: 7 }],
    ["an empty slug", { ...READ, slug: "" }],
    ["an endless slug", { ...READ, slug: "a".repeat(201) }],
    ["a moment before all time", { ...READ, at: -1 }],
    ["a moment that is none", { ...READ, at: Number.NaN }],
    ["a moment after all time", { ...READ, at: 8_640_000_000_000_001 }],
    ["an owner of other letters", { ...READ, owner: "7 or 1=1" }],
    ["an unknown payload", { ...READ, what: "toString" }],
    ["reading without percent", { ...READ, what: "reading" }],
    ["more than everything", { ...READ, what: "reading", percent: 101 }],
    ["half a percent", { ...READ, what: "reading", percent: 0.5 }],
    ["an opinion without one", { ...READ, what: "feedback", message: " \n" }],
    ["an endless message", { ...READ, what: "feedback", message: "a".repeat(2_001) }],
    ["a verdict that is none", { ...READ, what: "feedback", helpful: "yes" }],
    ["a quiz of no quiz", { ...READ, what: "quiz", locale: "en", answers: [] }],
    ["answers that are none", { ...READ, kind: "quiz", what: "quiz", locale: "en", answers: [{ question: "a" }] }],
    [
      "options that are none",
      { ...READ, kind: "quiz", what: "quiz", locale: "en", answers: [{ question: "a", options: [1] }] },
    ],
  ])("refuses %s", (_, value) => {
    expect(parseLearningEvent(value)).toBeNull();
  });

  it.each([
    { what: "feedback", helpful: true, message: null },
    { what: "feedback", helpful: null, message: "나쁘지 않아요." },
    { what: "quiz", kind: "quiz", locale: "de", answers: [{ question: "roles", options: ["miner", "validator"] }] },
    { what: "reading", percent: 100 },
  ] as const)("takes $what", (payload) => {
    expect(anEvent(payload)).toMatchObject(payload);
  });
});

describe("what a quiz was graded", () => {
  const QUIZ = {
    ...READ,
    kind: "quiz",
    what: "quiz",
    locale: "en",
    answers: [{ question: "roles", options: ["miner"] }],
  };
  const GRADED = [{ question: "roles", correct: false, section: "example", title: "An example" }];

  it("is stored with its answers", () => {
    const event = { ...QUIZ, passed: false, graded: GRADED };
    expect(parseLearningEvent({ ...event, graded: [{ ...GRADED[0], secret: 1 }] })).toEqual(event);
  });

  it.each([
    ["is missing, as in earlier versions", {}],
    ["is no list", { passed: true, graded: "all" }],
    ["says of nothing whether it was enough", { graded: GRADED }],
    ["holds what is no answer", { passed: true, graded: [{ question: "roles" }] }],
    ["has an endless heading", { passed: true, graded: [{ ...GRADED[0], title: "a".repeat(201) }] }],
  ])("is left out where it %s: the answers stay", (_, grading) => {
    expect(parseLearningEvent({ ...QUIZ, ...grading })).toEqual(QUIZ);
  });
});

describe("parseTarget", () => {
  it("takes a kind and a slug", () => {
    expect(parseTarget({ kind: "get_started", slug: "take-part", other: 1 })).toEqual({
      kind: "get_started",
      slug: "take-part",
    });
    expect(parseTarget({ kind: "concept" })).toBeNull();
  });
});
