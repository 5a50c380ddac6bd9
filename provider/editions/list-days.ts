import { execFileSync } from "node:child_process";
import type { ContentFile } from "../content/content-files.ts";
import { isContentPath } from "../content/content-files.ts";

/** All content of a day is a few megabytes. */
const MOST_BYTES = 256 * 1024 * 1024;

/** The last commit of each day (UTC) of the branch that is checked out, in the order of days. */
export function listDays(): { day: string; commit: string }[] {
  const lines = git(["log", "--first-parent", "--format=%ct %H", "HEAD"]).toString("utf8").trim().split("\n");
  const last = new Map<string, string>();
  for (const line of lines) {
    const [seconds = "", commit = ""] = line.split(" ");
    const day = new Date(Number(seconds) * 1_000).toISOString().slice(0, "2026-11-20".length);
    // The latest comes first.
    if (!last.has(day)) last.set(day, commit);
  }
  return [...last].map(([day, commit]) => ({ day, commit })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The content files of a commit. */
export function readContentOf(commit: string): ContentFile[] {
  const listed = git(["ls-tree", "-r", "-z", commit, "--", "content"]).toString("utf8").split("\0");
  const files = listed.flatMap((line) => {
    const [facts = "", path = ""] = line.split("\t");
    const id = facts.split(" ")[2];
    return id !== undefined && isContentPath(path) ? [{ id, path }] : [];
  });
  const bytes = git(["cat-file", "--batch"], files.map(({ id }) => `${id}\n`).join(""));
  let at = 0;
  return files.map(({ path }) => {
    const head = bytes.indexOf("\n", at);
    const size = Number(bytes.subarray(at, head).toString("utf8").split(" ")[2]);
    const text = bytes.subarray(head + 1, head + 1 + size).toString("utf8");
    at = head + 1 + size + 1;
    return { path, text };
  });
}

function git(args: readonly string[], input = ""): Buffer {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], { input, maxBuffer: MOST_BYTES });
}
