import { access, constants, statfs } from "node:fs/promises";
import { findOverdueFacts } from "@learn-bittensor/provider/find-overdue-facts";
import type { ContentTransport } from "../../app/site/content-client.server.ts";
import type { SearchFreshness } from "../create-embedded-search.ts";
import type { IndexState } from "../create-search.ts";
import type { PartState, Probes } from "./check-readiness.ts";
import type { createBackups } from "./create-backups.ts";

/** Below that, a day of learners' marks may not fit any more. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;
const A_MEGABYTE = 1024 * 1024;
/** A failed filling is tried again within half a minute: whoever is behind for longer stays so by itself. */
const LONGEST_BEHIND_SECONDS = 300;

interface Options {
  transport: ContentTransport;
  contentToken: string;
  /** What is searched, and how fresh it is, null where the engine does not say; null where nobody searches here. */
  search: { listIndexes: () => Promise<IndexState[]>; freshness: () => SearchFreshness | null } | null;
  /** The folder of the embedded provider's data, its mail and its content; null where another provider answers. */
  embedded: {
    dataDir: string;
    contentDir: string;
    isMailFailing: () => boolean;
    checkDatabase: () => Promise<void>;
  } | null;
  /** What several servers share; null where there is one. */
  shared?: { state: () => Promise<PartState> } | null;
  /** Whether the server has been told to end. */
  isStopping?: () => boolean;
  backups: Pick<ReturnType<typeof createBackups>, "isLate" | "lastMadeAt"> | null;
  now: () => Date;
}

/** The parts the site stands on, as `/readyz` asks them. */
export function listProbes(options: Options): Probes {
  const { transport, contentToken, search, embedded, shared, isStopping, backups, now } = options;
  return {
    ...(isStopping && {
      server: () => (isStopping() ? { isReady: false, reason: "told to end" } : { isReady: true }),
    }),
    provider: () => probeProvider(transport, contentToken),
    ...(search && { search: async () => describeSearch(await search.listIndexes(), search.freshness(), now()) }),
    ...(embedded && {
      mail: () => ({ isReady: !embedded.isMailFailing() }),
      database: () => embedded.checkDatabase().then(() => ({ isReady: true })),
      disk: () => probeDisk(embedded.dataDir),
      facts: async () => describeFacts(await findOverdueFacts(embedded.contentDir, now())),
    }),
    ...(shared && { cache: shared.state }),
    ...(backups && {
      backup: () => {
        const madeAt = backups.lastMadeAt();
        return { isReady: !backups.isLate(), lastMadeAt: madeAt === null ? null : new Date(madeAt).toISOString() };
      },
    }),
  };
}

/** A page needs content, so content is asked for. */
async function probeProvider(transport: ContentTransport, token: string): Promise<PartState> {
  const { status, body } = await transport({
    operationName: undefined,
    query: "{ concepts(pagination: { limit: 1 }) { data { attributes { slug } } } }",
    variables: {},
    authorization: `Bearer ${token}`,
  });
  if (status === 401 || status === 403)
    return { isReady: false, reason: `CONTENT_API_TOKEN: the provider refuses it (HTTP ${status})` };
  const hasData =
    typeof body === "object" && body !== null && "data" in body && body.data !== null && !("errors" in body);
  return status === 200 && hasData ? { isReady: true } : { isReady: false, reason: `HTTP ${status} without data` };
}

function describeSearch(indexes: IndexState[], freshness: SearchFreshness | null, now: Date): PartState {
  if (indexes.length === 0) return { isReady: false, reason: "the indexes are being filled" };
  const secondsSince = (moment: Date | null) => moment && Math.round((now.getTime() - moment.getTime()) / 1_000);
  const behindSeconds = secondsSince(freshness?.behindSince ?? null) ?? 0;
  const isTooOld = behindSeconds > LONGEST_BEHIND_SECONDS;
  return {
    isReady: !isTooOld,
    ...(isTooOld && { reason: `what is searched is behind the content for ${behindSeconds} s` }),
    freshness: freshness && { behindSeconds, takenOverSecondsAgo: secondsSince(freshness.takenOverAt) },
    indexes: indexes.map(({ uid, documents, filledAt }) => ({ uid, documents, ageSeconds: secondsSince(filledAt) })),
  };
}

async function probeDisk(dataDir: string): Promise<PartState> {
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  return { isReady: bavail * bsize >= LEAST_FREE_BYTES, freeMb: Math.floor((bavail * bsize) / A_MEGABYTE) };
}

/** A fact that should be looked at again is work for an editor; the site serves on. */
function describeFacts(overdue: readonly { id: string; reviewBy: string }[]): PartState {
  return { isReady: true, overdue: overdue.length, oldest: overdue[0] ?? null };
}
