/** Writes the content types and components of `cms/src/` from the contract: `npm run cms:types`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generateFiles } from "./generate-files.ts";

const contract = readFileSync(new URL("../../contract/schema.graphql", import.meta.url), "utf8");
const source = fileURLToPath(new URL("../src/", import.meta.url));
const files = generateFiles(contract);
for (const folder of ["api", "components"]) rmSync(path.join(source, folder), { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
  writeFileSync(path.join(source, name), content);
}
console.log(`${files.size} files written to cms/src/.`);
