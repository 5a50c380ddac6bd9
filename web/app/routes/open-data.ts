import { z } from "zod";
import { notFound } from "#app/collections/not-found.server.ts";
import { getOpenData } from "#app/collections/open-data.server.ts";
import { DATA_SETS } from "#app/collections/open-data-names.ts";
import { openDataResponse } from "#app/collections/open-data-response.ts";
import { DATA_SCHEMAS } from "#app/collections/open-data-schemas.server.ts";
import { printReadableSchema } from "#app/collections/readable-schema.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/open-data.ts";

/** `/data/facts.json` and the like, in every language; `/data/facts.schema.json`, what it holds; `/data/schema.graphql`. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const [, asked = "", isSchema] = /^([a-z]+)(\.schema)?\.json$/.exec(params.file) ?? [];
  const name = DATA_SETS.find((each) => each === asked);
  if (name && !isSchema) return openDataResponse(JSON.stringify(await getOpenData(site, name, locale), null, 2));
  // What describes them is the same in every language: links lead there in the reader's.
  if (name) {
    const schema = { $id: `${site.url}/data/${name}.schema.json`, ...z.toJSONSchema(DATA_SCHEMAS[name]) };
    return openDataResponse(JSON.stringify(schema, null, 2), "application/schema+json; charset=utf-8");
  }
  if (params.file === "schema.graphql") return openDataResponse(printReadableSchema(), "text/plain; charset=utf-8");
  throw await notFound({ url, context });
}
