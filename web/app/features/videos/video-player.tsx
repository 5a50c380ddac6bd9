import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { playsVideos } from "#app/site/video-page.ts";
import buttonStyles from "#app/ui/button.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { playerAddress } from "./player-address.ts";
import styles from "./video-player.module.css";
import type { VideoView } from "./videos.server.ts";

/** A recording that plays in its card once somebody asks for it. Before, nobody else is asked for anything. */
export function VideoPlayer({ slug, title, playerId }: Pick<VideoView, "slug" | "title"> & { playerId: string }) {
  const t = useTranslations("videos");
  const locale = useLocale();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked || (isHydrated && state?.play === slug && isDocumentOfVideos()))
    return (
      <iframe
        className={styles.player}
        src={playerAddress(playerId, locale)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  const play = async () => {
    if (isDocumentOfVideos()) return setIsAsked(true);
    // The document was loaded for another page, whose policy frames nothing: this one is loaded, and begins.
    await navigate({ hash: slug }, { replace: true, state: { play: slug } });
    window.location.reload();
  };
  return (
    <button
      type="button"
      className={`${buttonStyles.button} ${styles.play}`}
      aria-label={`${t("play")}: ${title}`}
      onClick={play}
    >
      {t("play")}
    </button>
  );
}

function isDocumentOfVideos(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const url = URL.parse(loaded?.name ?? "");
  return url !== null && playsVideos(url.pathname);
}
