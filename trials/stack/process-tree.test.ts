import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { projectNode } from "../../scripts/project-paths.mjs";
import { listRunning, residentMbOf, treeOf } from "./process-tree.ts";

const running = await listRunning();
if (running.length === 0) console.log("figure: what processes take was not tried: this system does not tell");

/** Tells its child's id, has worked for a fifth of a second by then, and ends when its input does. */
const PARENT = `
  const child = require("node:child_process").spawn(process.execPath, ["-e", "process.stdin.resume()"]);
  while (process.cpuUsage().user < 200_000);
  console.log(child.pid);
  process.stdin.on("end", () => { child.stdin.end(); child.on("exit", () => process.exit()); }).resume();
`;

describe.skipIf(running.length === 0)("treeOf", () => {
  it("has a process and what it has started, with what they take, until they have ended", async () => {
    const parent = spawn(projectNode, ["-e", PARENT]);
    onTestFinished(() => void parent.stdin.end());
    const child = Number(await firstWordOf(parent));

    const tree = treeOf(parent.pid ?? 0, await listRunning());
    expect(tree.map(({ pid }) => pid)).toEqual([parent.pid, child]);
    expect(tree[0]?.processorSeconds).toBeGreaterThan(0.1);
    const [both, one] = [await residentMbOf(tree), await residentMbOf(tree.slice(0, 1))];
    expect(one).toBeGreaterThan(20);
    expect(both).toBeGreaterThan(one);
    expect(both).toBeLessThan(2 * one);

    parent.stdin.end();
    await once(parent, "exit");
    const ids = (await listRunning()).map(({ pid }) => pid);
    expect(ids).not.toContain(parent.pid);
    expect(ids).not.toContain(child);
  });
});

async function firstWordOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("expected an output");
  const [said] = await once(stdout, "data");
  return String(said).trim();
}
