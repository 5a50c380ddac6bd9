import { z } from "zod";
import type { ContentClient } from "#app/site/content-client.server.ts";
import { eventsOf } from "./events-of.ts";
import { parseLearningEvent } from "./learning-event.ts";
import type { Renamed } from "./renamed/list-renamed.ts";
import { replayEvents } from "./replay-events.server.ts";
import { MOST_EVENTS_AT_ONCE } from "./sync-events.ts";

const syncRequest = z.object({
  visitor: z.string(),
  sentAt: z.number(),
  events: z.array(z.unknown()).max(MOST_EVENTS_AT_ONCE),
});

/** What a device is answered: the events it can forget, or why it cannot. */
export type SyncAnswer = { status: 200; settled: string[]; refused: string[] } | { status: 400 | 409 };

/**
 * Takes in what a device has stored, for the visitor whose page sends it: 409 where the visitor is meanwhile another, 400 for what
 * no page of the site sends.
 */
export async function receiveEvents(
  body: unknown,
  given: { visitorId: string; content: ContentClient; now: number; renamed?: readonly Renamed[] },
): Promise<SyncAnswer> {
  const { visitorId, content, now, renamed = [] } = given;
  const request = syncRequest.safeParse(body);
  if (!request.success) return { status: 400 };
  const { visitor, sentAt, events } = request.data;
  if (visitor === "0" || visitor !== visitorId) return { status: 409 };
  const sound = events.map(parseLearningEvent).filter((event) => event !== null);
  if (sound.length < events.length) return { status: 400 };
  const replayed = await replayEvents(content, eventsOf(visitor, sound), { clockAheadMs: now - sentAt, renamed });
  return { status: 200, ...replayed };
}
