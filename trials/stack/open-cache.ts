import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { findFreePort } from "../../scripts/start-server.mjs";
import { findProgram } from "./find-program.ts";
import { createPart, type Part } from "./part.ts";

/** Redis as it is found where nobody says otherwise. */
const DEFAULT_URL = "redis://127.0.0.1:6379";
const TIMEOUT_MS = 1_000;

interface Opened {
  url: string;
  /** What everything in it begins with. */
  prefix: string;
  /** Null where it is one that was running before, which stays as it is. */
  part: Part | null;
}

/** A Redis of the stack's own; else the one that runs here already. Null where there is neither. */
export async function openCache(folder: string): Promise<Opened | null> {
  const prefix = `stack-${randomBytes(6).toString("hex")}`;
  const program = findProgram("redis-server") ?? findProgram("valkey-server");
  if (!program) {
    const url = process.env.TEST_REDIS_URL || DEFAULT_URL;
    return (await answers(url).catch(() => false)) ? { url, prefix, part: null } : null;
  }
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const data = path.join(folder, "redis");
  await mkdir(data);
  // Nothing in it has to be persisted.
  const settings = { port, bind: "127.0.0.1", dir: data, appendonly: "no", maxmemory: "64mb" };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const part = createPart({
    name: "Redis",
    ports: [port],
    command: [program, ...args, "--save", "", "--maxmemory-policy", "volatile-ttl"],
    isReady: () => answers(url),
  });
  await part.start();
  return { url, prefix, part };
}

async function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port || 6379), timeout: TIMEOUT_MS });
  socket.on("timeout", () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "connect");
    socket.write("PING\r\n");
    const [said]: Buffer[] = await once(socket, "data");
    // Who asks for a password first is there as well.
    return /^\+PONG|^-NOAUTH/.test(String(said));
  } finally {
    socket.destroy();
  }
}
