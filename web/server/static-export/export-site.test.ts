import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { exportSite } from "./export-site.ts";

const SITE = "https://learn.example";
const ALWAYS = { "/robots.txt": text("User-agent: *"), "/sitemap.xml": xml([]), "/static-copy": page([]) };

describe("exportSite", () => {
  it("writes every page that can be reached, each with its data", async () => {
    const copy = await exported({
      ...ALWAYS,
      "/": page(["/concepts", "/de"]),
      "/concepts": page(["/"]),
      "/de": page(["/de/concepts?page=2#list"]),
      "/de/concepts": page([]),
    });
    expect(copy.pages).toEqual(["/", "/static-copy", "/concepts", "/de", "/de/concepts"]);
    expect(await copy.files()).toEqual(
      expect.arrayContaining([
        "index.html",
        "_.data",
        "concepts/index.html",
        "concepts.data",
        "de/concepts/index.html",
      ]),
    );
    expect(await copy.read("de/concepts.data")).toBe("data of /de/concepts.data");
    expect(await copy.read("404.html")).toContain("<body>/404");
  });

  it("has a page for unknown addresses in every language", async () => {
    const copy = await exported({ ...ALWAYS, "/": page([]) });
    for (const locale of ["de", "ko", "fr", "zh"])
      expect(await copy.read(`${locale}/404.html`)).toContain(`<body>/${locale}/404`);
  });

  it("holds the texts and files that a page's head leads to", async () => {
    const alternate = (path: string) => `<link rel="alternate" type="text/markdown" href="${SITE}${path}"/>`;
    const head = alternate("/de/guides/a.md") + alternate("/llms.txt");
    const copy = await exported({
      ...ALWAYS,
      "/": () => new Response(`<html><head>${head}</head></html>`, { headers: { "Content-Type": "text/html" } }),
      "/de/guides/a.md": text("# A"),
      "/llms.txt": text("# Site"),
    });
    expect(await copy.read("de/guides/a.md")).toBe("# A");
    expect(await copy.read("llms.txt")).toBe("# Site");
  });

  it("finds pages that only a sitemap names, and keeps what is no page as it is", async () => {
    const copy = await exported({
      ...ALWAYS,
      "/": page([]),
      "/sitemap.xml": xml([`${SITE}/sitemap-en.xml`]),
      "/sitemap-en.xml": xml([`${SITE}/guides/first-stake`]),
      "/guides/first-stake": page([]),
    });
    expect(copy.pages).toContain("/guides/first-stake");
    expect(await copy.read("sitemap-en.xml")).toContain("/guides/first-stake");
    expect(await copy.read("robots.txt")).toBe("User-agent: *");
    expect(await copy.files()).not.toContain("robots.txt.data");
  });

  it("has the files of the build, and asks nobody for them", async () => {
    const copy = await exported({ ...ALWAYS, "/": page(["/resources/paper.pdf"]) });
    expect(await copy.read("resources/paper.pdf")).toBe("a paper");
    expect(copy.pages).not.toContain("/resources/paper.pdf");
  });

  it("leads on where the site redirects", async () => {
    const moved = () => new Response(null, { status: 308, headers: { Location: "/apps" } });
    const copy = await exported({ ...ALWAYS, "/": page(["/applications"]), "/applications": moved, "/apps": page([]) });
    expect(await copy.read("applications/index.html")).toContain('content="0; url=/apps"');
    expect(await copy.read("applications.data")).toBe("data of /applications.data");
    expect(copy.pages).toContain("/apps");
    expect(copy.pages).not.toContain("/applications");
  });

  it("has addresses that nothing leads to, where they are named", async () => {
    const moved = () => new Response(null, { status: 308, headers: { Location: "/apps" } });
    const copy = await exported(
      { ...ALWAYS, "/": page([]), "/applications": moved, "/apps": page([]) },
      { unlinked: ["/applications"] },
    );
    expect(await copy.read("applications/index.html")).toContain('content="0; url=/apps"');
    expect(copy.pages).toContain("/apps");
  });

  it("says which build it is of, and which pages it holds", async () => {
    const copy = await exported({ ...ALWAYS, "/": page([]) });
    const { id } = JSON.parse(await copy.read("builds/latest.json"));
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(JSON.parse(await copy.read(`builds/meta/${id}.json`))).toEqual({ id, prerendered: ["/", "/static-copy"] });
  });

  it("leaves nothing of an older copy", async () => {
    const outDir = await aFolder();
    await writeFile(path.join(outDir, "older.html"), "older");
    const copy = await exported({ ...ALWAYS, "/": page([]) }, { given: outDir });
    expect(await copy.files()).not.toContain("older.html");
  });

  it("ends with a line for each link that leads nowhere, and says where it stands", async () => {
    const answers = { ...ALWAYS, "/": page(["/gone", "/broken"]), "/broken": () => new Response("", { status: 503 }) };
    await expect(exported(answers)).rejects.toThrow(
      "/gone: expected 200, got 404 (linked from /)\n/broken: expected 200, got 503 (linked from /)",
    );
  });

  it("holds the pictures that heads name, and says which there are not", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `/cards/${index}.png`);
    const head = names.map((name) => `<meta property="og:image" content="${SITE}${name}"/>`).join("");
    const html = () => new Response(`<html><head>${head}</head></html>`, { headers: { "Content-Type": "text/html" } });
    const picture = () => new Response("a picture", { headers: { "Content-Type": "image/png" } });
    const pictures = Object.fromEntries(names.map((name) => [name, picture]));
    const copy = await exported({ ...ALWAYS, "/": html, ...pictures });
    for (const name of names) expect(await copy.read(name)).toBe("a picture");
    const answers = { ...ALWAYS, "/": html, ...pictures, "/cards/7.png": () => new Response("", { status: 503 }) };
    await expect(exported(answers)).rejects.toThrow("/cards/7.png: expected 200, got 503 (linked from /)");
  });

  it("never writes outside of its folder", async () => {
    await expect(exported({ ...ALWAYS, "/": page(["/a/%2e%2e%2f%2e%2e%2fescaped"]) })).rejects.toThrow(
      "leads out of its folder",
    );
  });
});

