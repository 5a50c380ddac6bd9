import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { TermUse, TextRecord } from "../compiled-content.ts";
import { keyOf } from "../content-place.ts";
import { toValue } from "../facts/describe-fact.ts";
import type { Fact, FactContent } from "../facts/parse-facts.ts";
import { type FactChange, listFactChanges } from "./list-fact-changes.ts";
import type { Change, Changes } from "./parse-changes.ts";

type Side = { value: string; isFormula: boolean; number: number | null; curve: readonly number[] };

/** The contract's `ProtocolChange`. */
type ToldChange = Pick<Change, "on" | "time" | "spec" | "block" | "notRecorded" | "roles"> & {
  key: string;
  title: string;
  text: string | null;
  fact: string | null;
  before: Side | null;
  after: Side | null;
  sketch: string | null;
  lab: string | null;
  labState: string | null;
  figure: string | null;
  texts: readonly TermUse[];
  sources: readonly { ref: string; href: string }[];
};

/** What changed in the protocol, the latest first: what somebody wrote down, and every change of a fact besides. */
export function createTimeline(
  { written, leftOut }: Changes,
  { facts, texts }: { facts: readonly Fact[]; texts: readonly TextRecord[] },
) {
  const ofFacts = facts.filter(({ id }) => !leftOut.includes(id)).flatMap(listFactChanges);
  const byKey = new Map(ofFacts.map((change) => [change.key, change]));
  const told = new Set(written.flatMap((change) => change.facts));
  const untold = ofFacts.filter(({ key }) => !told.has(key));
  const byText = new Map(texts.map((text) => [`${keyOf(text)}/${text.locale}`, text]));

  function describe(change: Change, locale: Locale): ToldChange {
    const { id, title, text, on, time, spec, block, notRecorded, roles, curves, lab, figure, sources } = change;
    const [factChange] = change.facts.flatMap((key) => byKey.get(key) ?? []);
    const sides = change.sides ? writtenSides(change.sides, locale) : factChange ? factSides(factChange, locale) : null;
    return {
      key: id,
      ...{ title: title[locale], text: text[locale], on, time, spec, block, notRecorded, roles },
      fact: factChange?.fact.id ?? null,
      before: sides && { ...sides.before, curve: curves?.before ?? [] },
      after: sides && { ...sides.after, curve: curves?.after ?? [] },
      sketch: curves?.of[locale] ?? null,
      lab: lab?.slug ?? null,
      labState: lab?.state ?? null,
      figure,
      texts: change.texts.flatMap((each) => {
        const key = keyOf(each);
        return (byText.get(`${key}/${locale}`) ?? byText.get(`${key}/${DEFAULT_LOCALE}`))?.use ?? [];
      }),
      sources,
    };
  }

  function describeUntold(change: FactChange, locale: Locale): ToldChange {
    const { key, fact, on } = change;
    const { before, after } = factSides(change, locale);
    return {
      key: `fact-${key.replace("/", "-")}`,
      ...{ title: fact.name[locale], text: null, on, time: null, spec: null, block: null, roles: [], fact: fact.id },
      notRecorded: ["block", "spec"],
      before: { ...before, curve: [] },
      after: { ...after, curve: [] },
      ...{ sketch: null, lab: null, labState: null, figure: null, texts: [] },
      sources: fact.source.href ? [{ ref: fact.source.ref, href: fact.source.href }] : [],
    };
  }

  return {
    /** All of them, told in a language. */
    list(locale: Locale) {
      const all = [
        ...written.map((change) => describe(change, locale)),
        ...untold.map((change) => describeUntold(change, locale)),
      ];
      // Of one day, what happened later comes first.
      return all.sort((one, other) => compare(momentOf(other), momentOf(one)));
    },
  };
}

function writtenSides({ before, after }: NonNullable<Change["sides"]>, locale: Locale) {
  const describe = (side: typeof before) => ({ value: side.words[locale], isFormula: false, number: side.number });
  return { before: describe(before), after: describe(after) };
}

function factSides({ before, after }: FactChange, locale: Locale) {
  const areNumbers = before.kind === "number" && after.kind === "number";
  const describe = (content: FactContent) => ({
    ...toValue(content, locale),
    number: areNumbers && content.kind === "number" ? content.value : null,
  });
  return { before: describe(before), after: describe(after) };
}

function momentOf({ on, time, block }: { on: string; time: string | null; block: number | null }): string {
  return `${on} ${time ?? ""} ${String(block ?? 0).padStart(10, "0")}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
