import { getArticle } from "./features/articles/articles.server.ts";
import { getConcept } from "./features/concepts/concepts.server.ts";
import { getGuide } from "./features/guides/guides.server.ts";
import { escapeMarkdown } from "./features/markdown/markdown-file.ts";
import { getSubnet } from "./features/subnets/subnets.server.ts";
import { markdownTwin } from "./markdown-twin.server.ts";

export const conceptMarkdown = markdownTwin(async (site, { path, locale }) => {
  const concept = await getConcept(site, { slug: lastSegment(path), locale });
  return concept && { ...concept, markdown: concept.text.markdown };
});

export const articleMarkdown = markdownTwin(async (site, { path, locale }) => {
  const article = await getArticle(site, { slug: lastSegment(path), locale });
  return article && { ...article, path: `/articles/${article.slug}`, markdown: article.text.markdown };
});

/** A guide as a whole or one of its sections, as its page shows it. */
export const guideMarkdown = markdownTwin(async (site, { path, locale }) => {
  const guide = await getGuide(site, { address: path.slice("/guides/".length), locale });
  if (!guide) return null;
  const sections = guide.sections.flatMap(({ title, markdown, steps }) => [
    `## ${escapeMarkdown(title)}`,
    markdown,
    ...steps.flatMap((step, index) => [`### ${index + 1}. ${escapeMarkdown(step.title)}`, step.markdown]),
  ]);
  const markdown = sections.filter((part) => part !== "").join("\n\n");
  const address = `/guides/${guide.slug}${guide.section ? `/${guide.section.anchor}` : ""}`;
  return { ...guide, path: address, title: guide.pageTitle, markdown };
});

export const subnetMarkdown = markdownTwin(async (site, { path, locale }) => {
  const subnet = await getSubnet(site, { address: subnetAddress(path), locale });
  if (!subnet) return null;
  const { name, mainnetId, slug, text } = subnet;
  const title = mainnetId === null ? name : `${name} (SN${mainnetId})`;
  const own = `/subnets/${mainnetId === 0 ? "root" : (mainnetId ?? slug)}`;
  return { ...subnet, path: own, title, markdown: text.markdown };
});

/** Root is subnet zero. */
function subnetAddress(path: string): string {
  const address = path.slice("/subnets/".length);
  return address === "root" ? "0" : address;
}

/** What names a text: `staking` of `/concepts/economics/staking`. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
