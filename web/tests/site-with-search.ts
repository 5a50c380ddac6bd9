import type { SiteOptions } from "#app/site/site.server.ts";
import { createSearch } from "../server/create-search.ts";
import type { ContentFile } from "./content-file.ts";
import { siteOnContent } from "./site-on-content.ts";

/** For tests: the site on these content files with the embedded search engine, filled from them. */
export async function siteWithSearch(files: ContentFile[], options: Partial<Pick<SiteOptions, "comingSoon">> = {}) {
  const { transport } = await siteOnContent(files);
  const settings = {
    contentApiToken: "",
    searchAdminKey: null,
    searchIndexPattern: "{source}_{locale}",
    searchKey: "",
    searchUrl: null,
  };
  const log = (event: object) => {
    throw new Error(`expected nothing to be logged, got ${JSON.stringify(event)}`);
  };
  const search = createSearch(settings, { content: transport, log });
  const asked: { indexUid: string; q: string }[][] = [];
  const counted: SiteOptions["search"]["transport"] = (body) => {
    asked.push(JSON.parse(JSON.stringify(body.queries)));
    return search.forSite.transport(body);
  };
  const made = await siteOnContent(files, { ...options, search: { ...search.forSite, transport: counted } });
  return { ...made, searched: asked };
}
