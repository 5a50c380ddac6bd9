import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { Data, StoredAnswer, TransferredEntry } from "./transferred.ts";

type Held = TransferredEntry & { writtenAt: string };

/** A server that stores what it is brought as the plugin of `cms/` does, with an editor's hands on it. */
export async function startFakeStrapi() {
  /** By type, document and language. */
  const entries = new Map<string, TransferredEntry>();
  const files = new Map<string, Held>();
  const answers = new Map<string, StoredAnswer>();
  const requests: string[] = [];
  let failures = 0;
  let breaksAfter = Number.POSITIVE_INFINITY;

  const keyOf = ({ type, documentId, locale }: TransferredEntry) => `${type} ${documentId} ${locale}`;
  const storeFile = (entry: TransferredEntry) => files.set(entry.path, { ...entry, writtenAt: entry.updatedAt });

  const actions: Record<string, (asked: never) => unknown> = {
    "GET files": () => ({
      files: [...files.values()].map((file) => {
        const own = entries.get(keyOf(file));
        const isSame = own?.updatedAt === file.writtenAt;
        return {
          path: file.path,
          hash: file.hash,
          documentId: file.documentId,
          state: own ? (isSame ? "same" : "edited") : "gone",
        };
      }),
      answers: [...answers.values()].map(({ question, hash }) => ({ question, hash })),
    }),
    "POST entries": ({ entries: brought }: { entries: TransferredEntry[] }) => {
      for (const entry of brought) {
        entries.set(keyOf(entry), structuredClone(entry));
        storeFile(entry);
      }
    },
    "POST files": ({ entries: stored }: { entries: TransferredEntry[] }) => {
      for (const entry of stored) storeFile(entry);
    },
    "POST removals": ({ paths }: { paths: string[] }) => {
      for (const path of paths) {
        const file = files.get(path);
        if (file) entries.delete(keyOf(file));
        files.delete(path);
      }
    },
    "POST forgotten": ({ paths }: { paths: string[] }) => {
      for (const path of paths) files.delete(path);
    },
    "POST answers": ({ answers: brought, removed }: { answers: StoredAnswer[]; removed: string[] }) => {
      for (const answer of brought) answers.set(answer.question, answer);
      for (const question of removed) answers.delete(question);
    },
    "GET entries": (asked: { type: string; locale: string; start: string; limit: string }) => {
      const all = [...entries.values()].filter(({ type, locale }) => type === asked.type && locale === asked.locale);
      return {
        entries: all.slice(Number(asked.start), Number(asked.start) + Number(asked.limit)).map((entry) => ({
          ...entry,
          file: [...files.values()].find((file) => keyOf(file) === keyOf(entry)) ?? null,
        })),
      };
    },
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://strapi.test");
    const name = `${request.method} ${url.pathname.replace("/api/learn/transfer/", "")}`;
    requests.push(name);
    const body = request.method === "POST" ? JSON.parse(await readText(request)) : Object.fromEntries(url.searchParams);
    const answer = (status: number, said: unknown) => response.writeHead(status).end(JSON.stringify(said ?? {}));
    if (request.headers.authorization !== "Bearer transfer-token") return answer(403, {});
    if (failures > 0) {
      failures -= 1;
      return answer(503, {});
    }
    if (requests.filter((each) => each === "POST entries").length > breaksAfter) return answer(500, {});
    return answer(200, actions[name]?.(body as never));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entries,
    answers,
    requests,

    /** An editor saves an entry. */
    edit(path: string, change: (data: Data) => void, updatedAt = "2026-11-30T10:00:00.000Z"): void {
      const entry = entries.get(keyOf(files.get(path) as Held)) as TransferredEntry;
      change(entry.data);
      entry.updatedAt = updatedAt;
    },
    /** An editor makes an entry. */
    create(entry: Pick<TransferredEntry, "type" | "documentId" | "locale" | "data">): void {
      const made = { ...entry, path: "", hash: "", text: "", isPublished: true, updatedAt: "2026-11-30T10:00:00.000Z" };
      entries.set(keyOf(made), made);
    },
    delete(path: string): void {
      entries.delete(keyOf(files.get(path) as Held));
    },
    failNext(count: number): void {
      failures = count;
    },
    /** Every request to write entries fails but the first ones. */
    breakAfter(count: number): void {
      breaksAfter = count;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
