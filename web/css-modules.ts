import path from "node:path";
import type { CSSModulesOptions, Plugin } from "vite";

/** Of a page's styles, what nothing of its first screen needs; `document/page-styles.tsx` has it come after the page. */
export const LATE_STYLES = /\.late\.(module\.)?css$/;

/** What the root has for pages that say what went wrong: only those carry it (`document/page-styles.tsx`). */
export const ERROR_STYLES = /\/app\/features\/errors\b.*\.css$/;

/** What errors are drawn with, and other pages, too. */
export const ERROR_PARTS_STYLES = /\/app\/(features\/search\/search-form|ui\/illustrations)\b.*\.css$/;

/** Which layer beats which, as `ui/theme/styles.css` has it. */
const LAYERS = "@layer base, ui, features, utilities;";

/** `.lead` of `page-header.module.css` is `page-header_lead` in the page; what is called as its file is, is that alone. */
export const cssModules: CSSModulesOptions = {
  localsConvention: "camelCaseOnly",
  generateScopedName(name, file) {
    const block = path.basename(file).replace(/(\.late)?\.module\.css.*/, "");
    return name === block ? block : `${block}_${name}`;
  },
};

/** Names the layers before each module, so that it does not matter which file a browser reads first. */
export function nameLayersFirst(): Plugin {
  return {
    name: "name-layers-first",
    enforce: "pre",
    transform: { filter: { id: /(?<!styles)\.css$/ }, handler: (code) => `${LAYERS}\n${code}` },
  };
}

/** The build of the server knows the names of classes; the styles that pages load are those of the build for browsers. */
export function keepClientStyles(): Plugin {
  return {
    name: "keep-client-styles",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "ssr",
    generateBundle(_options, bundle) {
      for (const [file, { type }] of Object.entries(bundle))
        if (type === "asset" && /\/style-[\w-]+\.css$/.test(file)) delete bundle[file];
    },
  };
}
