import type { Locale } from "@learn-bittensor/contract/locales";
import type { Site } from "#app/site/site.server.ts";

type Written = { value: string; isFormula: boolean };
type WrittenFact = Written & { earlier: readonly (Written & { from: string | null; until: string | null })[] };

/** Facts as pages show them: with their formulas drawn. */
export function drawFacts<Fact extends WrittenFact>(site: Site, facts: readonly Fact[], locale: Locale) {
  const toValue = async ({ value, isFormula }: Written) => ({
    text: value,
    formula: isFormula ? (await site.richText.render(`$${value}$`, { locale })).parts : null,
  });
  return Promise.all(
    facts.map(async ({ value, isFormula, earlier, ...fact }) => ({
      ...fact,
      value: await toValue({ value, isFormula }),
      earlier: await Promise.all(
        earlier.map(async ({ from, until, ...each }) => ({ from, until, value: await toValue(each) })),
      ),
    })),
  );
}
