import { cutPassages } from "@learn-bittensor/markdown/cut-passages";
import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { describe, expect, it } from "vitest";
import { listPassages, type QuotedContent } from "./list-passages.ts";

const making = {
  cut: (markdown: string, idPrefix?: string) => cutPassages(parseMarkdown(markdown), markdown, idPrefix),
  locale: "de",
} as const;

describe("listPassages", () => {
  it("leads to the heading of each kind of text", () => {
    const passages = listPassages(NOTHING, CONTENT, making);
    expect(passages.map(({ href, trail, heading }) => [href, trail, heading])).toEqual([
      ["/concepts/economics/staking", [], "Staking"],
      ["/concepts/economics/staking", [], "Staking"],
      ["/concepts/economics/staking#subnet", ["Staking"], "Into a subnet"],
      ["/faq#lost-key", [], "A lost key?"],
      ["/guides/wallet", [], "A wallet"],
      ["/guides/wallet/keys", ["A wallet"], "Know your keys"],
      ["/guides/wallet/keys#keys-step-1", ["A wallet", "Know your keys"], "Write them down"],
      ["/guides/wallet/keys#keys-1-on-paper", ["A wallet", "Know your keys", "Write them down"], "On paper"],
      ["/articles/halving", [], "The halving"],
      ["/concepts/glossary#term-take", [], "take"],
      ["/subnets/64", [], "Chutes"],
    ]);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    expect(passages.every(({ locale }) => locale === "en")).toBe(true);
  });

  it("quotes the language itself, and English of what is not translated", () => {
    const german = { ...NOTHING, faq: [question("f1", "Ein verlorener Schlüssel?", "Ist **verloren**.")] };
    const questions = listPassages(german, CONTENT, making).filter(({ kind }) => kind === "faq");
    expect(questions).toEqual([
      {
        id: "f1-1",
        locale: "de",
        kind: "faq",
        href: "/faq#lost-key",
        trail: [],
        heading: "Ein verlorener Schlüssel?",
        markdown: "Ist **verloren**.",
        text: "Ist verloren.",
      },
    ]);
  });

  it("finds a subnet by its number too", () => {
    const subnet = listPassages(NOTHING, CONTENT, making).find(({ kind }) => kind === "subnet");
    expect(subnet?.names).toEqual(expect.arrayContaining(["64", "Subnetz 64"]));
  });

  it("leads to the page of its own that subnet 0 has", () => {
    const subnet = CONTENT.subnet.map((entry) => ({ ...entry, attributes: { ...entry.attributes, mainnetId: 0 } }));
    const [root] = listPassages({ ...NOTHING, subnet }, NOTHING, making);
    expect(root?.href).toBe("/subnets/root");
  });

  it("leaves out what several texts say word for word, and what has no address", () => {
    const content = {
      ...CONTENT,
      faq: [question("f1", "One?", "A snapshot."), question("f2", "Two?", "A snapshot.")],
      concept: CONTENT.concept.map((entry) => ({ ...entry, attributes: { ...entry.attributes, categories: null } })),
    };
    const kinds = listPassages(NOTHING, content, making).map(({ kind }) => kind);
    expect(kinds).not.toContain("faq");
    expect(kinds).not.toContain("concept");
  });

  it("does not quote where facts come from", () => {
    const sources = "- [The code](<https://code.example>) (2026-06-30)\n- A note (2026-11-20)";
    const content: QuotedContent = {
      ...NOTHING,
      faq: [question("f1", "One?", `**Lost** is lost:\n\n- here\n- there\n\n**Sources**\n\n${sources}`)],
      article: CONTENT.article.map((entry) => ({
        ...entry,
        attributes: { ...entry.attributes, body: `Text.\n\n## Sources {#sources}\n\n${sources}` },
      })),
      guide: [guide("sources")],
    };
    expect(listPassages(content, NOTHING, making).map(({ text }) => text)).toEqual([
      "Lost is lost:\nhere\nthere",
      "From nothing to a key.",
      "It came.",
      "Text.",
    ]);
  });

  it("writes what is no Markdown so that it is read as it is", () => {
    const definition = "Costs 1 * 2 * 3 <b> [x](y) #1";
    const content = { ...NOTHING, term: [{ ...TERM, definition }] };
    expect(listPassages(content, NOTHING, making)[0]).toMatchObject({
      text: definition,
      markdown: String.raw`Costs 1 \* 2 \* 3 \<b\> \[x\]\(y\) \#1`,
    });
  });
});

const TERM = { key: "take", name: "take", definition: "A share.", concept: null };

const NOTHING: QuotedContent = { concept: [], article: [], subnet: [], guide: [], faq: [], term: [] };

const CONTENT: QuotedContent = {
  concept: [
    {
      documentId: "c1",
      attributes: {
        title: "Staking",
        description: "What happens when TAO is staked.",
        body: "First.\n\n## Into a subnet {#subnet}\n\nTAO becomes alpha.",
        slug: "staking",
        categories: { data: [{ attributes: { name: "Economics", slug: "economics" } }] },
      },
    },
  ],
  article: [
    {
      documentId: "a1",
      attributes: { title: "The halving", description: "It came.", keywords: null, body: null, slug: "halving" },
    },
  ],
  subnet: [
    {
      documentId: "s1",
      attributes: {
        name: "Chutes",
        description: "Computing.",
        body: null,
        slug: "chutes",
        mainnetId: 64,
        symbol: null,
        comingSoon: false,
        team: null,
        tags: null,
      },
    },
  ],
  guide: [guide()],
  faq: [question("f1", "A lost key?", "It is **lost**.")],
  term: [TERM],
};

function question(documentId: string, asked: string, answer: string): QuotedContent["faq"][number] {
  return {
    id: documentId,
    documentId,
    attributes: { question: asked, anchor: "lost-key", answer, topic: "safety", order: 1 },
  };
}

function guide(anchor = "keys"): QuotedContent["guide"][number] {
  return {
    id: "1",
    documentId: "g1",
    attributes: {
      title: "A wallet",
      slug: "wallet",
      description: "From nothing to a key.",
      difficulty: null,
      durationMinutes: null,
      locale: "en",
      updatedAt: null,
      cover: null,
      sections: [
        {
          id: "1",
          anchor,
          title: "Know your keys",
          introduction: "There are two.",
          steps: [{ id: "1", title: "Write them down", body: "With a pen.\n\n### On paper\n\nNot on a screen." }],
        },
      ],
      tags: null,
      concepts: null,
      seo: null,
      localizations: null,
    },
  };
}
