import type { Locale } from "@learn-bittensor/contract/locales";
import { getArticle } from "#app/features/articles/articles.server.ts";
import { getConcept } from "#app/features/concepts/concepts.server.ts";
import { listCorrections } from "#app/features/corrections/corrections.server.ts";
import { listWrittenQuestions } from "#app/features/faq/faq.server.ts";
import { groupByTopic } from "#app/features/faq/topics.ts";
import { getStepText } from "#app/features/get-started/get-started.server.ts";
import { listTerms } from "#app/features/glossary/glossary.server.ts";
import { getGuide } from "#app/features/guides/guides.server.ts";
import { getLabText } from "#app/features/labs/labs.server.ts";
import { escapeMarkdown, type MarkdownPage } from "#app/features/markdown/markdown-file.ts";
import { getPageText } from "#app/features/pages/pages.server.ts";
import { subnetPath } from "#app/features/subnets/subnet-address.ts";
import { getSubnet } from "#app/features/subnets/subnets.server.ts";
import { getTeam } from "#app/features/teams/teams.server.ts";
import { listFacts } from "#app/features/text-notes/facts/facts.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { markdownAlternate } from "./markdown-alternate.server.ts";
import { listTeamSubnets } from "./team-subnets.server.ts";

const WITH_EDITIONS = { hasEditions: true };

export const conceptMarkdown = markdownAlternate(
  (site, { path, ...asked }) => getConcept(site, { slug: lastSegment(path), ...asked }),
  WITH_EDITIONS,
);

export const articleMarkdown = markdownAlternate(async (site, { path, ...asked }) => {
  const article = await getArticle(site, { slug: lastSegment(path), ...asked });
  return article && { ...article, path: `/articles/${article.slug}` };
}, WITH_EDITIONS);

/** A guide as a whole or one of its sections, as its page shows it. */
export const guideMarkdown = markdownAlternate(async (site, { path, ...asked }) => {
  const guide = await getGuide(site, { address: path.slice("/guides/".length), ...asked });
  if (!guide) return null;
  const sections = guide.sources.flatMap(({ title, markdown, steps }) => [
    `## ${escapeMarkdown(title)}`,
    markdown,
    ...steps.flatMap((step, index) => [`### ${index + 1}. ${escapeMarkdown(step.title)}`, step.markdown]),
  ]);
  const markdown = sections.filter((part) => part !== "").join("\n\n");
  const address = `/guides/${guide.slug}${guide.section ? `/${guide.section.anchor}` : ""}`;
  return { ...guide, path: address, title: guide.pageTitle, markdown };
}, WITH_EDITIONS);

export const subnetMarkdown = markdownAlternate(async (site, { path, locale }) => {
  const subnet = await getSubnet(site, { address: subnetAddress(path), locale });
  if (!subnet) return getTeamMarkdown(site, { slug: lastSegment(path), locale });
  return { ...subnet, path: subnetPath(subnet), title: subnetTitle(subnet) };
});

function subnetTitle({ name, mainnetId }: { name: string; mainnetId: number | null }): string {
  return mainnetId === null ? name : `${name} (SN${mainnetId})`;
}

/** A team stands where subnets do: what is said of it, its subnets and where else it is found. */
async function getTeamMarkdown(site: Site, asked: { slug: string; locale: Locale }): Promise<MarkdownPage | null> {
  const team = await getTeam(site, asked);
  if (!team) return null;
  const { name, slug, description, locale, links } = team;
  const subnets = (await listTeamSubnets(site, team, asked.locale)).map((subnet) => {
    const [link = ""] = toLinkList([{ label: subnetTitle(subnet), href: subnetPath(subnet) }]).split("\n");
    return `${link}: ${escapeMarkdown([subnet.description, ...subnet.readings].join(" · "))}`;
  });
  const heading = `## ${escapeMarkdown(getTranslator(asked.locale)("teams.subnets"))}`;
  const listed = subnets.length > 0 ? [heading, subnets.join("\n")] : [];
  const markdown = [toLinkList(links), ...listed].filter((part) => part !== "").join("\n\n");
  return { path: `/subnets/${slug}`, title: name, description, locale, updatedAt: null, markdown };
}

export const stepMarkdown = markdownAlternate(async (site, { path, locale }) => {
  const step = await getStepText(site, { slug: lastSegment(path), locale });
  return step && { ...step, path: `/get-started/${step.slug}` };
});

export const labMarkdown = markdownAlternate(async (site, { path, locale }) => {
  const lab = await getLabText(site, { slug: lastSegment(path), locale });
  return lab && { ...lab, path: `/lab/${lab.slug}` };
});

