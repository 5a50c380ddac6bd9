import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { type AccountsPlace, inPostgres, inSqlite } from "./writes/accounts-place.ts";
import { tryFullDisk } from "./writes/full-disk.ts";
import { tryKills } from "./writes/kill-rounds.ts";
import { tryReadOnly } from "./writes/read-only.ts";

/**
 * What the site has acknowledged, it keeps: it is killed while it writes, to SQLite and to PostgreSQL, its disk is full, its folder
 * cannot be written to. `--rounds` kills, each in the middle of so many acknowledged `--writes`.
 */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, writes: { type: "string", default: "1000" } },
});

const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-writes-"));
try {
  const killed = path.join(folder, "killed");
  await killIn(inSqlite(killed), killed);
  const postgres = await inPostgres();
  if (postgres) await killIn(postgres, path.join(folder, "killed-on-postgres"));

  for (const trial of [tryFullDisk, tryReadOnly]) {
    const { name, skipped, problems } = await trial(path.join(folder, trial.name));
    if (skipped) console.log(`skipped: ${name}: ${skipped}`);
    else printFigure(name, problems.length === 0 ? "as it should" : "not so", atMost(problems.length, 0, "problems"));
    for (const problem of problems) console.log(`  ${problem}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function killIn(place: AccountsPlace, dataFolder: string): Promise<void> {
  try {
    const rounds = Number(values.rounds);
    const kills = await tryKills(dataFolder, { place, rounds, writes: Number(values.writes) });
    console.log(`${place.name}, killed ${rounds} times, each in the middle of ${values.writes} acknowledged writes:`);
    for (const [kind, count] of Object.entries(kills.acknowledged)) printFigure(`acknowledged: ${kind}`, String(count));
    printFigure("in flight when it was killed", String(kills.inFlight));
    printFigure("lost", String(kills.lost.length), atMost(kills.lost.length, 0));
    printFigure("torn", String(kills.torn.length), atMost(kills.torn.length, 0));
    for (const problem of [...kills.lost, ...kills.torn].slice(0, 20)) console.log(`  ${problem}`);
  } finally {
    await place.remove();
  }
}
