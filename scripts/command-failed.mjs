/** Something outside these scripts failed, and the message holds all it said: a stack trace would add nothing. */
export class CommandFailed extends Error {}

/**
 * Runs the main function of a script; a failure ends the process with exit code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runAsCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CommandFailed ? error.message : error);
    process.exitCode = 1;
  }
}
