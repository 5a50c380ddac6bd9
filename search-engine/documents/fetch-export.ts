import type { Operation, ResultOf } from "@learn-bittensor/contract/graphql";
import { findListedTeams } from "@learn-bittensor/contract/listed-teams";
import { ExportSearchIndex } from "@learn-bittensor/contract/operations/search-documents";
import type { Source } from "@learn-bittensor/contract/search";

type ExportPage = ResultOf<typeof ExportSearchIndex>;

/** Runs an operation against a content provider; rejects where there is no answer. */
export type RunExport = <Result, Variables extends object>(
  operation: Operation<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

type EntriesOf<List extends keyof ExportPage> = NonNullable<ExportPage[List]>["data"];

/** Everything that is searched in one language, as the provider has it. */
export type ContentExport = {
  concept: EntriesOf<"concepts">;
  article: EntriesOf<"articles">;
  subnet: EntriesOf<"subnets">;
  application: EntriesOf<"applications">;
  team: EntriesOf<"teams">;
  guide: EntriesOf<"guides">;
};

/** The entry of a content export. */
export type ExportedEntry<Kind extends Source> = ContentExport[Kind][number];

const PAGE_SIZE = 100;

/** Asks for page after page until every list has ended. Teams of which there is nothing to read are left out. */
export async function fetchExport(run: RunExport, locale: string): Promise<ContentExport> {
  const all: ContentExport = { concept: [], article: [], subnet: [], application: [], team: [], guide: [] };
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await run(ExportSearchIndex, { locale, page, pageSize: PAGE_SIZE });
    const { concepts, articles, subnets, applications, teams, guides } = answer;
    all.concept.push(...(concepts?.data ?? []));
    all.article.push(...(articles?.data ?? []));
    all.subnet.push(...(subnets?.data ?? []));
    all.application.push(...(applications?.data ?? []));
    all.team.push(...(teams?.data ?? []));
    all.guide.push(...(guides?.data ?? []));
    const lists = [concepts, articles, subnets, applications, teams, guides];
    pages = Math.max(...lists.map((list) => list?.meta?.pagination?.pageCount ?? 0));
  }
  const isListed = findListedTeams(all.subnet.map(({ attributes }) => attributes));
  return { ...all, team: all.team.filter(({ attributes }) => isListed(attributes.name)) };
}
