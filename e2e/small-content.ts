import { cp } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../scripts/project-paths.mjs";

/** Of a site with little content: a concept with a quiz, a subnet that is in English alone, and what they are stored as. */
export const SMALL = {
  concept: { path: "/concepts/fundamentals/what-is-a-subnet", slug: "what-is-a-subnet" },
  subnet: { path: "/subnets/902", slug: "cellar", name: "Cellar", tag: "Storage" },
  notice: "version-1",
};

const SMALL_CONTENT = path.join(projectRoot, "contract", "tests", "content");

/** Content that tests may change, what the contract is tested with: to read and index all that is shipped takes half a minute. */
export function copySmallContent(folder: string): Promise<void> {
  return cp(SMALL_CONTENT, folder, { recursive: true });
}
