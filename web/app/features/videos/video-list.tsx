import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { VideoPlayer } from "./video-player.tsx";
import type { VideoView } from "./videos.server.ts";

export function VideoList({ videos }: { videos: VideoView[] }) {
  const t = useTranslations("videos");
  const format = useFormatter();
  const langOf = useLangOf();
  if (videos.length === 0) return <p>{t("none")}</p>;
  return (
    <CardGrid>
      {videos.map((video) => (
        <LinkCard
          key={video.slug}
          id={video.slug}
          title={video.title}
          text={video.description}
          href={video.url}
          lang={langOf(video.locale)}
          details={
            <>
              <span>{t("on", { host: video.host })}</span>
              {video.language ? <span>{t("spoken", { language: video.language })}</span> : null}
              {video.durationSeconds ? (
                <span>{t("minutes", { minutes: Math.max(1, Math.round(video.durationSeconds / 60)) })}</span>
              ) : null}
              {video.recordedOn ? (
                <time dateTime={video.recordedOn}>
                  {format.dateTime(new Date(video.recordedOn), { dateStyle: "medium", timeZone: "UTC" })}
                </time>
              ) : null}
              {video.playerId ? <VideoPlayer slug={video.slug} title={video.title} playerId={video.playerId} /> : null}
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