type Answer = (url: URL) => Response;

function page(links: readonly string[]): Answer {
  const anchors = links.map((href) => `<a href="${href}">link</a>`).join("");
  return ({ pathname }) => {
    const html = `<html><head></head><body>${pathname}${anchors}</body></html>`;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  };
}

function xml(locations: readonly string[]): Answer {
  const body = `<urlset>${locations.map((address) => `<url><loc>${address}</loc></url>`).join("")}</urlset>`;
  return () => new Response(body, { headers: { "Content-Type": "application/xml" } });
}

function text(body: string): Answer {
  return () => new Response(body, { headers: { "Content-Type": "text/plain" } });
}

async function exported(
  answers: Readonly<Record<string, Answer>>,
  { given, unlinked = [] }: { given?: string; unlinked?: string[] } = {},
) {
  const clientDir = await aFolder();
  await mkdir(path.join(clientDir, "resources"));
  await writeFile(path.join(clientDir, "resources", "paper.pdf"), "a paper");
  const outDir = given ?? (await aFolder());
  const result = await exportSite({
    fetch: ({ url: address }) => {
      const url = new URL(address);
      if (url.pathname.endsWith(".data")) return new Response(`data of ${url.pathname}`);
      return answers[url.pathname]?.(url) ?? new Response(page([])(url).body, { status: 404 });
    },
    siteUrl: SITE,
    policyFor: () => "default-src 'self'",
    clientDir,
    unlinked,
    outDir,
  });
  return {
    ...result,
    read: (file: string) => readFile(path.join(outDir, file), "utf8"),
    files: () => readdir(outDir, { recursive: true }),
  };
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "static-export-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
