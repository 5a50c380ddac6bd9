import type { Locale } from "@learn-bittensor/contract/locales";
import { GetVideos } from "@learn-bittensor/contract/operations/videos";
import { everyPage, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { playerIdOf } from "./player-address.ts";

/** Recordings elsewhere, in their order. `playerId` names what can be played here; nothing is before a visitor asks for it. */
export async function listVideos(site: Site, asked: Locale) {
  const videos = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetVideos, { locale, page, pageSize: LARGEST_PAGE });
      return answer.videos;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
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
    thumbnailUrl: thumbnail?.data ? site.mediaUrl(thumbnail.data.attributes.url) : null,
    tags: tags?.data.map((tag) => tag.attributes.name) ?? [],
    locale,
  }));
}

export type VideoView = Awaited<ReturnType<typeof listVideos>>[number];
