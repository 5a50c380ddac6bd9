import { SearchUnavailable } from "#app/site/search-client.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Answerer } from "./answerer.ts";
import { findPassages } from "./find-passages.server.ts";

/** Answers with passages of the site's own texts, as the search engine ranks them, and with nothing else. */
export function createQuotingAnswerer(site: Site): Answerer {
  return {
    async answer(question, locale) {
      try {
        const found = await findPassages(site, question, locale);
        if (found.length === 0) return { kind: "nothing" };
        const passages = found.map(async ({ href, titles, locale: writtenIn, markdown }) => {
          const { parts } = await site.richText.render(markdown, { locale });
          return { href, titles, locale: writtenIn, parts };
        });
        return { kind: "passages", passages: await Promise.all(passages) };
      } catch (error) {
        if (!(error instanceof SearchUnavailable)) throw error;
        site.log({ level: "error", outage: "search engine", message: error.message, cause: error.cause });
        return { kind: "unavailable" };
      }
    },
  };
}
