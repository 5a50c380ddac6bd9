/** What a page says of itself to programs, as it is sent. */
export interface Head {
  title: string;
  canonical: string;
  /** Where its text is answered as Markdown. */
  markdown: string[];
  /** What those who show links to it are told, by name. */
  shared: Record<string, string[]>;
  structuredData: Record<string, unknown>[];
}

/** Reads the head of the page at an address, and what it says of itself as structured data. */
export async function readHead(address: string): Promise<Head> {
  const answer = await fetch(address, { redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  const html = await answer.text();
  const tags = [...html.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => readAttributes(tag));
  const shared: Head["shared"] = {};
  for (const { property, name, content = "" } of tags) {
    const key = property ?? name ?? "";
    if (/^(?:og|twitter|article):/.test(key)) shared[key] = [...(shared[key] ?? []), content];
  }
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    canonical: tags.find(({ rel }) => rel === "canonical")?.href ?? "",
    markdown: tags.flatMap(({ type, href = "" }) => (type === "text/markdown" ? [href] : [])),
    shared,
    structuredData: data.flatMap(([, json = ""]) => JSON.parse(json)),
  };
}

function readAttributes(tag: string): Record<string, string | undefined> {
  const attributes = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(attributes.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]));
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, digits) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits) => String.fromCodePoint(Number(digits)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
