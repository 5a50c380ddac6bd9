import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { createSiteIcons } from "./create-site-icons.ts";
import { createIconFetcher } from "./fetch-icons.ts";

const HOME = '<path fill="currentColor" d="M3 12 12 3l9 9v9H3z"/>';
const SET = {
  prefix: "trial",
  icons: { home: { body: HOME }, bell: { body: `<g onload="steal()">${HOME}</g>` } },
  aliases: { house: { parent: "home", hFlip: true } },
  width: 24,
  height: 24,
};

describe("Iconify's own icon server (@iconify/api), with a set of an operator's", async () => {
  const { origin, stop } = await startIconServer();
  afterAll(stop);
  const fetchIcons = createIconFetcher({ apiUrls: [origin], now: Date.now });

  it("is asked for icons of a set, aliases too, and says which it does not have", async () => {
    const set = await fetchIcons("trial", ["house", "home", "nowhere"]);
    expect(set?.icons).toEqual({ home: { body: HOME } });
    expect(set?.aliases).toMatchObject({ house: { parent: "home", hFlip: true } });
  });

  it("has no such set", async () => {
    expect(await fetchIcons("nobodys", ["home"])).toBeNull();
  });

  it("serves a site: its icons are drawn, without what could act, and a name that it does not know is missing", async () => {
    const icons = createSiteIcons({ iconApiUrls: [origin] }, () => undefined);
    expect(await icons.find({ prefix: "trial", name: "home" })).toMatchObject({ body: HOME, width: 24, height: 24 });
    expect(JSON.stringify(await icons.find({ prefix: "trial", name: "bell" }))).not.toContain("steal");
    expect(await icons.find({ prefix: "trial", name: "nowhere" })).toBe("missing");
  });

  it("is left alone once it is gone, and pages go on without", async () => {
    await stop();
    const icons = createSiteIcons({ iconApiUrls: [origin] }, () => undefined);
    expect(await icons.find({ prefix: "trial", name: "home" })).toBe("away");
  });
});

/** A process of its own on a free port, with a folder of its own for its sets and its cache. */
async function startIconServer() {
  const folder = await mkdtemp(join(tmpdir(), "icon-server-"));
  await mkdir(join(folder, "icons"));
  await writeFile(join(folder, "icons", "trial.json"), JSON.stringify(SET));
  const port = await findFreePort();
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("@iconify/api/lib/index.js"))], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      ICONIFY_SOURCE: "none",
      ENABLE_ICON_LISTS: "false",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout)) if (line.includes("startup process complete")) break;

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true });
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("expected a port, got none");
  return address.port;
}
