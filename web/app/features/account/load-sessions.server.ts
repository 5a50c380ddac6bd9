import { GetMySessions } from "@learn-bittensor/contract/operations/account";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";

/** A device on which the visitor is signed in. Moments are as JSON has them. */
export interface Session {
  id: string;
  /** What its browser and its system are called, where they are known. */
  browser: string | null;
  system: string | null;
  startedAt: string;
  usedAt: string;
  isCurrent: boolean;
}

/** Where the visitor is signed in; null where the provider does not tell: a Strapi has to be taught to. */
export async function loadSessions(content: ContentClient): Promise<Session[] | null> {
  try {
    const { mySessions } = await content.query(GetMySessions, {});
    return mySessions.map((session) => ({
      ...session,
      startedAt: String(session.startedAt),
      usedAt: String(session.usedAt),
    }));
  } catch (error) {
    if (error instanceof ContentRefused) return null;
    throw error;
  }
}
