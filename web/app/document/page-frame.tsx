import { type ReactNode, use } from "react";
import { PageFeedback } from "#app/features/feedback/page-feedback.tsx";
import { LanguageOffer } from "#app/features/language-offer/language-offer.tsx";
import { NavigationProgress } from "#app/features/navigation/navigation-progress.tsx";
import { OfflineReading } from "#app/features/offline/offline-reading.tsx";
import { keepReadQuery } from "#app/site/page-parameters.ts";
import pageWidthStyles from "#app/ui/page-width.module.css";
import { findPlace } from "./find-place.ts";
import { BeginningContext } from "./page-arrival.tsx";
import styles from "./page-frame.module.css";
import { useFrame } from "./use-frame.ts";
import { useSavedAt } from "./use-saved-at.ts";

/**
 * Where a page stands between bar and footer. `chat` is a page of the screen's height, without a footer.
 * `failed` says that the page is an error.
 */
export function PageFrame(props: { layout?: "default" | "chat"; failed?: boolean; children: ReactNode }) {
  const { layout = "default", failed = false, children } = props;
  const { takesFeedback, isStaticExport, visitorId } = useFrame();
  const isAsked = takesFeedback && !failed;
  const savedAt = useSavedAt();
  return (
    <>
      <NavigationProgress failed={failed} />
      <main
        ref={use(BeginningContext)}
        id="content"
        tabIndex={-1}
        data-failed={failed ? "" : undefined}
        className={layout === "chat" ? styles.chat : `${pageWidthStyles.pageWidth} ${styles.main}`}
      >
        {children}
        {isAsked ? <PageFeedback className={layout === "chat" ? pageWidthStyles.pageWidth : undefined} /> : null}
      </main>
      {failed ? null : <LanguageOffer keepQuery={keepReadQuery} findPlace={findPlace} />}
      {failed || isStaticExport ? null : <OfflineReading visitorId={visitorId} savedAt={savedAt} />}
    </>
  );
}
