import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readBytes, type SeeBytes } from "../content-files.ts";

/**
 * A hash over the names and bytes of content files, and over the code, the packages and the Node that make content of
 * them: where the digest is the same, the content is. Files are added in the order of their paths.
 */
export function createDigest(): { add: SeeBytes; digest: () => string } {
  const hash = createHash("sha256").update(`${process.version}\0`);
  const add: SeeBytes = (path, bytes) => void hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  for (const path of listMakers()) add(path, readFileSync(path));
  return { add, digest: () => hash.digest("hex") };
}

/** The digest of the files that lie in a folder. */
export function digestOf(dir: string): string {
  const { add, digest } = createDigest();
  readBytes(dir, add);
  return digest();
}

/** The files that say how content is made: the provider's code for it, what it takes from beside it, and what is installed. */
export function listMakers(): string[] {
  const lockFile = fileURLToPath(new URL("../../../package-lock.json", import.meta.url));
  return [
    ...listCode(new URL("../", import.meta.url), { recursive: true }),
    ...listCode(new URL("../../../markdown/", import.meta.url), { recursive: true }),
    // The contract's folders hold questions to a provider, which content is not made with.
    ...listCode(new URL("../../../contract/", import.meta.url), { recursive: false }),
    ...(existsSync(lockFile) ? [lockFile] : []),
  ];
}

function listCode(folder: URL, { recursive }: { recursive: boolean }): string[] {
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes("node_modules"))
    .sort();
}
