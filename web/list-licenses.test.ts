import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { folderOf, licensesOf } from "./list-licenses.ts";

it.each([
  ["/site/node_modules/react/index.js", "/site/node_modules/react"],
  ["/site/node_modules/@base-ui/react/slider/index.js", "/site/node_modules/@base-ui/react"],
  ["/site/web/node_modules/a/node_modules/b/c.js?url", "/site/web/node_modules/a/node_modules/b"],
  ["\0/site/node_modules/react/index.js?commonjs-es-import", "/site/node_modules/react"],
  ["/site/web/app/root.tsx", null],
  ["\0vite/preload-helper.js", null],
])("knows the package of %s", (id, folder) => {
  expect(folderOf(id)).toBe(folder);
});

it("lists each package once, in their order, with licence and text, and what is no module", () => {
  const react = fileURLToPath(import.meta.resolve("react"));
  const licenses = licensesOf([react, react, "/site/web/app/root.tsx"]);
  const names = licenses.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort());
  expect(licenses.find(({ name }) => name === "react")).toMatchObject({
    license: "MIT",
    text: expect.stringContaining("Copyright"),
  });
  expect(licenses.find(({ name }) => name === "@fontsource-variable/besley")?.license).toBe("OFL-1.1");
});
