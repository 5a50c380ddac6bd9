import { withCompileCache } from "./compile-cache.mjs";
import { projectNode } from "./project-paths.mjs";

/**
 * The site as a process of its own. Node makes room by the memory of the machine: for young objects up to 128 MB in every
 * thread, and for old ones twice what there is. Here it sweeps sooner instead (decision 0097).
 *
 * @type {[command: string, ...args: string[]]}
 */
export const SITE_COMMAND = [projectNode, "--max-semi-space-size=8", "--heap-growing-percent=25", "web/server/main.ts"];

/**
 * How glibc's allocator hands memory out: from one place in place of eight for each processor, and what is larger than these
 * bytes by itself, so that it goes back to the system. Other systems do not look at it.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "16384", MALLOC_TRIM_THRESHOLD_: "131072" };

/**
 * The environment of the site's process. What somebody has chosen stays.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function withSiteSettings(env) {
  const chosen = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  return { ...env, ...withCompileCache({ ...ALLOCATOR, ...chosen }) };
}
