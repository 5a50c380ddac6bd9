import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectNode, projectRoot } from "../scripts/project-paths.mjs";
import { startServer } from "../scripts/start-server.mjs";

/** The first page in development loads Vite and hundreds of modules; a busy machine may take its time. */
export const TIMEOUT_MS = 60_000;

/** Starts `npm run dev` on a copy of the content, which may be changed. */
export async function startDevelopmentSite() {
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-dev-"));
  const contentFolder = path.join(folder, "content");
  await cp(path.join(projectRoot, "content"), contentFolder, { recursive: true });
  const server = await startServer([projectNode, "scripts/dev.mjs"], {
    readyPath: "/favicon.svg",
    timeoutMs: TIMEOUT_MS,
    settings: { NODE_ENV: "development", CONTENT_DIR: contentFolder, DATA_DIR: path.join(folder, "data") },
  });
  return {
    origin: server.origin,
    log: server.log,
    contentFolder,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
