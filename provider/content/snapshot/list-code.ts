import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The modules of a folder, without their tests and what is installed there. */
export function listCode(folder: URL, { recursive }: { recursive: boolean }): string[] {
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes("node_modules"))
    .sort();
}
