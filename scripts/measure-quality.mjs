import { CommandFailed } from "./command-failed.mjs";

/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {string} does What it does, in a line for whoever waits.
 * @property {string[]} args
 * @property {(output: string) => import("./quality-figures.mjs").Row[]} read
 */

/**
 * Measures once and says so: what is done, a line for each thing that was measured, and how long it took. Figures of a run that failed are none.
 *
 * @param {Measurement} measurement
 * @param {{ run: (args: string[]) => Promise<Pick<import("./run-command.mjs").CommandResult, "exitCode" | "output" | "seconds">>, print: (line: string) => void }} given
 * @throws {CommandFailed} with all that was printed, where it failed or measured nothing
 */
export async function measureQuality({ name, does, args, read }, { run, print }) {
  print(`… ${name}: ${does}`);
  const { exitCode, output, seconds } = await run(args);
  if (exitCode !== 0)
    throw new CommandFailed(`${output.trimEnd()}\n✗ ${name}: failed with ${exitCode}, nothing is saved`);
  const rows = read(output);
  if (rows.length === 0) throw new CommandFailed(`${output.trimEnd()}\n✗ ${name}: expected figures, got none`);
  for (const { of, figures } of rows) {
    print(
      `  ${of}: ${Object.entries(figures)
        .map(([figure, value]) => `${figure} ${value}`)
        .join(", ")}`,
    );
  }
  print(`✓ ${name}: ${rows.length} rows (${seconds.toFixed(1)} s)`);
  return rows;
}