/** A page made of blocks, by the name that is also its address. */
export async function getPageMarkdown(
  site: Site,
  asked: { slug: string; locale: Locale },
): Promise<MarkdownPage | null> {
  const page = await getPageText(site, asked);
  if (!page) return null;
  const markdown = page.parts
    .flatMap(({ heading, markdown, links }) => [
      heading ? `## ${escapeMarkdown(heading)}` : "",
      markdown,
      toLinkList(links),
    ])
    .filter((part) => part !== "")
    .join("\n\n");
  return { ...page, path: `/${asked.slug}`, markdown };
}

/** Every term that is explained. */
export async function getGlossaryMarkdown(site: Site, locale: Locale): Promise<MarkdownPage> {
  const t = getTranslator(locale);
  const terms = await listTerms(site, locale);
  const markdown = terms.flatMap(({ name, definition }) => [`## ${escapeMarkdown(name)}`, escapeMarkdown(definition)]);
  return {
    path: "/concepts/glossary",
    title: t("glossary.title"),
    description: t("glossary.description"),
    locale,
    updatedAt: null,
    markdown: markdown.join("\n\n"),
  };
}

/** What texts had wrong. */
export async function getCorrectionsMarkdown(site: Site, locale: Locale): Promise<MarkdownPage> {
  const t = getTranslator(locale);
  const corrections = await listCorrections(site, locale);
  const markdown = corrections.flatMap(({ title, wrong, right, wrongSince, correctedOn, texts, sources }) => [
    `## ${escapeMarkdown(title)}`,
    `${wrongSince} – ${correctedOn}`,
    `**${t("corrections.wrong")}:** ${escapeMarkdown(wrong)}`,
    `**${t("corrections.right")}:** ${escapeMarkdown(right)}`,
    toLinkList(texts.map((text) => ({ label: text.title, href: text.href }))),
    sources.map(({ ref, href }) => `- ${escapeMarkdown(ref)}${href ? ` <${href}>` : ""}`).join("\n"),
  ]);
  return {
    path: "/corrections",
    title: t("corrections.title"),
    description: t("corrections.description"),
    locale,
    updatedAt: null,
    markdown: markdown.filter((part) => part !== "").join("\n\n"),
  };
}

/** Every dated fact: a line each, with what was true before. */
export async function getFactsMarkdown(site: Site, locale: Locale): Promise<MarkdownPage> {
  const t = getTranslator(locale);
  const facts = await listFacts(site, locale);
  const toValue = (each: { value: string; isFormula: boolean }) =>
    each.isFormula ? `$${each.value}$` : escapeMarkdown(each.value);
  const markdown = facts.flatMap(({ name, earlier, texts, sourceName, sourceHref, checkedOn, ...fact }) => [
    `## ${escapeMarkdown(name)}`,
    toValue(fact),
    `${checkedOn} · ${t(`textNotes.basis.${fact.basis}`)} · ${escapeMarkdown(sourceName)}${sourceHref ? ` <${sourceHref}>` : ""}`,
    earlier.map((each) => `- ${toValue(each)} (${each.from ?? ""} – ${each.until ?? ""})`).join("\n"),
    toLinkList(texts.map(({ title, href }) => ({ label: title, href }))),
  ]);
  return {
    path: "/facts",
    title: t("facts.title"),
    description: t("facts.description"),
    locale,
    updatedAt: null,
    markdown: markdown.filter((part) => part !== "").join("\n\n"),
  };
}

/** Every question with its answer, by topic. */
export async function getQuestionsMarkdown(
  site: Site,
  { path, locale }: { path: string; locale: Locale },
): Promise<MarkdownPage> {
  const t = getTranslator(locale);
  const topics = groupByTopic(await listWrittenQuestions(site, locale));
  const markdown = topics.flatMap(({ topic, members }) => [
    `## ${t(`faq.topics.${topic}`)}`,
    ...members.flatMap(({ question, answer }) => [`### ${escapeMarkdown(question)}`, answer]),
  ]);
  return {
    path,
    title: t("faq.title"),
    description: t("faq.description"),
    locale,
    updatedAt: null,
    markdown: markdown.join("\n\n"),
  };
}

function toLinkList(links: readonly { label: string; href: string }[]): string {
  return links
    .map(({ label, href }) => `- [${escapeMarkdown(label)}](<${href.replace(/[<>\\]/g, "\\$&")}>)`)
    .join("\n");
}

/** Root is subnet zero. */
function subnetAddress(path: string): string {
  const address = path.slice("/subnets/".length);
  return address === "root" ? "0" : address;
}

/** What names a text: `staking` of `/concepts/economics/staking`. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
