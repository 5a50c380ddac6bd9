import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ask, openAccount } from "../../bench/open-account.ts";
import { startSite } from "../../scripts/start-server.mjs";
import { mountSmallDisk, type Outcome } from "./small-disk.ts";

const NAME = "disk full: refused, nothing by halves, goes on with room";
const DISK_MB = 8;
const LONGEST_NOTE = 500;
const MOST_WRITES = 20_000;
const ADD_BOOKMARK = "mutation($input: AddBookmarkInput!) { addBookmark(input: $input) { note } }";
const MY_BOOKMARKS = "{ myBookmarks { slug note } }";
const LIST_CONCEPTS = "{ concepts(pagination: { limit: 100 }) { data { slug } } }";

/** Fills the disk that accounts are on while somebody writes. */
export async function tryFullDisk(folder: string): Promise<Outcome> {
  const disk = await mountSmallDisk(folder, DISK_MB);
  if (!disk) return { name: NAME, skipped: "no disk may be mounted here", problems: [] };
  const problems: string[] = [];
  const site = await startSite(path.join(folder, "data"), { settings: { LOG_LEVEL: "error" } });
  try {
    const token = await openAccount(site.origin, path.join(folder, "data"), "full");
    const answer = JSON.stringify(await ask(site.origin, LIST_CONCEPTS, {}));
    const slugs = [...answer.matchAll(/"slug":"([^"]+)"/g)].map(([, slug = ""]) => slug);
    const stored = new Map<string, string>();
    const write = async (count: number) => {
      const slug = slugs[count % slugs.length] ?? "";
      const note = `${count} `.padEnd(LONGEST_NOTE, "x");
      const response = await fetch(`${site.origin}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: ADD_BOOKMARK, variables: { input: { kind: "concept", slug, note } } }),
      });
      const body = await response.text();
      const isStored = response.status === 200 && !body.includes('"errors"');
      if (isStored) stored.set(slug, note);
      return { isStored, told: `${response.status} ${body}` };
    };

    const filler = path.join(folder, "filler");
    await fill(filler);
    let told = "";
    for (let count = 0; count < MOST_WRITES && told === ""; count += 1) {
      const outcome = await write(count);
      if (!outcome.isStored) told = outcome.told;
    }
    if (told === "") problems.push("the disk never was full");
    if (/ at |SQLITE|\/tmp|accounts\.db/.test(told))
      problems.push(`the answer tells of the inside: ${told.slice(0, 300)}`);
    if (!/disk|full|ENOSPC/i.test(site.log()))
      problems.push(`the log does not name the disk: ${site.log().slice(-500)}`);
    const page = await fetch(`${site.origin}/about`);
    await page.arrayBuffer();
    if (page.status !== 200) problems.push(`a page answers ${page.status} meanwhile`);

    const found = await bookmarksOf(site.origin, token);
    for (const [slug, note] of stored)
      if (found.get(slug) !== note) problems.push(`${slug}: what was acknowledged is not there`);
    await rm(filler);
    const again = await write(0);
    if (!again.isStored) problems.push(`with room again it still refuses: ${again.told.slice(0, 300)}`);
  } finally {
    await site.stop();
  }
  const database = new DatabaseSync(path.join(folder, "data", "accounts.db"));
  const integrity = JSON.stringify(database.prepare("PRAGMA integrity_check").all());
  database.close();
  if (integrity !== '[{"integrity_check":"ok"}]') problems.push(`the database: ${integrity}`);
  disk.unmount();
  return { name: NAME, skipped: null, problems };
}

/** Takes what is left, down to the last block. */
async function fill(file: string): Promise<void> {
  const block = Buffer.alloc(4_096);
  for (;;) {
    const isWritten = await writeFile(file, block, { flag: "a" }).then(
      () => true,
      () => false,
    );
    if (!isWritten) return;
  }
}

async function bookmarksOf(origin: string, token: string): Promise<Map<string, string>> {
  const answer = (await ask(origin, MY_BOOKMARKS, {}, { token })) as { myBookmarks: { slug: string; note: string }[] };
  return new Map(answer.myBookmarks.map(({ slug, note }) => [slug, note]));
}
