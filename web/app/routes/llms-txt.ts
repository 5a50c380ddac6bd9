import { listArticles } from "#app/features/articles/articles.server.ts";
import { listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { listSteps } from "#app/features/get-started/get-started.server.ts";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { toLlmsText } from "#app/features/markdown/llms-text.ts";
import { getPageText } from "#app/features/pages/pages.server.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { listLessons } from "#app/features/teach/lessons.server.ts";
import { listTeams } from "#app/features/teams/teams.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/llms-txt.ts";

/** `/llms.txt`, in every language: what there is to read, linked to the texts as they were written. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const [home, about, developers, privacy, steps, concepts, guides, articles, subnets, teams, labs] = await Promise.all(
    [
      getPageText(site, { slug: "home", locale }),
      getPageText(site, { slug: "about", locale }),
      getPageText(site, { slug: "developers", locale }),
      getPageText(site, { slug: "privacy-policy", locale }),
      listSteps(site, locale),
      listConceptLinks(site, locale),
      listGuides(site, locale),
      listArticles(site, locale),
      listSubnets(site, locale),
      listTeams(site, locale),
      listLabs(site, locale),
    ],
  );
  const url = (path: string) => `${site.url}${localizedPath(path, locale)}.md`;
  const text = toLlmsText({
    title: "Learn Bittensor",
    description: home?.description ?? t("listLeads.concepts"),
    sections: [
      {
        title: t("getStarted.title"),
        entries: steps.map(({ title, summary, slug }) => ({
          title,
          description: summary,
          url: url(`/get-started/${slug}`),
        })),
      },
      { title: t("concepts.title"), entries: concepts.map((concept) => ({ ...concept, url: url(concept.href) })) },
      { title: t("guides.title"), entries: guides.map((guide) => ({ ...guide, url: url(`/guides/${guide.slug}`) })) },
      {
        title: t("articles.title"),
        entries: articles.map((article) => ({ ...article, url: url(`/articles/${article.slug}`) })),
      },
      {
        title: t("subnets.title"),
        entries: subnets.map(({ name, mainnetId, slug, description }) => ({
          title: mainnetId === null ? name : `${name} (SN${mainnetId})`,
          description,
          url: url(`/subnets/${mainnetId === 0 ? "root" : (mainnetId ?? slug)}`),
        })),
      },
      {
        title: t("labs.title"),
        entries: labs
          .filter(({ comingSoon }) => !comingSoon)
          .map(({ title, summary, slug }) => ({ title, description: summary, url: url(`/lab/${slug}`) })),
      },
      {
        title: t("teams.title"),
        entries: teams.map(({ name, description, slug }) => ({
          title: name,
          description,
          url: url(`/subnets/${slug}`),
        })),
      },
      {
        title: t("teach.title"),
        entries: listLessons(locale).map(({ title, goal, slug }) => ({
          title,
          description: goal,
          url: url(`/teach/${slug}`),
        })),
      },
      {
        title: "Learn Bittensor",
        entries: [
          ...(about ? [{ ...about, url: url("/about") }] : []),
          { title: t("glossary.title"), description: t("glossary.description"), url: url("/concepts/glossary") },
          { title: t("faq.title"), description: t("faq.description"), url: url("/faq") },
          { title: t("timeline.title"), description: t("timeline.description"), url: url("/timeline") },
          { title: t("facts.title"), description: t("facts.description"), url: url("/facts") },
          { title: t("corrections.title"), description: t("corrections.description"), url: url("/corrections") },
          ...(developers ? [{ ...developers, url: url("/developers") }] : []),
          ...(privacy ? [{ ...privacy, url: url("/privacy-policy") }] : []),
        ],
      },
    ],
  });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicy.machine },
  });
}
