import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runAsCommand } from "./command-failed.mjs";
import { projectRoot } from "./project-paths.mjs";
import { toSbom } from "./write-sbom.mjs";

/** `npm run sbom`: says in CycloneDX's form what the site is built with; `npm run sbom -- FILE` writes it down. */
await runAsCommand(async () => {
  const lock = JSON.parse(readFileSync(path.join(projectRoot, "package-lock.json"), "utf8"));
  const text = `${JSON.stringify(toSbom(lock), null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
});
