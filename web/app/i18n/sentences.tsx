import { Children, type ReactNode } from "react";
import { useLocale } from "./interface-texts.ts";

/** What is said one after another, as the language being read joins it: with a space, in Chinese with nothing. */
export function Sentences({ children }: { children: ReactNode }) {
  const between = useLocale() === "zh" ? "" : " ";
  return Children.toArray(children).flatMap((sentence, index) => (index === 0 ? [sentence] : [between, sentence]));
}
