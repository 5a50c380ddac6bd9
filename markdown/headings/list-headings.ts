import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import { readHeading } from "../plain-text.ts";
import { type ClaimId, createIdClaims, listHeadingIds } from "./heading-ids.ts";

/** A heading with its words in plain text. */
export interface ReadHeading {
  node: Heading;
  title: string;
  /** The id that is written behind it. */
  asked: string | undefined;
  /** The id that it has on its page. */
  id: string;
}

/** The headings of a text in their order, wherever they stand. `idPrefix` tells texts of one page apart. */
export function listHeadings(root: Root, idPrefix: string, claim: ClaimId = createIdClaims()): ReadHeading[] {
  const nodes: Heading[] = [];
  visit(root, "heading", (node) => void nodes.push(node));
  const headings = nodes.map((node) => ({ node, ...readHeading(node) }));
  const ids = listHeadingIds(headings, idPrefix, claim);
  return headings.map((heading, index) => ({ ...heading, id: ids[index] ?? "" }));
}
