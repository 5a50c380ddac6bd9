import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServer } from "./start-server.mjs";

describe("startServer", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "server-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("waits for the first answer, and ends the process when asked", async () => {
    const server = await startServer(
      aProgram(`import { createServer } from "node:http";
        createServer((_, answer) => answer.end("here")).listen(Number(process.env.PORT), process.env.HOST);`),
    );
    expect(await (await fetch(server.origin)).text()).toBe("here");
    expect(server.secondsToFirstAnswer).toBeGreaterThan(0);

    await server.stop();
    await expect(fetch(server.origin)).rejects.toThrow();
  });

  it("says what a program said that did not start", async () => {
    const program = aProgram(`console.error('PORT: expected a number, got "x"'); process.exit(1);`);
    await expect(startServer(program)).rejects.toThrow('PORT: expected a number, got "x"');
  });

  /** @param {string} source */
  function aProgram(source) {
    const file = path.join(folder, "program.mjs");
    writeFileSync(file, source);
    return /** @type {[string, string]} */ ([process.execPath, file]);
  }
});
