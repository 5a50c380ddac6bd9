import { expect, test } from "./visitor.ts";

/** Words by which pages are called, and where they lead. */
const WORDS = [
  ["/faqs", "/faq"],
  ["/ko/faqs", "/ko/faq"],
  ["/fragen", "/de/faq"],
  ["/glossary", "/concepts/glossary"],
  ["/용어집", "/ko/concepts/glossary"],
  ["/glossaire", "/fr/concepts/glossary"],
  ["/术语表", "/zh/concepts/glossary"],
  ["/papers", "/resources"],
  ["/de/papers", "/de/resources"],
  ["/whitepaper", "/resources/bittensor-whitepaper.pdf"],
  ["/livre-blanc", "/resources/bittensor-whitepaper.pdf"],
] as const;

for (const [word, page] of WORDS) {
  test(`${word} leads to ${page}`, async ({ request }) => {
    const moved = await request.get(encodeURI(word), { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers().location).toBe(page);
    expect((await request.get(page, { maxRedirects: 0 })).status()).toBe(200);
  });
}
