/** `compare-folders.ts ONE OTHER`: names the files of entries that differ, or that only one has; tables beside them are none. */
import process from "node:process";
import { readContentFiles } from "../content/content-files.ts";

const [one = "", other = ""] = process.argv.slice(2);
const [own, others] = [one, other].map((folder) => {
  return new Map(readContentFiles(folder).map(({ path, text }) => [path.slice(path.indexOf("/") + 1), text]));
});
const paths = [...new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])])].filter((path) => path.includes("/"));
const differing = paths.filter((path) => own?.get(path) !== others?.get(path));
for (const path of differing) console.log(path);
process.exitCode = differing.length === 0 ? 0 : 1;
