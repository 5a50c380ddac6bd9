import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";

/** What a trial came to. Where this machine does not let it be tried, `skipped` says why. */
export interface Outcome {
  name: string;
  skipped: string | null;
  problems: string[];
}

/** A disk of its own in memory, mounted at the folder; null where this machine does not allow it. */
export async function mountSmallDisk(folder: string, megabytes: number) {
  await mkdir(folder, { recursive: true });
  if (!run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder])) return null;
  return {
    makeReadOnly: () => run("mount", ["-o", "remount,ro", folder]),
    unmount: () => run("umount", [folder]),
  };
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
