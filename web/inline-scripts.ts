import { build, type Plugin } from "vite";

/** The oldest browsers that everything works in (`docs/browsers.md`). */
export const OLDEST_BROWSERS = ["safari17.5", "chrome123", "firefox128"];

const INLINE_SCRIPT = /\.inline\.ts\?script$/;

/**
 * `import script from "./x.inline.ts?script"` is the text of a script that a document has in it: the module with all that it imports,
 * minified, as one statement. Browsers have it from the document: in their bundle it is empty.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: INLINE_SCRIPT },
      async handler(id) {
        if (this.environment.config.consumer === "client") return 'export default ""';
        const { script, modules } = await bundleScript(id.replace(/\?script$/, ""));
        for (const module of modules) this.addWatchFile(module);
        return `export default ${JSON.stringify(script)}`;
      },
    },
  };
}

/** A module with all that it imports, minified, as one statement. */
export async function bundleScript(file: string): Promise<{ script: string; modules: readonly string[] }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        output: { format: "iife" },
        optimization: { inlineConst: { mode: "all", pass: 3 } },
      },
    },
  });
  if (!("output" in built)) throw new Error(`${file}: expected one script`);
  const [{ code, moduleIds }] = built.output;
  return { script: code.trim(), modules: moduleIds };
}
