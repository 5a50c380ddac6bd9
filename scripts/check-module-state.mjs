import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What stands at the beginning of a line, and is not in a function: it lives as long as the process, and is nobody's. */
const REMEMBERS = [
  /^(?:export )?(?:let|var) /,
  /^(?:export )?const \w+(?:: (?!Readonly).*)? = new (?:Map|Set)(?:<.*>)?\(\)/,
  /^(?:export )?const \w+.*= new (?:WeakMap|WeakSet|LRUCache)\b/,
  /^(?:export )?const \w+.*= create(?!Context\b|Middleware\b)[A-Z]\w*[(<]/,
];

/** @type {Record<string, string>} Where it has to be, and why. */
const ALLOWED = {
  "web/app/entry.client.tsx": "the beginning of the application in a browser",
  "web/app/ui/icons/browser-icons.ts": "loaded in a browser when a page lacks an icon: one for all icons of the page",
  "web/server/share-images/share-image-worker.ts": "the beginning of a thread",
  "web/server/markdown-thread/markdown-worker.ts": "the beginning of a thread",
};

/**
 * Modules of the site that remember something by themselves. State is made by a function that `server/main.ts` calls.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function findModuleState(root) {
  return (
    ["web/app", "web/server"]
      .filter((folder) => existsSync(path.join(root, folder)))
      .flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map(
          (file) => `${folder}/${file.split(path.sep).join("/")}`,
        ),
      )
      // An inline script is the beginning of a document, and ends with it.
      .filter((file) => /(?<!\.test|\.inline)\.tsx?$/.test(file) && !(file in ALLOWED))
      .flatMap((file) =>
        readFileSync(path.join(root, file), "utf8")
          .split("\n")
          .flatMap((line, at) =>
            REMEMBERS.some((pattern) => pattern.test(line))
              ? [`${file}:${at + 1}: expected no module to remember anything, got \`${line}\``]
              : [],
          ),
      )
  );
}
