import { listTermNames } from "#app/features/glossary/glossary.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/term-names.ts";

/** What each term is called in each language, by its key: the cards of terms ask for it when the first one is opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const names = await listTermNames(context.get(siteContext));
  return Response.json(Object.fromEntries(names), { headers: { "Cache-Control": cachePolicy.machine } });
}
