import type { ElementContent, Root } from "hast";
import { h } from "hastscript";
import { toPictureAddress } from "../../picture-address.ts";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { listElements, replaceElements } from "./html-tree.ts";

interface Place {
  words: RichTextLabels;
  /** The provider's address; empty where the site has the files itself. */
  mediaOrigin: string;
  /** Where else its files are. */
  bucketOrigins: readonly string[];
}

/**
 * Pictures of the site, of its provider and of its provider's buckets are shown, as soon as they come into view. One from elsewhere is a link, which its
 * reader may follow or not: docs/decisions/0039-what-is-asked-of-others.md says why.
 */
export function placePictures(root: Root, place: Place): void {
  // Within a link there can be no other: its words stand for the picture.
  for (const link of listElements(root))
    if (link.tagName === "a") replacePictures(link, place, (label) => [{ type: "text", value: label }]);
  replacePictures(root, place, (label, href) => [h("a", { href }, label)]);
}

function replacePictures(
  parent: Parameters<typeof replaceElements>[0],
  { words, mediaOrigin, bucketOrigins }: Place,
  inPlaceOf: (label: string, href: string) => ElementContent[],
): void {
  replaceElements(parent, ({ tagName, properties }) => {
    if (tagName !== "img") return undefined;
    const { src, alt } = properties;
    const url = typeof src === "string" ? src : "";
    const own = toPictureAddress(url, mediaOrigin, bucketOrigins);
    if (own === null) return inPlaceOf(labelOf(url, String(alt ?? ""), words), url);
    const ours = { alt: "", ...properties, ...(url && { src: own }), loading: "lazy", decoding: "async" };
    return [h("img", ours)];
  });
}

function labelOf(url: string, alt: string, words: RichTextLabels): string {
  const host = URL.parse(url, "https://host.invalid")?.host ?? url;
  const where = words.pictureElsewhere.replace("{host}", () => host);
  return alt === "" ? where : `${alt} (${where})`;
}
