import { FIGURES } from "@learn-bittensor/contract/figures";
import { LESSONS } from "@learn-bittensor/contract/lessons";
import { findListedTeams } from "@learn-bittensor/contract/listed-teams";
import { GetGetStartedPaths } from "@learn-bittensor/contract/operations/get-started-paths";
import { GetGetStartedSteps } from "@learn-bittensor/contract/operations/get-started-steps";
import { GetLabs } from "@learn-bittensor/contract/operations/labs";
import { GetPage } from "@learn-bittensor/contract/operations/pages";
import { ExportSearchIndex } from "@learn-bittensor/contract/operations/search-documents";
import type { ResultOf } from "gql.tada";
import type { Site } from "#app/site/site.server.ts";
import { needsServer } from "#app/site/static-export.ts";

const SECTIONS = [
  "/",
  "/get-started",
  "/concepts",
  "/concepts/glossary",
  "/explore",
  "/guides",
  "/subnets",
  "/subnets/root",
  "/articles",
  "/apps",
  "/teams",
  "/lab",
  "/lab/ask",
  "/lab/terminal",
  "/resources",
  "/videos",
  "/community",
  "/corrections",
  "/facts",
  "/faq",
  "/timeline",
  "/quality",
  "/translations",
  "/figures",
  "/teach",
  "/licenses",
];

/** Those that are there once somebody has written them. */
const PAGES = ["/about", "/developers", "/privacy-policy"];

/** Every address of the site with content of its own, without language. English holds all there is. */
export async function listPaths(site: Site): Promise<string[]> {
  const [documents, pages, pathEnds, { getStartedSteps }, { labs }] = await Promise.all([
    documentPaths(site),
    pagePaths(site),
    pathEndPaths(site),
    site.content.query(GetGetStartedSteps, { locale: "en" }),
    site.content.query(GetLabs, { locale: "en" }),
  ]);
  const paths = [
    ...SECTIONS,
    ...pages,
    ...(getStartedSteps?.data ?? []).map((step) => `/get-started/${step.attributes.slug}`),
    ...(labs?.data ?? []).filter((lab) => !lab.attributes.comingSoon).map((lab) => `/lab/${lab.attributes.slug}`),
    ...pathEnds,
    ...LESSONS.flatMap((name) => [`/teach/${name}`, `/teach/${name}/slides`]),
    ...FIGURES.map((name) => `/figures/${name}`),
    ...documents,
  ];
  return site.isStaticExport ? paths.filter((path) => !needsServer(path)) : paths;
}

async function pagePaths(site: Site): Promise<string[]> {
  const answers = await Promise.all(
    PAGES.map((path) => site.content.query(GetPage, { slug: path.slice(1), locale: "en" })),
  );
  return PAGES.filter((_, index) => answers[index]?.pages?.data.length);
}

/** None with a provider that has no paths. */
async function pathEndPaths(site: Site): Promise<string[]> {
  try {
    const { getStartedPaths } = await site.content.query(GetGetStartedPaths, { locale: "en" });
    return (getStartedPaths?.data ?? []).map(({ attributes }) => `/get-started/${attributes.slug}/end`);
  } catch (cause) {
    site.log({ level: "warn", message: "the sitemap is without the ends of paths", cause });
    return [];
  }
}

async function documentPaths(site: Site): Promise<string[]> {
  const paths = new Set<string>();
  const [allSubnets, allTeams]: [ExportedSubnet[], ExportedTeam[]] = [[], []];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const answer = await site.content.query(ExportSearchIndex, { locale: "en", page });
    const { concepts, guides, articles, subnets, teams } = answer;
    for (const { attributes } of concepts?.data ?? []) {
      const category = attributes.categories?.data[0]?.attributes.slug;
      if (!category) continue;
      paths.add(`/concepts/${category}`);
      paths.add(`/concepts/${category}/${attributes.slug}`);
    }
    for (const { attributes } of guides?.data ?? []) paths.add(`/guides/${attributes.slug}`);
    for (const { attributes } of articles?.data ?? []) paths.add(`/articles/${attributes.slug}`);
    for (const { attributes } of subnets?.data ?? [])
      if (attributes.mainnetId !== 0) paths.add(`/subnets/${attributes.mainnetId ?? attributes.slug}`);
    allSubnets.push(...(subnets?.data ?? []).map(({ attributes }) => attributes));
    allTeams.push(...(teams?.data ?? []).map(({ attributes }) => attributes));
    pageCount = Math.max(
      ...[concepts, guides, articles, subnets, teams].map((list) => list?.meta.pagination.pageCount ?? 0),
    );
  }
  const isListed = findListedTeams(allSubnets);
  for (const { name, slug } of allTeams) if (isListed(name)) paths.add(`/subnets/${slug}`);
  return [...paths];
}

type Exported = ResultOf<typeof ExportSearchIndex>;
type ExportedSubnet = NonNullable<Exported["subnets"]>["data"][number]["attributes"];
type ExportedTeam = NonNullable<Exported["teams"]>["data"][number]["attributes"];
