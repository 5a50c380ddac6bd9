import type { Rolldown } from "vite";

/** Where each page begins in the browser. */
const BEGINNINGS = /\/app\/(root|entry\.client)\.tsx/;

/** It waits for code that imports the chunk: in it, both would wait for each other. */
const WAITS = /\/app\/entry\.client\.tsx/;

type ModuleGraph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * The chunk of what every page needs: the root, and whatever it and the entry import. What is imported when it is needed
 * (`import()`) is not among it, nor what only some pages need.
 */
export function onEveryPage(chunk: string): (id: string, graph: ModuleGraph) => string | null {
  return (id, graph) => {
    if (WAITS.test(id)) return null;
    const needing = new Set([id]);
    for (const module of needing) {
      if (BEGINNINGS.test(module)) return chunk;
      for (const importer of graph.getModuleInfo(module)?.importers ?? []) needing.add(importer);
    }
    return null;
  };
}
