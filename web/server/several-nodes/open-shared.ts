import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { createClient } from "redis";
import type { Log } from "../log.ts";
import type { PartState } from "../operations/check-readiness.ts";

export type RedisClient = ReturnType<typeof createClient>;

interface Options {
  url: string;
  /** What every key and channel begins with: several sites may share one server. */
  prefix: string;
  log: Log;
  /** Milliseconds since some moment. */
  clock?: () => number;
}

export type Shared = Awaited<ReturnType<typeof openShared>>;

/** Whoever asks waits no longer than this: the node then goes on with what it has itself. */
const LONGEST_ANSWER_MS = 100;
/** After that it is not asked again for a while, so that a slow server does not slow every request. */
const REST_MS = 1_000;
const CONNECT_TIMEOUT_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;
const TRY_AGAIN_MS = 250;
/** How many changes a server knows that is new or has been emptied. */
const NONE = "0";

/** Counts a change and tells of it in one step, so that nodes hear of changes in the order in which they are counted. */
const COUNT_AND_TELL = `
local changes = redis.call("INCR", KEYS[1])
redis.call("PUBLISH", KEYS[2], changes .. " " .. ARGV[1])
return changes`;

/**
 * What the nodes of a site share: a Redis or Valkey. It may come later, be slow, go away and be emptied; nobody waits for it
 * for longer than a moment. Its client is loaded only here.
 */
export async function openShared({ url, prefix, log, clock = () => performance.now() }: Options) {
  const { createClient } = await import("redis");
  const channel = `${prefix}:content`;
  const self = randomUUID();
  let restsUntil = Number.NEGATIVE_INFINITY;
  let lastFault: unknown = new Error("not connected yet");
  let isTold = true;
  let isTelling = false;
  /** What is to be told of has changed; null where it may be anything. */
  let untold: readonly string[] | null = [];
  let isClosed = false;
  /** How many changes of the content there have been, as far as this node knows. */
  let known: string | undefined;
  let listener: (texts: readonly string[] | null) => void = () => undefined;

  const client: RedisClient = createClient({
    url,
    // A node that waits for the connection has its own answer sooner.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
  const subscriber: RedisClient = client.duplicate();
  for (const each of [client, subscriber]) each.on("error", noteFault);
  client.connect().catch(noteFault);
  // The library subscribes again by itself when a connection was lost.
  subscriber.on("ready", () => void compare());
  subscriber
    .connect()
    .then(() => subscriber.subscribe(channel, hear))
    .then(compare)
    .catch(noteFault);

  function noteFault(cause: unknown): void {
    if (isClosed) return;
    lastFault = cause;
    log({
      level: "warn",
      outage: "CACHE_URL does not answer",
      message: "CACHE_URL: no answer; each node goes on with what it has itself",
      cause,
    });
  }

  /** What a command answers; null where it fails, comes too late, or is not tried as it failed a moment ago. */
  async function ask<Result>(command: (client: RedisClient) => Promise<Result>): Promise<Result | null> {
    if (isClosed || !client.isReady || clock() < restsUntil) return null;
    try {
      return await inTime(command(client), LONGEST_ANSWER_MS);
    } catch (cause) {
      restsUntil = clock() + REST_MS;
      noteFault(cause);
      return null;
    }
  }

  function hear(message: string): void {
    const [count = "", ...words] = message.split(" ");
    // The name of a text has a slash (`concept/k3b…`), that of a server none.
    const texts = words.filter((word) => word.includes("/"));
    const isNext = Number(count) - Number(known ?? Number.NaN) <= 1;
    known = count;
    // Whoever hears of the second next has missed one.
    if (!isNext) listener(null);
    else if (!words.includes(self)) listener(texts.length > 0 ? texts : null);
  }

  /** What was told while the connection was lost, or by a server that has been emptied since, counts as a change. */
  async function compare(): Promise<void> {
    while (!isClosed) {
      const before = known;
      const read = await ask(async (redis) => ({ changes: await redis.get(`${prefix}:changes`) }));
      if (!read) {
        await wait(TRY_AGAIN_MS, undefined, { ref: false });
        continue;
      }
      // What has been heard meanwhile is newer.
      if (known !== before) return;
      const isNew = known !== undefined && known !== (read.changes ?? NONE);
      known = read.changes ?? NONE;
      if (isNew) listener(null);
      return;
    }
  }

  /** Resolves when it has been told, or was tried in vain: then it is tried again and nobody waits. */
  async function tellOthers(texts: readonly string[] | null = null): Promise<void> {
    untold = texts && untold ? [...untold, ...texts] : null;
    isTold = false;
    if (isTelling) return;
    isTelling = true;
    if (await tellOnce()) isTelling = false;
    else void tellUntilTold();
  }

  async function tellUntilTold(): Promise<void> {
    while (!isTold && !isClosed) {
      await wait(TRY_AGAIN_MS, undefined, { ref: false });
      await tellOnce();
    }
    isTelling = false;
  }

  async function tellOnce(): Promise<boolean> {
    isTold = true;
    const texts = untold;
    untold = [];
    const count = await ask((redis) =>
      redis.eval(COUNT_AND_TELL, {
        keys: [`${prefix}:changes`, channel],
        arguments: [[self, ...(texts ?? [])].join(" ")],
      }),
    );
    // Where its own message does not arrive, this node knows all the same.
    if (count !== null && Number(count) - Number(known) === 1) known = String(count);
    if (count === null) {
      isTold = false;
      // Others that were cut off as well take everything for changed.
      untold = null;
    }
    return isTold;
  }

  return {
    prefix,
    ask,

    /**
     * Has every other node told that the content has changed, in these texts where they are known: at once, or as soon as there
     * is a connection. Never rejects.
     */
    tellOfChange: tellOthers,

    /** What is done when another node has told so. */
    onChange(heard: (texts: readonly string[] | null) => void): void {
      listener = heard;
    },

    /** For `/readyz`. */
    async state(): Promise<PartState> {
      const answer = client.isReady ? await inTime(client.ping(), LONGEST_ANSWER_MS).catch(noteFault) : undefined;
      return answer !== undefined && subscriber.isReady
        ? { isReady: true }
        : { isReady: false, reason: describe(lastFault) };
    },

    close(): void {
      isClosed = true;
      client.destroy();
      subscriber.destroy();
    },
  };
}

function describe(fault: unknown): string {
  return fault instanceof Error ? fault.message || fault.name : String(fault);
}

async function inTime<Result>(running: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([running, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
