import { setTimeout as wait } from "node:timers/promises";
import type { Data, FileState, StoredAnswer, TransferredEntry } from "./transferred.ts";

/** An entry as editors have it now, with the file that it was brought from. */
export type HeldEntry = {
  documentId: string;
  isPublished: boolean;
  updatedAt: string;
  data: Data;
  file: { path: string; text: string; data: Data; isPublished: boolean } | null;
};

export type Held = {
  files: readonly FileState[];
  answers: readonly { question: string; hash: string }[];
};

export type StrapiClient = ReturnType<typeof createStrapiClient>;

/** What cannot go on; the message says what to do. */
export class TransferFailed extends Error {}

export type ClientOptions = {
  url: string;
  token: string;
  fetch?: typeof fetch;
  /** Milliseconds before each further try. */
  pauses?: readonly number[];
};

const PAUSES = [1_000, 4_000, 15_000];
const PAGE = 50;

/** The plugin's side of a transfer, over HTTP. What fails for want of an answer is tried again: every request may be repeated. */
export function createStrapiClient({ url, token, fetch: send = fetch, pauses = PAUSES }: ClientOptions) {
  async function ask<Answer>(path: string, body?: object): Promise<Answer> {
    let failure = "";
    for (const pause of [...pauses, null]) {
      const response = await send(`${url.replace(/\/$/, "")}/api/learn/transfer/${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        failure = reasonOf(error);
        return null;
      });
      if (response?.ok) return (await response.json()) as Answer;
      if (response && response.status < 500 && response.status !== 429) throw await describeRefusal(response, url);
      if (response) failure = `HTTP ${response.status}: ${(await response.text()).slice(0, 300)}`;
      if (pause !== null) await wait(pause);
    }
    throw new TransferFailed(`${url} does not answer (${failure}). Run it again: it goes on where it stopped.`);
  }

  return {
    list: () => ask<Held>("files"),
    write: (entries: readonly TransferredEntry[]) => ask<unknown>("entries", { entries }),
    saveFiles: (entries: readonly TransferredEntry[]) => ask<unknown>("files", { entries }),
    remove: (paths: readonly string[]) => ask<unknown>("removals", { paths }),
    forget: (paths: readonly string[]) => ask<unknown>("forgotten", { paths }),
    writeAnswers: (answers: readonly StoredAnswer[], removed: readonly string[]) =>
      ask<unknown>("answers", { answers, removed }),

    /** Every entry of a type in a language. */
    async *read(type: string, locale: string): AsyncGenerator<HeldEntry> {
      for (let start = 0; ; start += PAGE) {
        const asked = new URLSearchParams({ type, locale, start: String(start), limit: String(PAGE) });
        const { entries } = await ask<{ entries: HeldEntry[] }>(`entries?${asked}`);
        yield* entries;
        if (entries.length < PAGE) return;
      }
    },
  };
}

async function describeRefusal(response: Response, url: string): Promise<TransferFailed> {
  const { status } = response;
  if (status === 401 || status === 403) {
    return new TransferFailed(`${url} refuses the token: CONTENT_PUSH_TOKEN has to be the one in .env of its cms/.`);
  }
  if (status === 404) return new TransferFailed(`${url} is no Strapi with the plugin of cms/: it has no /api/learn.`);
  return new TransferFailed(`${url} refuses it, HTTP ${status}: ${(await response.text()).slice(0, 500)}`);
}

function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : { cause: undefined };
  return cause instanceof Error ? cause.message : String(error);
}
