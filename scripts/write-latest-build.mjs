import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

const MANIFEST = /^manifest-([\w-]{1,64})\.js$/;

/**
 * Says which build the folder holds: `builds/latest.json`. Its name is that of the list of routes, which changes with every
 * file that a page loads; open pages know theirs from the list they have loaded.
 *
 * @param {string} clientFolder
 */
export async function writeLatestBuild(clientFolder) {
  const names = await readdir(path.join(clientFolder, "assets"));
  const ids = names.flatMap((name) => MANIFEST.exec(name)?.[1] ?? []);
  if (ids.length !== 1) throw new Error(`${clientFolder}/assets: expected one manifest-….js, found ${ids.length}`);
  const file = path.join(clientFolder, "builds", "latest.json");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ id: ids[0] }));
}
