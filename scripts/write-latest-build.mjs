import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Says which build the folder holds: `builds/latest.json`. The code of the build has the same name in it.
 *
 * @param {string} clientFolder
 * @param {string} id
 */
export async function writeLatestBuild(clientFolder, id) {
  const file = path.join(clientFolder, "builds", "latest.json");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ id, timestamp: Date.now() }));
}
