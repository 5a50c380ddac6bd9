import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listCode } from "@learn-bittensor/provider/list-code";

/** What makes of content what is searched: the provider's answers, how readers ask, languages and sources, Markdown, the engine. */
const MAKERS = ["provider/graphql", "provider/search-words", "contract", "markdown", "search-engine"];

/** The same for the same content, code and packages: what is searched is the same then, too. */
export function searchVersionOf(contentVersion: string): string {
  const hash = createHash("sha256").update(`${contentVersion}\0${process.version}\0`);
  const root = new URL("../../", import.meta.url);
  const code = MAKERS.flatMap((folder) => listCode(new URL(`${folder}/`, root), { recursive: true }));
  for (const path of [...code, fileURLToPath(new URL("package-lock.json", root))]) {
    const bytes = readFileSync(path);
    hash.update(`${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}
