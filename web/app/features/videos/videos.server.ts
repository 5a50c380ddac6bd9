import type { Locale } from "@learn-bittensor/contract/locales";
import { GetVideoLanguages } from "@learn-bittensor/contract/operations/video-languages";
import { GetVideos } from "@learn-bittensor/contract/operations/videos";
import { everyPage, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { playerIdOf } from "./player-address.ts";

/** Recordings elsewhere, in their order. `playerId` names what can be played here; nothing is before a visitor asks for it. */
export async function listVideos(site: Site, asked: Locale) {
  const named = new Intl.DisplayNames(asked, { type: "language" });
  const [languages, videos] = await Promise.all([listLanguages(site), listEntries(site, asked)]);
  const languageOf = (slug: string) => {
    const language = languages.get(slug);
    return language === undefined ? null : (named.of(language) ?? null);
  };
  return videos.map(({ slug, title, description, url, recordedOn, durationSeconds, thumbnail, tags, locale }) => ({
    slug,
    title,
    description: description ?? "",
    url,
    host: URL.parse(url)?.hostname.replace(/^www\./, "") ?? "",
    // A copy of files has one policy for all its pages, which frames nothing.
    playerId: site.isStaticExport ? null : playerIdOf(url),
    recordedOn,
    durationSeconds,
    // In which it is spoken, as the page's language calls that; null where nobody has said.
    language: languageOf(slug),
    thumbnailUrl: thumbnail?.data ? site.mediaUrl(thumbnail.data.attributes.url) : null,
    tags: tags?.data.map((tag) => tag.attributes.name) ?? [],
    locale,
  }));
}

function listEntries(site: Site, asked: Locale) {
  return mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetVideos, { locale, page, pageSize: LARGEST_PAGE });
      return answer.videos;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
}

/** By slug; empty where they cannot be told: the list stays. */
async function listLanguages(site: Site): Promise<ReadonlyMap<string, string>> {
  try {
    const { videoLanguages } = await site.content.query(GetVideoLanguages, {});
    return new Map(videoLanguages.map(({ slug, language }) => [slug, language]));
  } catch (cause) {
    site.log({ level: "warn", message: "no languages of videos", cause });
    return new Map();
  }
}

export type VideoView = Awaited<ReturnType<typeof listVideos>>[number];
