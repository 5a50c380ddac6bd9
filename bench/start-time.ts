import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { atMost, median, printFigure } from "../scripts/print-figure.mjs";
import { startServer, startSite } from "../scripts/start-server.mjs";

/** How long one waits for the first page: of the server's own process, and of the command a user types. */
const RUNS = 5;
const POLL_INTERVAL_MS = 5;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
try {
  const process = await measure(() => startSite(dataFolder, { readyPath: "/", pollIntervalMs: POLL_INTERVAL_MS }));
  printFigure("process start → first 200 of /", `${process.toFixed(2)} s`, atMost(process, 1.5, "s"));
  const command = await measure(() =>
    startServer(["npm", "start"], {
      readyPath: "/",
      pollIntervalMs: POLL_INTERVAL_MS,
      settings: { DATA_DIR: dataFolder },
    }),
  );
  printFigure("npm start, nothing changed → first 200 of /", `${command.toFixed(2)} s`, atMost(command, 2, "s"));
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}

async function measure(start: () => ReturnType<typeof startServer>): Promise<number> {
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const server = await start();
    seconds.push(server.secondsToFirstAnswer);
    await server.stop();
  }
  return median(seconds);
}
