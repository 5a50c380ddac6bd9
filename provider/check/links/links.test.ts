import { describe, expect, it } from "vitest";
import { aFile } from "../../content/content-builders.ts";
import { askLinks } from "./ask-links.ts";
import { listOutwardLinks } from "./list-outward-links.ts";
import { reportLinks } from "./report-links.ts";

describe("listOutwardLinks", () => {
  it("finds links in Markdown and in fields, each once, with all files that lead there", () => {
    const links = listOutwardLinks([
      aFile(
        "content/en/concept/a.md",
        "sources:\n  - href: https://b.example/x#part\n---\n[one](https://a.example/) `https://no.example`",
      ),
      aFile(
        "content/de/concept/a.md",
        '[eins](https://a.example/) <https://c.example/y> [hier](/concepts)\nurl: "https://b.example/x"',
      ),
    ]);
    expect([...links].map(([address, paths]) => [address, paths.size])).toEqual([
      ["https://a.example/", 2],
      ["https://b.example/x", 2],
      ["https://c.example/y", 1],
    ]);
  });
});

describe("askLinks", () => {
  it("asks a host one thing after the other with a rest, and asks again for the page where only its head is refused", async () => {
    const story: string[] = [];
    const answers = await askLinks(["https://a.example/1", "https://a.example/2", "https://b.example/"], {
      fetch: async (address, { method }) => {
        story.push(`${method} ${address}`);
        if (address.endsWith("/1") && method === "HEAD") return new Response(null, { status: 405 });
        if (address.startsWith("https://b")) throw new Error("no such host");
        const headers = address.endsWith("/2") ? { Location: "/3" } : {};
        return new Response(null, { status: address.endsWith("/2") ? 301 : 200, headers });
      },
      wait: async (milliseconds) => void story.push(`wait ${milliseconds}`),
    });
    const ofA = story.filter((line) => !line.includes("b.example"));
    expect(ofA).toEqual([
      "HEAD https://a.example/1",
      "wait 1000",
      "GET https://a.example/1",
      "wait 1000",
      "HEAD https://a.example/2",
    ]);
    expect(answers).toEqual([
      { address: "https://a.example/1", status: 200, movedTo: null, problem: null },
      { address: "https://a.example/2", status: 301, movedTo: "https://a.example/3", problem: null },
      { address: "https://b.example/", status: null, movedTo: null, problem: "no such host" },
    ]);
  });

  it("asks no more than four hosts at once", async () => {
    let open = 0;
    let most = 0;
    await askLinks(
      Array.from({ length: 9 }, (_, index) => `https://h${index}.example/`),
      {
        fetch: async () => {
          most = Math.max(most, ++open);
          await Promise.resolve();
          open -= 1;
          return new Response();
        },
        wait: async () => undefined,
      },
    );
    expect(most).toBe(4);
  });
});

describe("reportLinks", () => {
  it("names what is gone with its files, then what moved, then what cannot be told", () => {
    const links = new Map([["https://a.example/", new Set(["content/en/faq/a.md"])]]);
    const answer = { movedTo: null, problem: null };
    expect(
      reportLinks(
        [
          { ...answer, address: "https://c.example/", status: 403 },
          { ...answer, address: "https://a.example/", status: 404 },
          { ...answer, address: "https://b.example/", status: 301, movedTo: "https://b.example/new" },
          { ...answer, address: "https://d.example/", status: 200 },
          { ...answer, address: "https://e.example/", status: null, problem: "no such host" },
        ],
        links,
      ),
    ).toEqual([
      "gone: https://a.example/ (404)",
      "  content/en/faq/a.md",
      "moved: https://b.example/ (301, to https://b.example/new)",
      "unclear: https://c.example/ (403)",
      "unclear: https://e.example/ (no such host)",
      "5 asked: 1 there, 1 moved, 1 gone, 2 unclear",
    ]);
  });
});
