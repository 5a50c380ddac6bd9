import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listCode } from "./list-code.ts";

/** A hash over the code, the packages and the Node that make content of files: where it is the same, the same files make the same. */
export function digestOfMakers(): string {
  const hash = createHash("sha256").update(`${process.version}\0`);
  for (const path of listMakers()) {
    const bytes = readFileSync(path);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
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
