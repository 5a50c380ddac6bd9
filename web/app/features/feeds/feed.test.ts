import { describe, expect, it } from "vitest";
import { type Feed, type FeedEntry, toAtom, toJsonFeed } from "./feed.ts";

describe("toAtom", () => {
  it("lists the entries, and says when the newest of them appeared", () => {
    const feed = aFeed([anEntry(), anEntry({ publishedOn: "2026-11-20", author: null, tags: [], locale: "en" })]);
    expect(toAtom(feed)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
<id>https://learn.example/de/feed.xml</id>
<title>Artikel</title>
<subtitle>Lange Texte.</subtitle>
<link rel="self" type="application/atom+xml" href="https://learn.example/de/feed.xml"/>
<link rel="alternate" type="text/html" href="https://learn.example/de/articles"/>
<updated>2026-11-20T00:00:00Z</updated>
<entry xml:lang="de">
<id>https://learn.example/de/articles/a</id>
<title>Eins</title>
<link rel="alternate" type="text/html" href="https://learn.example/de/articles/a"/>
<published>2026-11-01T00:00:00Z</published>
<updated>2026-11-01T00:00:00Z</updated>
<author><name>Jemand</name></author>
<category term="history"/>
<summary>Davon.</summary>
</entry>
<entry xml:lang="en">
<id>https://learn.example/de/articles/a</id>
<title>Eins</title>
<link rel="alternate" type="text/html" href="https://learn.example/de/articles/a"/>
<published>2026-11-20T00:00:00Z</published>
<updated>2026-11-20T00:00:00Z</updated>
<author><name>Site</name></author>
<summary>Davon.</summary>
</entry>
</feed>
`);
  });

  it("says of a text that was changed when, and of one whose beginning is not known only that", () => {
    const changed = toAtom(aFeed([anEntry({ updatedAt: "2026-11-19T08:00:00.000Z" })]));
    expect(changed).toContain(
      "<published>2026-11-01T00:00:00Z</published>\n<updated>2026-11-19T08:00:00.000Z</updated>",
    );
    expect(changed.match(/<updated>2026-11-19T08:00:00.000Z<\/updated>/g)).toHaveLength(2);
    expect(toAtom(aFeed([anEntry({ publishedOn: null })]))).not.toContain("<published>");
    expect(toAtom(aFeed([anEntry({ updatedAt: "2026-10-01" })]))).not.toContain("2026-10-01");
  });

  it("shows the picture of a text's figure", () => {
    const picture = "https://learn.example/de/figures/clip/picture.svg";
    const words = { title: 'Eins & "zwei"', description: "Davon <b>." };
    expect(toAtom(aFeed([anEntry({ ...words, picture })]))).toContain(
      [
        "<summary>Davon &#60;b&#62;.</summary>",
        `<content type="html">&#60;p&#62;Davon &#38;#60;b&#38;#62;.&#60;/p&#62;&#60;p&#62;&#60;img src=&#34;${picture}&#34; alt=&#34;Eins &#38;#38; &#38;#34;zwei&#38;#34;&#34;&#62;&#60;/p&#62;</content>`,
      ].join("\n"),
    );
    expect(toAtom(aFeed([anEntry({ picture: null })]))).not.toContain("<content");
    expect(JSON.parse(toJsonFeed(aFeed([anEntry({ picture })]))).items).toMatchObject([{ image: picture }]);
  });

  it("lets no word end an element or hold what XML cannot", () => {
    const words = `</title><script>"'&\u0000\u0008\ud800\uffff`;
    const atom = toAtom({
      ...aFeed([anEntry({ title: words, description: words, author: words, tags: [words] })]),
      title: words,
    });
    expect(atom.match(/&#60;\/title&#62;&#60;script&#62;&#34;&#39;&#38;(?=["<])/g)).toHaveLength(5);
    expect(atom).not.toContain("<script");
  });
});

describe("toJsonFeed", () => {
  it("is a JSON Feed 1.1", () => {
    expect(JSON.parse(toJsonFeed(aFeed([anEntry(), anEntry({ description: "", author: null })])))).toEqual({
      version: "https://jsonfeed.org/version/1.1",
      title: "Artikel",
      description: "Lange Texte.",
      home_page_url: "https://learn.example/de/articles",
      feed_url: "https://learn.example/de/feed.json",
      language: "de",
      items: [
        anItem({ content_text: "Davon.", authors: [{ name: "Jemand" }] }),
        anItem({ content_text: "Eins", authors: [{ name: "Site" }] }),
      ],
    });
  });
});

function anItem(item: object) {
  const url = "https://learn.example/de/articles/a";
  const date_published = "2026-11-01T00:00:00Z";
  const date_modified = date_published;
  return { id: url, url, title: "Eins", date_published, date_modified, language: "de", tags: ["history"], ...item };
}

function anEntry(entry: Partial<FeedEntry> = {}): FeedEntry {
  return {
    title: "Eins",
    description: "Davon.",
    url: "https://learn.example/de/articles/a",
    locale: "de",
    publishedOn: "2026-11-01",
    updatedAt: "2026-11-01",
    author: "Jemand",
    tags: ["history"],
    ...entry,
  };
}

function aFeed(entries: FeedEntry[]): Feed {
  return {
    title: "Artikel",
    description: "Lange Texte.",
    locale: "de",
    siteTitle: "Site",
    pageUrl: "https://learn.example/de/articles",
    atomUrl: "https://learn.example/de/feed.xml",
    jsonUrl: "https://learn.example/de/feed.json",
    entries,
  };
}
