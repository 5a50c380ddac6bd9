import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PROGRAM = fileURLToPath(new URL("./run.ts", import.meta.url));

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-vectors-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("run", () => {
  it("passes a file of which every vector comes out", async () => {
    const file = await aFile([aPrice("right", 5)]);
    expect(await run(file)).toEqual({ exitCode: 0, lines: ["1 passed, 0 failed"] });
  });

  it("prints a line for each vector that fails, whatever kinds a file holds, and fails", async () => {
    const file = await aFile([
      aPrice("right", 5),
      aPrice("wrong", 4),
      { id: "unheard-of", kind: "telepathy", input: {}, expected: { mood: 1 } },
      { id: "thresholds", kind: "thresholds", input: {}, expected: { thresholds_tao: "none" } },
    ]);
    const { exitCode, lines } = await run(file);
    expect(exitCode).toBe(1);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe("wrong (price): price: expected 4, got 5, tolerance abs 1e-9");
    expect(lines[1]).toBe("unheard-of (telepathy): unknown kind telepathy");
    expect(lines[2]).toMatch(/^thresholds \(thresholds\): /);
    expect(lines[3]).toBe("1 passed, 3 failed");
  });

  it("counts a file that cannot be read as a failure and goes on to the next", async () => {
    const { exitCode, lines } = await run(path.join(folder, "nowhere.json"), await aFile([aPrice("right", 5)]));
    expect(exitCode).toBe(1);
    expect(lines[0]).toContain("nowhere.json");
    expect(lines.at(-1)).toBe("1 passed, 1 failed");
  });

  it("asks for a file where none is named", async () => {
    expect((await run()).exitCode).toBe(2);
  });
});

function run(...files: string[]): Promise<{ exitCode: number; lines: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...files], (error, stdout) => {
      const exitCode = typeof error?.code === "number" ? error.code : 0;
      resolve({ exitCode, lines: stdout.split("\n").filter((line) => line !== "") });
    });
  });
}

async function aFile(vectors: object[]): Promise<string> {
  const file = path.join(folder, `${vectors.length}-vectors.json`);
  await writeFile(file, JSON.stringify({ simulator: "any", vectors }));
  return file;
}

function aPrice(id: string, price: number) {
  return {
    id,
    kind: "price",
    input: { tao_reserve: 10, alpha_reserve: 2, w_quote: 0.5 },
    expected: { price },
    tolerance: { abs: 1e-9 },
  };
}
