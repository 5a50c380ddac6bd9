import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

/** The development server loads Vite before it reads a variable; a busy machine may take its time. */
const TIMEOUT_MS = 60_000;

describe.each(["main.ts", "dev.ts"])("the start of %s", (file) => {
  it.each([
    [{ PORT: "http" }, 'PORT: expected a port from 0 to 65535, got "http"\n'],
    [{ CONTENT_DIR: "/nonexistent" }, 'CONTENT_DIR: expected a folder with content (en/…), got "/nonexistent"\n'],
  ])("stops at %o with one line", { timeout: TIMEOUT_MS }, async (settings, line) => {
    expect(await start(file, settings)).toEqual({ exitCode: 1, said: line });
  });
});

describe("the start of main.ts, in a folder with a .env", () => {
  it("reads it, names what is no variable, and lets the environment win", { timeout: TIMEOUT_MS }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "start-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(
      join(folder, ".env"),
      "PORT=http\nTRUST_PROXY=perhaps\nCONTENT_DIRECTORY=elsewhere\nNODE_ENV=production\n",
    );
    expect(await start("main.ts", { PORT: "web" }, folder)).toEqual({
      exitCode: 1,
      said: [
        ".env: CONTENT_DIRECTORY: expected a variable that docs/configuration.md lists, got another name",
        'PORT: expected a port from 0 to 65535, got "web"',
        'TRUST_PROXY: expected true or false, got "perhaps"',
        "",
      ].join("\n"),
    });
  });
});

function start(file: string, settings: Record<string, string>, cwd = process.cwd()) {
  const location = fileURLToPath(new URL(file, import.meta.url));
  const env = { ...process.env, NODE_OPTIONS: "", CONTENT_API_URL: "", ...settings };
  return new Promise<{ exitCode: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [location], { env, cwd }, (error, stdout, stderr) => {
      resolve({ exitCode: error?.code ?? 0, said: stdout + stderr });
    });
  });
}
