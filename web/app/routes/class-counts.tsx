import { useState } from "react";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { readTeachersKey } from "#app/features/classes/class-address.ts";
import { createClassClient } from "#app/features/classes/class-client.ts";
import { ClassFrame } from "#app/features/classes/class-frame.tsx";
import { getClassLimits } from "#app/features/classes/classes.server.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { lateComponent } from "#app/ui/late-component.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/class-counts.ts";

const ClassCounts = lateComponent(() =>
  import("#app/features/classes/class-counts.tsx").then(({ ClassCounts }) => ClassCounts),
);

export const handle = { loadsAtOnce: true };

/** The same for every class, as its readers' page is. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  await orNotFound(await getClassLimits(context.get(siteContext)), { url, context });
  const t = getTranslator(locale);
  return {
    texts: pickTexts(locale, "classes.frame", "classes.counts"),
    title: t("classes.counts.title"),
    description: t("classes.counts.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function ClassCountsRoute({ loaderData: { texts, title, description } }: Route.ComponentProps) {
  const [client] = useState(() => createClassClient((...asked) => fetch(...asked)));
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <ClassFrame readKey={readTeachersKey}>
        {(key) => <ClassCounts key={key} classKey={key} client={client} />}
      </ClassFrame>
    </MoreTexts>
  );
}
