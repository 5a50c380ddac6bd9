import { execFileSync } from "node:child_process";

/** No text of the site is that long. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What a file was in each commit that changed it, the latest first, also under names that it had. Nothing outside of a repository. */
export function* listVersions(path: string): Iterable<string> {
  const log = git(["log", "--follow", "--format=%H", "--name-only", "--", path]) ?? "";
  const lines = log.split("\n").filter((line) => line !== "");
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const text = git(["show", `${lines[at]}:${lines[at + 1]}`]);
    if (text !== null) yield text.replaceAll("\r\n", "\n");
  }
}

function git(args: readonly string[]): string | null {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      encoding: "utf8",
      maxBuffer: MOST_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}
