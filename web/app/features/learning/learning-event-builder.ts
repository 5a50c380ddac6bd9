import { createHash } from "node:crypto";
import fc from "fast-check";
import { type LearningEvent, parseLearningEvent, type Target } from "./learning-event.ts";

const STAKING: Target = { kind: "concept", slug: "staking" };

/** For tests: an event that is sound, of the concept Staking unless told otherwise. Its id follows from what it says. */
export function anEvent(said: { what: LearningEvent["what"] } & Record<string, unknown>): LearningEvent {
  const event = { at: 1_000, owner: "0", ...STAKING, ...said };
  const id = createHash("sha256").update(JSON.stringify(event)).digest("hex").slice(0, 32);
  const parsed = parseLearningEvent({ id, ...event });
  if (!parsed) throw new Error(`expected an event, got ${JSON.stringify(event)}`);
  return parsed;
}

const target = fc.constantFrom<Target>(
  STAKING,
  { kind: "guide", slug: "staking" },
  { kind: "article", slug: "the-halving" },
);

const payload = fc.oneof(
  fc.record({ what: fc.constant("reading" as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ what: fc.constantFrom("read" as const, "unread" as const, "bookmark" as const, "unbookmark" as const) }),
  fc.record({ what: fc.constant("feedback" as const), helpful: fc.boolean() }),
);

/** For tests: events of few documents, moments and owners, so that they meet. */
export const someEvents: fc.Arbitrary<LearningEvent[]> = fc
  .array(
    fc
      .tuple(target, payload, fc.integer({ min: 0, max: 12 }), fc.constantFrom("0", "7"))
      .map(([target, payload, at, owner]) => anEvent({ ...target, ...payload, at, owner })),
    { maxLength: 20 },
  )
  .map((events) => [...new Map(events.map((event) => [event.id, event])).values()]);
