import type { Locale } from "@learn-bittensor/contract/locales";

/** Texts of the site in one language, for programs that look for new ones. Addresses are whole. */
export interface Feed {
  title: string;
  description: string;
  locale: Locale;
  siteTitle: string;
  /** The page that lists the same. */
  pageUrl: string;
  /** Where this feed is found, in either form. */
  atomUrl: string;
  jsonUrl: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  description: string;
  url: string;
  /** What it was known by before its address was another; its address, where it has always been that. */
  id?: string;
  /** The language it is in, which is not always the feed's. */
  locale: Locale;
  /** The day it appeared, `2026-11-20`; null where that is not known. */
  publishedOn: string | null;
  /** When it was changed last, as a day or a moment; where that is not later, the day it appeared. */
  updatedAt: string;
  author: string | null;
  tags: readonly string[];
  /** Where the picture of its figure is found, for texts that have one. */
  picture?: string | null;
}

/** Atom, as RFC 4287 says. */
export function toAtom(feed: Feed): string {
  const entries = feed.entries.map((entry) =>
    [
      `<entry xml:lang="${entry.locale}">`,
      `<id>${escapeXml(entry.id ?? entry.url)}</id>`,
      `<title>${escapeXml(entry.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
      ...(entry.publishedOn === null ? [] : [`<published>${toTime(entry.publishedOn)}</published>`]),
      `<updated>${toTime(lastChange(entry))}</updated>`,
      `<author><name>${escapeXml(entry.author ?? feed.siteTitle)}</name></author>`,
      ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      `<summary>${escapeXml(entry.description)}</summary>`,
      ...(entry.picture ? [`<content type="html">${escapeXml(toHtml(entry, entry.picture))}</content>`] : []),
      "</entry>",
    ].join("\n"),
  );
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">`,
    `<id>${escapeXml(feed.atomUrl)}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.atomUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>`,
    `<updated>${toTime(newestChange(feed))}</updated>`,
  ];
  return `${[...head, ...entries, "</feed>"].join("\n")}\n`;
}

/** JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  const items = feed.entries.map((entry) => ({
    id: entry.id ?? entry.url,
    url: entry.url,
    title: entry.title,
    // Every item has to have a text; a description may be empty.
    content_text: entry.description === "" ? entry.title : entry.description,
    ...(entry.picture ? { image: entry.picture } : {}),
    ...(entry.publishedOn === null ? {} : { date_published: toTime(entry.publishedOn) }),
    date_modified: toTime(lastChange(entry)),
    language: entry.locale,
    authors: [{ name: entry.author ?? feed.siteTitle }],
    tags: entry.tags,
  }));
  const head = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.jsonUrl,
    language: feed.locale,
  };
  return JSON.stringify({ ...head, items });
}

/** What readers of feeds show of a text with a picture. What is written as in XML is right in HTML, too. */
function toHtml({ title, description }: FeedEntry, picture: string): string {
  return `<p>${escapeXml(description)}</p><p><img src="${escapeXml(picture)}" alt="${escapeXml(title)}"></p>`;
}

/** A feed without entries has never changed: the beginning of time says so without a clock. */
function newestChange({ entries }: Feed): string {
  return entries.map(lastChange).toSorted().at(-1) ?? "1970-01-01";
}

/** Nothing was changed before it appeared. */
function lastChange({ publishedOn, updatedAt }: FeedEntry): string {
  return publishedOn !== null && publishedOn > updatedAt ? publishedOn : updatedAt;
}

/** A day is taken from its beginning on. */
function toTime(date: string): string {
  return date.length === "2026-11-20".length ? `${date}T00:00:00Z` : date;
}

/** Text as XML reads it. Characters that XML has no place for are left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
