import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

/** What a page may cost that uses none of what is done unasked. */
const MOST_BYTES = 6_000;

it("costs a page at most 6 kB after gzip, as long as nothing of it is used", { timeout: 60_000 }, async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/start-unasked.ts`, formats: ["es"], fileName: "start" },
      minify: true,
      rolldownOptions: { external: ["react", "react-router", /posthog/] },
    },
  });
  const files = [built].flat().flatMap((output) => ("output" in output ? output.output : []));
  const first = files.find((file) => file.type === "chunk" && file.isEntry);
  const code = first?.type === "chunk" ? first.code : "";
  // What is loaded only after a yes is a file of its own.
  expect(files.length).toBeGreaterThan(1);
  expect(code).not.toContain("opt_out_capturing");
  const bytes = gzipSync(code).length;
  console.log(`figure: what pages do unasked: ${bytes} bytes after gzip`);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
