import { installedCommand, projectNode } from "../scripts/project-paths.mjs";
import { runCommand } from "../scripts/run-command.mjs";

/** What autocannon has measured. */
export interface LoadResult {
  /** In a second. */
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** Asks an address as often as it answers for some seconds; all its answers must be whole. `options` are autocannon's. */
export async function putLoad(address: string, seconds: number, options: readonly string[]): Promise<LoadResult> {
  const { exitCode, output } = await runCommand(projectNode, [
    installedCommand("autocannon"),
    ...["--json", "--no-progress", "--duration", String(seconds)],
    ...options,
    address,
  ]);
  if (exitCode !== 0) throw new Error(`autocannon failed:\n${output}`);
  const result: LoadResult = JSON.parse(output.slice(output.indexOf("{")));
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${address}: ${result.non2xx} answers were no 200, ${result.errors} requests failed`);
  }
  return result;
}
