import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";

/** Starts what of `server/` runs by itself on a free port, and answers where it listens. It ends with the test, by its id. */
export async function startAlone(
  file: "run-provider.ts" | "run-search.ts",
  settings: Record<string, string>,
): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: "", LOG_LEVEL: "warn", PORT: "0", HOST: "127.0.0.1", ...settings };
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../server/${file}`, import.meta.url))], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });
  for await (const line of createInterface(child.stdout)) {
    const origin = /^listening on (.+)$/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error(`${file} ended`);
}
