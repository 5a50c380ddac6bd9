import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { usePeriodFormat } from "./use-period-format.ts";

/** What a fact says: words, or a formula that is drawn. */
export function FactValue({ value }: { value: { text: string; formula: readonly ShownPart[] | null } }) {
  return value.formula === null ? <p>{value.text}</p> : <RichText parts={value.formula} />;
}

/** What kind of number it is, with which runtime it was true, and when that was checked. */
export function FactBasis({
  fact,
}: {
  fact: { basis: "chain" | "code" | "docs"; codeDefault: string | null; runtime: number | null; checkedOn: string };
}) {
  const t = useTranslations("textNotes");
  const { formatTime } = usePeriodFormat();
  const basis = t(`basis.${fact.basis}`);
  const checked = { date: formatTime(fact.checkedOn), runtime: String(fact.runtime) };
  return (
    <>
      {fact.codeDefault === null ? basis : t("codeDefault", { basis, value: fact.codeDefault })}
      {" · "}
      {fact.runtime === null ? t("checked", checked) : t("trueFor", checked)}
    </>
  );
}

/** Where it stands; sources are called what they are in English. */
export function FactSource({ fact }: { fact: { sourceName: string; sourceHref: string | null } }) {
  return fact.sourceHref ? (
    <a href={fact.sourceHref} target="_blank" rel="noopener noreferrer" lang="en">
      {fact.sourceName}
    </a>
  ) : (
    <span lang="en">{fact.sourceName}</span>
  );
}
