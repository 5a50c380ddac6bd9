import type { Locale } from "@learn-bittensor/contract/locales";
import { escapeMarkdown, type MarkdownPage } from "#app/features/markdown/markdown-file.ts";
import { listChanges, type ProtocolChange } from "#app/features/timeline/timeline.server.ts";
import { versionNotes } from "#app/features/timeline/version-notes.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** What changed in the protocol, the latest first. */
export async function getTimelineMarkdown(site: Site, locale: Locale): Promise<MarkdownPage> {
  const t = getTranslator(locale);
  const toValue = (side: NonNullable<ProtocolChange["before"]>) =>
    side.isFormula ? `$${side.value}$` : escapeMarkdown(side.value);
  const changes = await listChanges(site, locale);
  const markdown = changes.flatMap(({ title, text, on, time, roles, before, after, sources, ...change }) => [
    `## ${escapeMarkdown(title)}`,
    [
      time ? `${on} ${time} UTC` : on,
      ...roles.map((role) => t(`timeline.roles.${role}`)),
      ...versionNotes(change, t, String),
    ].join(" · "),
    escapeMarkdown(text ?? ""),
    before && after ? `${toValue(before)} → ${toValue(after)}` : "",
    sources.map(({ ref, href }) => `- ${escapeMarkdown(ref)}${href ? ` <${href}>` : ""}`).join("\n"),
  ]);
  return {
    path: "/timeline",
    title: t("timeline.title"),
    description: t("timeline.description"),
    locale,
    updatedAt: null,
    markdown: markdown.filter((part) => part !== "").join("\n\n"),
  };
}
