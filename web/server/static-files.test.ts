import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { staticFiles } from "./static-files.ts";

describe("staticFiles", () => {
  it("caches files with a hash in their name for good", async () => {
    const answer = await get("/assets/app-1a2b3c.js", { "assets/app-1a2b3c.js": "start();" });
    expect(await answer.text()).toBe("start();");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  });

  it("has any other file asked for again after an hour", async () => {
    const answer = await get("/resources/paper.pdf", { "resources/paper.pdf": "%PDF-1.7" });
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  it("has every reader of the build's name ask whether it is still the same", async () => {
    const answer = await get("/builds/latest.json", { "builds/latest.json": '{"id":"1a2b3c"}' });
    expect(await answer.json()).toEqual({ id: "1a2b3c" });
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("has browsers ask for the service worker each time", async () => {
    const answer = await get("/service-worker.js", { "service-worker.js": "start();" });
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("gives the compressed copy to who takes it, and says that it depends on that", async () => {
    const files = { "assets/a.css": "plain", "assets/a.css.br": "brotli", "assets/a.css.gz": "gzip" };
    const answer = await get("/assets/a.css", files, { "Accept-Encoding": "gzip, br" });
    expect(await answer.text()).toBe("brotli");
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/css/);
    const plain = await get("/assets/a.css", files);
    expect(await plain.text()).toBe("plain");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
  });

  it("answers HEAD with the length and without the file", async () => {
    const app = await appOver({ "favicon.svg": "<svg/>" });
    const answer = await app.request("/favicon.svg", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Length")).toBe("6");
    expect(await answer.text()).toBe("");
  });

  it.each(["/robots.txt", "/sitemap.xml", "/concepts.data", "/assets/gone-1a2b.js"])(
    "leaves %s, which is no file, to the pages, with their own cache policy",
    async (path) => {
      const answer = await get(path, {});
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(`page ${path}`);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  it("shows no folder, not even one with an index", async () => {
    const answer = await get("/assets", { "assets/index.html": "a list of everything" });
    expect(await answer.text()).toBe("page /assets");
  });

  it.each(["/assets/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/..%5csecret.txt", "/%2e%2e%2fsecret.txt"])(
    "reads nothing outside its folder: %s",
    async (path) => {
      const root = await folderWith({ "client/assets/a.js": "a", "secret.txt": "secret" });
      const answer = await new Hono()
        .use(staticFiles(join(root, "client")))
        .all("*", (c) => c.text("page"))
        .request(path);
      expect(await answer.text()).toBe("page");
    },
  );

  it("leaves what is not GET or HEAD to the pages", async () => {
    const app = await appOver({ "favicon.svg": "<svg/>" });
    const answer = await app.request("/favicon.svg", { method: "POST" });
    expect(await answer.text()).toBe("page /favicon.svg");
  });
});

async function get(path: string, files: Record<string, string>, headers: Record<string, string> = {}) {
  const app = await appOver(files);
  return app.request(path, { headers });
}

/** Files before pages that answer everything, as on the site. */
async function appOver(files: Record<string, string>) {
  const app = new Hono();
  app.use(staticFiles(await folderWith(files)));
  app.all("*", (c) => c.text(`page ${c.req.path}`, 200, { "Cache-Control": "private, no-store" }));
  return app;
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "static-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
