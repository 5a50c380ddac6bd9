import { useLocale } from "#app/i18n/interface-texts.ts";
import { richTextWords } from "./rich-text-words.ts";

/** The link beside a heading that is not part of a text, as texts have them (`steps/headings.ts`). Only pages that the server renders use it. */
export function HeadingLink({ id, title }: { id: string; title: string }) {
  const words = richTextWords[useLocale()];
  return (
    <a
      className="heading-link"
      href={`#${id}`}
      aria-label={`${words.headingLink}: ${title}`}
      data-copied={words.linkCopied}
    >
      #
    </a>
  );
}
