import type { ResultOf } from "@learn-bittensor/contract/graphql";
import { GetCategories } from "@learn-bittensor/contract/operations/concepts";
import { GetCorrections } from "@learn-bittensor/contract/operations/corrections";
import { GetGetStartedSteps } from "@learn-bittensor/contract/operations/get-started-steps";
import { GetLabs } from "@learn-bittensor/contract/operations/labs";
import { GetMenu } from "@learn-bittensor/contract/operations/menus";
import { GetResources } from "@learn-bittensor/contract/operations/resources";
import { GetTags } from "@learn-bittensor/contract/operations/tags";
import { GetVideos } from "@learn-bittensor/contract/operations/videos";
import type { RunExport } from "./fetch-export.ts";

type Entries<List extends { data: unknown } | null> = NonNullable<List>["data"];

/** What has a title and is no source, in one language. */
export type TitledContent = {
  step: Entries<ResultOf<typeof GetGetStartedSteps>["getStartedSteps"]>;
  lab: Entries<ResultOf<typeof GetLabs>["labs"]>;
  paper: Entries<ResultOf<typeof GetResources>["resources"]>;
  video: Entries<ResultOf<typeof GetVideos>["videos"]>;
  tag: Entries<ResultOf<typeof GetTags>["tags"]>;
  category: Entries<ResultOf<typeof GetCategories>["categories"]>;
  menu: Entries<ResultOf<typeof GetMenu>["menus"]>;
  correction: ResultOf<typeof GetCorrections>["corrections"];
};

/** More than there are of each; a provider gives no more at once. */
const PAGE_SIZE = 100;

/** What a provider has not got is not found; rejects where it does not answer. */
export async function fetchTitles(run: RunExport, locale: string): Promise<TitledContent> {
  const page = { locale, pageSize: PAGE_SIZE };
  const [steps, labs, resources, videos, tags, categories, menus, { corrections }] = await Promise.all([
    run(GetGetStartedSteps, { locale }),
    run(GetLabs, { locale }),
    run(GetResources, { locale }),
    run(GetVideos, page),
    run(GetTags, page),
    run(GetCategories, page),
    run(GetMenu, { slug: `navbar-${locale}`, locale }),
    // An extension of Strapi: a provider need not have it.
    run(GetCorrections, { locale }).catch(() => ({ corrections: [] })),
  ]);
  return {
    step: steps.getStartedSteps?.data ?? [],
    lab: labs.labs?.data ?? [],
    paper: resources.resources?.data ?? [],
    video: videos.videos?.data ?? [],
    tag: tags.tags?.data ?? [],
    category: categories.categories?.data ?? [],
    menu: menus.menus?.data ?? [],
    correction: corrections ?? [],
  };
}
