import type { Plugin, Rolldown } from "vite";
import { LATE_FILES } from "./app/features/offline/late-files.ts";

/** What a page cannot use without a network, or has loaded already where it needs it: none of it is saved with a page. */
const NOT_SAVED =
  /\/app\/(document\/embed-document|features\/(analytics|labs|live|search|account\/passkeys)\/|features\/figures\/(named-figure|[^/]+\/[^/]+-figure)\.|features\/learning\/start-sync)|virtual:messages\/searchPanel|\/node_modules\//;

const LANGUAGE = /^\0virtual:messages\/\w+\/(\w+)$/;

/** Of a chunk, what is looked at. */
type Chunk = Pick<Rolldown.OutputChunk, "type" | "fileName" | "facadeModuleId" | "imports" | "dynamicImports"> & {
  viteMetadata?: { importedCss: Set<string> };
};

/** Writes beside what browsers load what each file of code may load later: styles, and code that it imports when it is needed. */
export function lateFilesOfBuild(): Plugin {
  return {
    name: "late-files-of-build",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      this.emitFile({ type: "asset", fileName: LATE_FILES.slice(1), source: JSON.stringify(lateFilesOf(chunks)) });
    },
  };
}

/** By address: its styles and late code with what that imports, in any language and in one. */
export function lateFilesOf(chunks: readonly Chunk[]): Record<string, Record<string, string[]>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const stylesOf = ({ viteMetadata }: Chunk) => [...(viteMetadata?.importedCss ?? [])];
  /** The file itself, its styles, and the same of what it imports. */
  const wholeOf = (name: string) => {
    const needed = new Set([name]);
    for (const each of needed) for (const imported of byName.get(each)?.imports ?? []) needed.add(imported);
    return [...needed].flatMap((each) => [each, ...stylesOf(byName.get(each) ?? NONE)]);
  };

  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      const files: Record<string, string[]> = { any: stylesOf(chunk) };
      for (const name of chunk.dynamicImports) {
        const id = byName.get(name)?.facadeModuleId ?? "";
        if (NOT_SAVED.test(id)) continue;
        const [, language = "any"] = LANGUAGE.exec(id) ?? [];
        files[language] = [...(files[language] ?? []), ...wholeOf(name)];
      }
      const entries = Object.entries(files).filter(([, names]) => names.length > 0);
      const unique = entries.map(([language, names]) => [language, [...new Set(names)].map((name) => `/${name}`)]);
      return unique.length > 0 ? [[`/${chunk.fileName}`, Object.fromEntries(unique)]] : [];
    }),
  );
}

const NONE: Chunk = { type: "chunk", fileName: "", facadeModuleId: null, imports: [], dynamicImports: [] };
