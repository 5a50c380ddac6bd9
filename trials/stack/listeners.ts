import { readFile } from "node:fs/promises";

export interface Listener {
  port: number;
  /** As the system writes it: hexadecimal, the bytes of each four in the order of the machine. */
  address: string;
}

/** 127.0.0.1. */
export const LOOPBACK = "0100007F";
const LISTENING = "0A";

/** Where something of this machine listens over TCP; null where the system does not tell. */
export async function listListeners(): Promise<Listener[] | null> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((file) => readFile(file, "utf8").catch(() => null)),
  );
  if (tables.every((table) => table === null)) return null;
  return tables.flatMap((table) => (table ?? "").split("\n").slice(1).flatMap(parseLine));
}

function parseLine(line: string): Listener[] {
  const [, local = "", , state] = line.trim().split(/\s+/);
  const [address = "", port = ""] = local.split(":");
  return state === LISTENING ? [{ port: Number.parseInt(port, 16), address }] : [];
}
