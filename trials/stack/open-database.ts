import { spawnSync } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import path from "node:path";
import { findTestPostgres, makeTestSchema } from "../../provider/accounts/storage/postgres/test-postgres.ts";
import { findFreePort } from "../../scripts/start-server.mjs";
import { findProgram, runProgram } from "./find-program.ts";
import { createPart, type Part } from "./part.ts";

const USER = "learn";
/** Whom Debian lets PostgreSQL run as; it refuses the administrator. */
const DEBIAN_USER = "postgres";

interface Opened {
  url: string;
  /** Null where it is one that was running before, which stays as it is. */
  part: Part | null;
  close: () => Promise<void>;
}

/** A PostgreSQL of the stack's own, in the folder; else a schema of the one that runs here already. Null where there is neither. */
export async function openDatabase(folder: string): Promise<Opened | null> {
  const part = await makeOwn(folder);
  if (part) {
    await part.start();
    return { url: part.url, part, close: part.stop };
  }
  const running = await findTestPostgres();
  if (!running) return null;
  const { url, drop } = await makeTestSchema(running);
  return { url, part: null, close: async () => void (await drop()) };
}

async function makeOwn(folder: string) {
  const [initdb, postgres, isready] = ["initdb", "postgres", "pg_isready"].map(findProgram);
  const user = findUser();
  if (!initdb || !postgres || !isready || user === undefined) return null;
  const data = path.join(folder, "postgres");
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  runProgram(initdb, ["-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"], user);
  const port = await findFreePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
  const part = createPart({
    name: "PostgreSQL",
    ports: [port],
    command: [postgres, "-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    cwd: data,
    user,
    isReady: async () => spawnSync(isready, ["-q", "-h", "127.0.0.1", "-p", String(port)]).status === 0,
    // At once, connections or not; and without a word to what is open, so that it has to recover at the next start.
    stopSignal: "SIGINT",
    killSignal: "SIGQUIT",
  });
  return { ...part, url: `postgres://${USER}@127.0.0.1:${port}/postgres` };
}

/** Null for whoever runs this; undefined where nobody may. */
function findUser(): { uid: number; gid: number } | null | undefined {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ["-u", "-g"].map((flag) => {
    const { status, stdout } = spawnSync("id", [flag, DEBIAN_USER], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
