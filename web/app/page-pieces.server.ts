import { randomUUID } from "node:crypto";

/** Markup that is there already, as it is sent: in one piece or several. */
export type Piece = readonly Uint8Array[];

export interface PagePieces {
  /** What stands for the piece in the page that React renders. */
  standInFor: (piece: Piece) => string;
  /** The page as it is sent. */
  assemble: (html: string) => Buffer<ArrayBuffer>;
}

/**
 * Puts a page together of what React renders and of markup that is there already. React is given a stand-in for each piece,
 * so that it does not copy what it would not look at, and what is kept is turned into bytes once and not for each page.
 */
export function createPagePieces(): PagePieces {
  /** Not to be guessed by any content, and never sent. */
  const mark = randomUUID();
  const pieces: Piece[] = [];
  return {
    standInFor(piece) {
      pieces.push(piece);
      return `${mark}${pieces.length - 1}.`;
    },

    assemble(html) {
      const [beginning = "", ...others] = html.split(mark);
      const rest = others.flatMap((part) => {
        const end = part.indexOf(".");
        return [...(pieces[Number(part.slice(0, end))] ?? []), Buffer.from(part.slice(end + 1))];
      });
      return Buffer.concat([Buffer.from(beginning), ...rest]);
    },
  };
}
