import type { Locale } from "@learn-bittensor/contract/locales";
import { listTerms } from "#app/features/glossary/glossary.server.ts";
import { getLabText } from "#app/features/labs/labs.server.ts";
import { listFacts } from "#app/features/text-notes/facts/facts.server.ts";
import type { EmbedKind } from "#app/site/embed-address.ts";
import type { Site } from "#app/site/site.server.ts";
import { findFigure } from "./find-figure.server.ts";

type Describe = (site: Site, asked: { name: string; locale: Locale }) => Promise<{ title: string } | null | undefined>;

export const EMBED_WIDTH = 640;

/** How high a frame of that width shows it without scrolling. */
export const EMBED_HEIGHTS: Readonly<Record<EmbedKind, number>> = { lab: 900, figure: 640, term: 260, fact: 320 };

/** What is framed, in words; nothing where there is no such lab, figure, term or fact. */
export const DESCRIBE_EMBED: Readonly<Record<EmbedKind, Describe>> = {
  lab: (site, { name, locale }) => getLabText(site, { slug: name, locale }),
  figure: findFigure,
  term: async (site, { name, locale }) => {
    const term = (await listTerms(site, locale)).find(({ key }) => key === name);
    return term && { title: term.name };
  },
  fact: async (site, { name, locale }) => {
    const fact = (await listFacts(site, locale)).find(({ key }) => key === name);
    return fact && { title: fact.name };
  },
};

/** The frame that others put into their pages. */
export function embedFrame({ source, title, width, height }: EmbedFrame): string {
  const attributes = [
    `src="${source}"`,
    `width="${width}" height="${height}" title="${escapeAttribute(title)}"`,
    'loading="lazy" allow="clipboard-write"',
  ];
  return `<iframe ${attributes.join(" ")}></iframe>`;
}

interface EmbedFrame {
  /** Its address, as an address is written. */
  source: string;
  title: string;
  width: number;
  height: number;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
