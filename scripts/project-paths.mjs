import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout's root folder. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** Node 24, as npm installs it: what everything after the installation runs under. */
export const projectNode = path.join(projectRoot, "node_modules", ".bin", "node");

/**
 * The JavaScript entry point of an installed command, to be run by {@link projectNode}.
 *
 * @param {"autocannon" | "biome" | "knip" | "playwright" | "react-router" | "tsc" | "vitest"} name
 */
export function installedCommand(name) {
  return path.join(projectRoot, "node_modules", ".bin", name);
}
