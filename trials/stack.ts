import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../scripts/project-paths.mjs";
import { openStack } from "./stack/open-stack.ts";
import { readContentChoice } from "./stack/read-content-choice.ts";

/**
 * The whole site on this machine, until Ctrl-C: PostgreSQL, Redis, the content provider, a search engine, two web servers and
 * nginx. `--content embedded` takes the provider of the project, in seconds, also where Strapi is installed; `--port` is nginx's.
 */
const { values } = parseArgs({
  options: {
    content: { type: "string" },
    "content-dir": { type: "string", default: path.join(projectRoot, "content") },
    port: { type: "string", default: "8443" },
  },
});

const ending = new AbortController();
const told = once(ending.signal, "abort");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ending.abort());
const tell = (line: string) => console.log(line);
const stack = await openStack({
  content: readContentChoice(values.content),
  contentDir: path.resolve(values["content-dir"]),
  port: Number(values.port),
  signal: ending.signal,
  tell,
}).catch((error: unknown) => {
  if (ending.signal.aborted) return process.exit(0);
  console.error(error instanceof Error ? error.message : error);
  return process.exit(1);
});
if (!stack.nginx) tell("nginx is left out: it takes nginx and openssl.");
if (!stack.hasCache) tell("Redis is left out: there is none.");
if (!stack.isStrapi) tell("Strapi is left out: the project's own provider stands in its place.");
tell(`\nThe site: ${stack.siteUrl}   (its certificate is made here: a browser asks whether you know it)`);
for (const server of stack.web) tell(`${server.name} alone: ${server.origin}, its state: ${server.operators}/readyz`);
tell(`Messages: ${stack.outbox}`);
tell("Ctrl-C ends all of it.\n");
await told;
tell("Ending …");
await stack.close();
process.exit(0);
