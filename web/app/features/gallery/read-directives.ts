/** How a figure begins in a text. */
export const MARK = "::figure[";

/** A figure as a text asks for it, on a line of its own. */
export interface Directive {
  readonly name: string;
  readonly preset: string | null;
  /** The line. */
  readonly line: string;
  /** What one sees, cut where it begins to explain. */
  readonly title: string;
  /** All of that, in plain words. */
  readonly caption: string;
}

const DIRECTIVE = /^::figure\[(.+)\]\{([^}]*)\}\s*$/;
/** Where a caption goes on from what is drawn to what it means, in the punctuation of five languages. */
const END_OF_TITLE = /\s*(?:[.:;!?](?:\s|$)|[(（。：；！？])/u;

/** The figures that a text asks for, in their order. */
export function readDirectives(markdown: string): Directive[] {
  return markdown.split("\n").flatMap((line) => {
    const [, caption, attributes = ""] = DIRECTIVE.exec(line) ?? [];
    const name = readAttribute("name", attributes);
    if (caption === undefined || name === null) return [];
    const words = caption.replaceAll(/[`*]/g, "").trim();
    const preset = readAttribute("preset", attributes);
    return { name, preset, line: line.trimEnd(), title: toTitle(words), caption: words };
  });
}

function toTitle(words: string): string {
  const end = END_OF_TITLE.exec(words)?.index;
  return words.slice(0, end).trim();
}

function readAttribute(attribute: string, attributes: string): string | null {
  return new RegExp(`(?:^|\\s)${attribute}="([\\w-]+)"`).exec(attributes)?.[1] ?? null;
}
