import path from "node:path";
import { projectRoot } from "./project-paths.mjs";

/** Beside the build. Node replaces there what has changed, and does without where it cannot write. */
const COMPILE_CACHE_FOLDER = path.join(projectRoot, "web", "build", "compile-cache");

/**
 * An environment in which Node caches what it compiled, types stripped, for the next start: compiling some thousand modules
 * is a fifth of a start's computing. Whoever has chosen a folder keeps theirs.
 *
 * @template {NodeJS.ProcessEnv} Environment
 * @param {Environment} env
 * @returns {Environment & { NODE_COMPILE_CACHE: string }}
 */
export function withCompileCache(env) {
  return { ...env, NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || COMPILE_CACHE_FOLDER };
}
