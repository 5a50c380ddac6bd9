import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEvent, someEvents } from "./learning-event-builder.ts";
import { applyEvents, targetKey } from "./learning-state.ts";
import { compactEvents, mergeEvents } from "./merge-events.ts";

describe("mergeEvents", () => {
  it("does not care about the order", () => {
    fc.assert(
      fc.property(someEvents, someEvents, (one, other) => {
        expect(mergeEvents(one, other)).toEqual(mergeEvents(other, one));
      }),
    );
  });

  it("does not care about grouping", () => {
    fc.assert(
      fc.property(someEvents, someEvents, someEvents, (one, two, three) => {
        expect(mergeEvents(mergeEvents(one, two), three)).toEqual(mergeEvents(one, mergeEvents(two, three)));
      }),
    );
  });

  it("does not care about repetition", () => {
    fc.assert(
      fc.property(someEvents, someEvents, (one, other) => {
        const merged = mergeEvents(one, other);
        expect(mergeEvents(merged, other)).toEqual(merged);
        expect(mergeEvents(merged, merged)).toEqual(merged);
      }),
    );
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(someEvents, someEvents, (one, other) => {
        const merged = mergeEvents(one, other);
        for (const event of [...one, ...other]) expect(merged).toContainEqual(event);
      }),
    );
  });

  it("puts events in the order in which they happened", () => {
    const late = anEvent({ what: "read", at: 20 });
    const early = anEvent({ what: "bookmark", at: 10 });
    expect(mergeEvents([late], [early])).toEqual([early, late]);
  });

  it("chooses the same of two events that claim one id, on every device", () => {
    const one = { ...anEvent({ what: "read" }), id: "the-same-id" };
    const other = { ...anEvent({ what: "unread" }), id: "the-same-id" };
    expect(mergeEvents([one], [other])).toHaveLength(1);
    expect(mergeEvents([one], [other])).toEqual(mergeEvents([other], [one]));
  });
});

describe("compactEvents", () => {
  it("changes nothing of what follows", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        expect(statesOf(compactEvents(events))).toEqual(statesOf(events));
      }),
    );
  });

  it("changes nothing either on devices that meet later", () => {
    fc.assert(
      fc.property(someEvents, someEvents, (one, other) => {
        const met = mergeEvents(compactEvents(one), compactEvents(other));
        expect(statesOf(met)).toEqual(statesOf(mergeEvents(one, other)));
        expect(compactEvents(compactEvents(met))).toEqual(compactEvents(met));
      }),
    );
  });

  it("keeps of readings those that got farther than every later one", () => {
    const readings = [40, 90, 20, 20, 10].map((percent, at) => anEvent({ what: "reading", percent, at }));
    expect(compactEvents(readings)).toEqual([readings[1], readings[3], readings[4]]);
  });

  it("still knows what counts once another device has taken back the farthest", () => {
    const readings = [50, 30, 10].map((percent, at) => anEvent({ what: "reading", percent, at: at * 10 }));
    const takenBack = anEvent({ what: "unread", at: 5 });
    const met = mergeEvents(compactEvents(readings), [takenBack]);
    expect(applyEvents([], met)).toMatchObject([{ percent: 30 }]);
  });

  it("keeps every attempt at a quiz", () => {
    const attempts = [1, 2].map((at) => {
      return anEvent({ what: "quiz", kind: "quiz", slug: "a-quiz", locale: "en", answers: [], at });
    });
    expect(compactEvents(attempts)).toEqual(attempts);
  });

  it("takes nobody's events for another's", () => {
    const events = ["0", "7"].map((owner) => anEvent({ what: "read", owner }));
    expect(compactEvents(events)).toHaveLength(2);
  });
});

function statesOf(events: Parameters<typeof mergeEvents>[0]) {
  const states = applyEvents([], mergeEvents(events, []));
  return new Map(states.map((state) => [targetKey(state), state]));
}
