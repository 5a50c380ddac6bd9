import { splitMarks } from "./split-marks.ts";

/** A text of the search engine with its matches marked; whatever it holds is text. */
export function MarkedText({ text }: { text: string }) {
  return splitMarks(text).map(({ text, isMatch }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    return isMatch ? <mark key={index}>{text}</mark> : text;
  });
}
