import { memo, use } from "react";
import { ColorModeToggle } from "#app/features/color-mode/color-mode-toggle.tsx";
import { LanguageMenu } from "#app/features/navigation/language-menu.tsx";
import { TopBar } from "#app/features/navigation/top-bar.tsx";
import { NoticeBar } from "#app/features/notice/notice-bar.tsx";
import { SearchOverlay } from "#app/features/search/search-overlay.tsx";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { LanguageSwitch } from "#app/i18n/language-switch.tsx";
import { OWN_NAMES } from "#app/i18n/languages.ts";
import { keepReadQuery } from "#app/site/page-parameters.ts";
import { findPlace } from "./find-place.ts";
import { isBehindModal } from "./is-behind-modal.ts";
import { BeginningContext } from "./page-arrival.tsx";
import { useFrame } from "./use-frame.ts";
import type { HiddenBar } from "./use-hidden-bar.ts";

/** What stands above every page: the bar with its menus and overlays, and the notices. */
export const PageTop = memo(function PageTop({ bar, show }: Pick<HiddenBar, "bar" | "show">) {
  const { navigation, notices, visitorId, search } = useFrame();
  const beginning = use(BeginningContext);
  const locale = useLocale();
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here; what opens or is focused in the bar brings it back. */}
      <header ref={bar} className="top-bar" onFocus={show} onToggle={show}>
        <TopBar
          navigation={navigation}
          isSignedIn={visitorId !== "0"}
          colorModeToggle={<ColorModeToggle />}
          searchOverlay={search ? <SearchOverlay search={search} isBehindModal={isBehindModal} /> : null}
          languageSwitch={<LanguageSwitch keepQuery={keepReadQuery} findPlace={findPlace} />}
          languageMenu={
            <LanguageMenu current={OWN_NAMES[locale]}>
              <LanguageSwitch keepQuery={keepReadQuery} findPlace={findPlace} as="names" />
            </LanguageMenu>
          }
        />
      </header>
      {/* Whoever used the keyboard goes on where the page begins, instead of nowhere. */}
      <NoticeBar notices={notices} onDismissed={() => beginning.current?.focus({ preventScroll: true })} />
    </>
  );
});
