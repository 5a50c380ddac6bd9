import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectNode } from "../scripts/project-paths.mjs";
import { startServer } from "../scripts/start-server.mjs";
import { copySmallContent } from "./small-content.ts";

/** The first page in development loads Vite and hundreds of modules; a busy machine may take its time. */
export const TIMEOUT_MS = 60_000;

/** Starts `npm run dev` on content that may be changed: little, unless more is copied. */
export async function startDevelopmentSite(copyContent = copySmallContent) {
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-dev-"));
  const contentFolder = path.join(folder, "content");
  await copyContent(contentFolder);
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
