import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

/** The development server loads Vite before it reads a variable; a busy machine may take its time. */
const PATIENCE_MS = 60_000;

describe.each(["main.ts", "dev.ts"])("the start of %s", (file) => {
  it.each([
    [{ PORT: "http" }, 'PORT: expected a port from 0 to 65535, got "http"\n'],
    [{ CONTENT_DIR: "/nonexistent" }, 'CONTENT_DIR: expected a folder with content (en/…), got "/nonexistent"\n'],
  ])("stops at %o with one line", { timeout: PATIENCE_MS }, async (settings, line) => {
    expect(await start(file, settings)).toEqual({ exitCode: 1, said: line });
  });
});

function start(file: string, settings: Record<string, string>) {
  const location = fileURLToPath(new URL(file, import.meta.url));
  const env = { ...process.env, NODE_OPTIONS: "", CONTENT_API_URL: "", ...settings };
  return new Promise<{ exitCode: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [location], { env }, (error, stdout, stderr) => {
      resolve({ exitCode: error?.code ?? 0, said: stdout + stderr });
    });
  });
}
