import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { Indexed } from "@learn-bittensor/contract/search";
import type { ComponentProps } from "react";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import hitStyles from "./hit-parts.module.css";
import type { SearchHit } from "./search-hit.ts";
import { SourceIcon } from "./source-icon.tsx";
import { splitMarks } from "./split-marks.ts";
import { subnetNumber } from "./subnet-number.ts";

/** What a hit is made of, the same in the panel and on the search page. */

export function SourceName({ source }: { source: Indexed }) {
  const t = useTranslations("search");
  return (
    <>
      <SourceIcon source={source} /> {t(`sourceNames.${source}`)}
    </>
  );
}

/** A subnet is known by its emblem, here as in every list. */
export function HitEmblem({ hit }: { hit: SearchHit }) {
  const number = subnetNumber(hit);
  return number === null ? null : <Emblem number={number} />;
}

/** Leads inside the site in the language being read; elsewhere in a new tab, unless `onClick` sees to it. */
export function HitLink({ hit, ...rest }: { hit: SearchHit } & ComponentProps<"a">) {
  // A paper is a file: no page of the router has its address.
  if (hit.href.startsWith("/") && !isFile(hit.href)) return <LocalLink {...rest} to={hit.href} />;
  const ownTab = rest.onClick ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return <a {...rest} href={hit.href} {...ownTab} />;
}

/** Whether an address of the site is that of a file, which the browser loads by itself. */
function isFile(href: string): boolean {
  return href.startsWith("/resources/");
}

export function HitTitle({ hit }: { hit: SearchHit }) {
  return <HitText hit={hit} text={hit.marked.title} />;
}

/** Behind a title: the network's own short name of a subnet, what it was called before where that was found, and a word where the hit is in English and the page is not. */
export function HitNotes({ hit }: { hit: SearchHit }) {
  const t = useTranslations("search");
  const number = subnetNumber(hit);
  const isInEnglish = useLocale() !== hit.locale && hit.locale === DEFAULT_LOCALE;
  return (
    <>
      {number === null ? null : (
        <>
          {" "}
          <span className={hitStyles.note}>SN {number}</span>
        </>
      )}
      {hit.formerly === undefined ? null : (
        <>
          {" "}
          <span className={hitStyles.note}>{t("formerly", { name: hit.formerly })}</span>
        </>
      )}
      {isInEnglish ? (
        <>
          {" "}
          <span className={hitStyles.note}>{t("inEnglish")}</span>
        </>
      ) : null}
    </>
  );
}

export function HitDescription({ hit }: { hit: SearchHit }) {
  return <HitText hit={hit} text={hit.marked.description} />;
}

/** A text of the search engine with its matches marked; whatever it holds is text. */
function HitText({ hit, text }: { hit: SearchHit; text: string }) {
  const lang = useLangOf()(hit.locale);
  const marked = splitMarks(text).map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
  return lang ? <span lang={lang}>{marked}</span> : marked;
}
