import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Whether the module at `url` is the one `node` was started with. (`import.meta.main` does not exist in Node 20.)
 *
 * @param {string} url `import.meta.url` of the asking module
 */
export function isMainModule(url) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url));
}
