import type { Locale } from "@learn-bittensor/contract/locales";
import { GetProtocolChanges } from "@learn-bittensor/contract/operations/protocol-changes";
import type { Site } from "#app/site/site.server.ts";
import { textPath } from "#app/site/text-path.ts";

/** What changed in the protocol, told in a language, the latest first, with where it can be tried and read about. */
export async function listChanges(site: Site, locale: Locale) {
  const { protocolChanges } = await site.content.query(GetProtocolChanges, { locale });
  return protocolChanges.map(({ texts, lab, labState, figure, ...change }) => ({
    ...change,
    lab: lab === null ? null : `/lab/${lab}${labState ? `?s=${labState}` : ""}`,
    figure: figure === null ? null : `/figures/${figure}`,
    texts: texts.map((text) => ({ title: text.title, href: textPath(text) })),
  }));
}

export type ProtocolChange = Awaited<ReturnType<typeof listChanges>>[number];

/** The same for a page, which draws formulas. */
export async function drawChanges(site: Site, changes: readonly ProtocolChange[], locale: Locale) {
  const draw = async (side: ProtocolChange["before"]) =>
    side && {
      text: side.value,
      formula: side.isFormula ? (await site.richText.render(`$${side.value}$`, { locale })).parts : null,
      number: side.number,
      curve: side.curve,
    };
  return Promise.all(
    changes.map(async ({ before, after, ...change }) => ({
      ...change,
      before: await draw(before),
      after: await draw(after),
    })),
  );
}

export type ShownChange = Awaited<ReturnType<typeof drawChanges>>[number];
