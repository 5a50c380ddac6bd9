import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

describe("runInForeground", () => {
  it("passes on what the command says and its exit code", async () => {
    const { output, exitCode } = await runIn("console.log('here'); process.exit(7);").ended;
    expect(output).toBe("here\n");
    expect(exitCode).toBe(7);
  });

  it("asks the command to stop when it is asked itself, and waits for it", async () => {
    const run = runIn(`
      const stay = setInterval(() => undefined, 1000);
      process.on("SIGTERM", () => { console.log("stopped in good order"); clearInterval(stay); process.exitCode = 3; });
      console.log("ready");
    `);
    await run.saying("ready");
    run.child.kill("SIGINT");
    const { output, exitCode } = await run.ended;
    expect(output).toBe("ready\nstopped in good order\n");
    expect(exitCode).toBe(3);
  });

  it("ends as a command does that a signal has ended", async () => {
    const { exitCode } = await runIn("process.kill(process.pid, 'SIGKILL');").ended;
    expect(exitCode).toBe(128 + 9);
  });
});

/** @param {string} source of the command that is run in the foreground of a process of its own */
function runIn(source) {
  const starter = `
    import { runInForeground } from ${JSON.stringify(new URL("run-in-foreground.mjs", import.meta.url).href)};
    await runInForeground(process.execPath, ["--eval", ${JSON.stringify(source)}]);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", starter]);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => {
    output += chunk;
  });
  return {
    child,
    /** @param {string} text */
    async saying(text) {
      while (!output.includes(text)) await once(child.stdout, "data");
    },
    ended: once(child, "close").then(([exitCode]) => ({ output, exitCode })),
  };
}
