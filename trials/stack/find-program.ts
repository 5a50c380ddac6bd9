import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import path from "node:path";

/** Where Debian keeps what is for administrators, and each version of PostgreSQL. */
const FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"];
const POSTGRES_VERSIONS = "/usr/lib/postgresql";

/** The path of a program of this machine; null where it has none of that name. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter).filter(Boolean), ...FOLDERS, ...listPostgres()];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

/** Runs a program to its end; throws what it said where it fails. */
export function runProgram(program: string, args: readonly string[], user?: { uid: number; gid: number } | null): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", cwd: "/", ...user });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? ""}\n${stdout}${stderr}`);
}

/** The newest first. */
function listPostgres(): string[] {
  try {
    return readdirSync(POSTGRES_VERSIONS)
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => path.join(POSTGRES_VERSIONS, version, "bin"));
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
