import type { Plugin } from "vite";

const ROUTE_MODULES = /\/react-router\/dist\/[^?]*\/routeModules\.m?js$/;

/** What the router does where the code of a route cannot be loaded: it loads the page that is shown, again and again. */
const RELOADS = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\}\);/;

/** An error that is thrown here is swallowed by the router, which shows an empty page: a page that fails to render is not. */
const ASKS = `const waits = () => !window.dispatchEvent(new Event("chunklost", { cancelable: true }));
		if (waits()) return new Promise(() => {});
		return { default: function LostRoute() { if (waits()) return null; throw error; } };`;

/**
 * Leaves it to the site what happens where the code of a route cannot be loaded (`app/document/lost-chunks.ts`): the router
 * has no setting for it. A router that is written otherwise stops the build.
 */
export function handleLostChunks(): Plugin {
  let isFound = false;
  return {
    name: "handle-lost-chunks",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform(code, id) {
      if (!ROUTE_MODULES.test(id)) return null;
      isFound = RELOADS.test(code);
      return isFound ? { code: code.replace(RELOADS, () => ASKS), map: null } : null;
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error("handle-lost-chunks: expected the router's loadRouteModule to reload the page, found no such code");
    },
  };
}
