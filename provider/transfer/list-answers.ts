import { LOCALES } from "@learn-bittensor/contract/locales";
import { compileContent } from "../content/compile-content.ts";
import type { ContentFile } from "../content/content-files.ts";
import { createContentStore } from "../content/content-store.ts";
import { listEmissionShares } from "../content/emission-shares.ts";
import { listMiningNeeds } from "../content/mining-needs.ts";
import { TEXT_KINDS } from "../content/text-kinds.ts";
import { listVideoLanguages } from "../content/video-languages.ts";
import { hashOf, type StoredAnswer } from "./transferred.ts";

/** What the provider works out from files and a Strapi cannot: each answer under the question that it answers. */
export function listAnswers(files: readonly ContentFile[]): StoredAnswer[] {
  const content = createContentStore(compileContent(files));
  const answers: [string, unknown][] = [
    ["emission-shares", listEmissionShares(content)],
    ["mining-needs", listMiningNeeds(content)],
    ["translated-texts", content.translatedTexts()],
    ["video-languages", listVideoLanguages(content)],
  ];
  for (const locale of LOCALES) {
    answers.push([`glossary/${locale}`, content.glossary(locale)]);
    answers.push([`corrections/${locale}`, content.corrections(locale)]);
    answers.push([`facts/${locale}`, content.facts(locale)]);
    answers.push([`protocol-changes/${locale}`, content.protocolChanges(locale)]);
    for (const [kind, { type, typeName, slugField }] of Object.entries(TEXT_KINDS)) {
      answers.push([`text-notes/${kind}/${locale}/`, content.notes.ofType(type, locale)]);
      // A text that is not translated has notes in every language.
      for (const fields of content.list(typeName, "en")) {
        const slug = String(fields[slugField]);
        answers.push([`text-notes/${kind}/${locale}/${slug}`, content.notes.find(type, slug, locale)]);
      }
    }
  }
  return answers.map(([question, value]) => ({ question, hash: hashOf(value), value }));
}
