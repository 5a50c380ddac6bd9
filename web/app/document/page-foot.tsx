import { memo, Suspense } from "react";
import { LiveUpdates } from "#app/features/live/live-updates.tsx";
import { Footer } from "#app/features/navigation/footer.tsx";
import { ShortcutsButton } from "#app/features/shortcuts/shortcuts-button.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LanguageSwitch } from "#app/i18n/language-switch.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { keepReadQuery } from "#app/site/page-parameters.ts";
import { STATIC_EXPORT_PATH } from "#app/site/static-export.ts";
import { lateComponent } from "#app/ui/late-component.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import { findPlace } from "./find-place.ts";
import { isBehindModal } from "./is-behind-modal.ts";
import { useFrame } from "./use-frame.ts";

/** Few sites count their readers. */
const ConsentChoice = lateComponent(() =>
  import("#app/features/analytics/consent-choice.tsx").then(({ ConsentChoice }) => ConsentChoice),
);

/** What stands below every page. */
export const PageFoot = memo(function PageFoot() {
  const { navigation, analytics, isStaticExport, live, visitorId } = useFrame();
  return (
    <footer className="footer">
      <Footer
        navigation={navigation}
        languageSwitch={<LanguageSwitch keepQuery={keepReadQuery} findPlace={findPlace} />}
        shortcuts={<ShortcutsButton isBehindModal={isBehindModal} />}
        consent={
          analytics ? (
            <Suspense>
              <ConsentChoice texts={analytics.texts} />
            </Suspense>
          ) : null
        }
        about={isStaticExport ? <AboutStaticExport /> : null}
      />
      {live ? <LiveUpdates source={live} visitorId={visitorId} /> : null}
    </footer>
  );
});

/** Styles know by the mark that nobody takes a form here. */
function AboutStaticExport() {
  const t = useTranslations("footer");
  return (
    <span data-static-copy="" className={textLinksStyles.textLinks}>
      <LocalLink to={STATIC_EXPORT_PATH}>{t("staticCopy")}</LocalLink>
    </span>
  );
}
