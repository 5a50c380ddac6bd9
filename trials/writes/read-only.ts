import path from "node:path";
import { startSite } from "../../scripts/start-server.mjs";
import { mountSmallDisk, type Outcome } from "./small-disk.ts";

const NAME = "folder read-only: the start is refused and says why";
const CLEAR = /DATA_DIR: expected a folder for accounts, got "[^"]+" \((?:E[A-Z]+: |.*read-?only)/;

/** Starts the site on a folder that was written to once and cannot be any more, and on one that never could. */
export async function tryReadOnly(folder: string): Promise<Outcome> {
  const disk = await mountSmallDisk(folder, 8);
  if (!disk) return { name: NAME, skipped: "no disk may be mounted here", problems: [] };
  const problems: string[] = [];
  try {
    const written = path.join(folder, "written");
    const site = await startSite(written, { settings: { LOG_LEVEL: "error" } });
    await site.stop();
    if (!disk.makeReadOnly()) problems.push("the disk could not be made read-only");
    for (const dataFolder of [written, path.join(folder, "new")]) {
      const said = await startSite(dataFolder, { settings: { LOG_LEVEL: "error" } }).then(
        async (started) => {
          await started.stop();
          return "";
        },
        (error) => String(error.message),
      );
      if (said === "") problems.push(`it started on ${dataFolder}`);
      else if (!CLEAR.test(said)) problems.push(`it says: ${said.slice(0, 600)}`);
    }
  } finally {
    disk.unmount();
  }
  return { name: NAME, skipped: null, problems };
}
