import type { Locale } from "@learn-bittensor/contract/locales";
import type { GuideSection } from "./cut-guide.ts";
import { type SourceNote, saySourceNote } from "./source-notes.ts";

/**
 * Where a fact comes from: a reference, in English in every language; the day it speaks of; where to find it; and what is to be
 * known about it.
 */
export type Source = {
  ref: string;
  date: string;
  href?: string | undefined;
  notes?: readonly SourceNote[] | undefined;
};

const ANCHOR = "sources";

const TITLES: Record<Locale, string> = { en: "Sources", de: "Quellen", ko: "출처", fr: "Sources", zh: "来源" };

const COLONS: Record<Locale, string> = { en: ": ", de: ": ", ko: ": ", fr: "\u00A0: ", zh: "：" };
const COMMAS: Record<Locale, string> = { en: ", ", de: ", ", ko: ", ", fr: ", ", zh: "，" };

/** Where the facts of a text come from; its readers see them as the text's last section. */
export class Sources {
  readonly list: readonly Source[];

  constructor(list: readonly Source[]) {
    this.list = list;
  }

  /** The text with its sources as the last section. Without sources it stays as it is, also when it is null. */
  appendTo(text: string | null, locale: Locale): string | null {
    if (this.list.length === 0) return text;
    const section = `## ${TITLES[locale]} {#${ANCHOR}}\n\n${this.toMarkdown(locale)}`;
    return text ? `${text}\n\n${section}` : section;
  }

  /** The answer with its sources below it. Many answers share a page: a section of each would be a heading too many. */
  appendToAnswer(text: string | null, locale: Locale): string | null {
    if (this.list.length === 0) return text;
    return `${text ?? ""}\n\n**${TITLES[locale]}**\n\n${this.toMarkdown(locale)}`.trimStart();
  }

  /** The sources as the last section of a guide; none without sources. */
  toGuideSections(locale: Locale): GuideSection[] {
    if (this.list.length === 0) return [];
    return [
      {
        __component: "guide.section",
        anchor: ANCHOR,
        title: TITLES[locale],
        introduction: this.toMarkdown(locale),
        steps: [],
      },
    ];
  }

  private toMarkdown(locale: Locale): string {
    return this.list.map((source) => `- ${toLine(source, locale)}`).join("\n");
  }
}

function toLine({ ref, date, href, notes = [] }: Source, locale: Locale): string {
  const reference = href ? `[${escapeMarkdown(ref)}](<${href}>)` : escapeMarkdown(ref);
  const said = notes.map((note) => saySourceNote(note, locale)).join(COMMAS[locale]);
  return `${reference} (${date})${said && COLONS[locale] + said}`;
}

/** Plain text as Markdown that reads the same. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>$|~]/g, "\\$&");
}
