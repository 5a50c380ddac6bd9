import { useRef } from "react";
import { ColorModeToggle } from "#app/features/color-mode/color-mode-toggle.tsx";
import { TopBar } from "#app/features/navigation/top-bar.tsx";
import { useHiddenBar } from "#app/features/navigation/use-hidden-bar.ts";
import { NoticeBar } from "#app/features/notice/notice-bar.tsx";
import { SearchOverlay } from "#app/features/search/search-overlay.tsx";
import { LanguageSwitch } from "#app/i18n/language-switch.tsx";
import { focusContent } from "./focus-content.ts";
import { useFrame } from "./use-frame.ts";

/** What stands above every page: the bar with its menus and overlays, and the notices. */
export function PageTop() {
  const { navigation, notices, visitorId, search } = useFrame();
  const bar = useRef<HTMLElement>(null);
  const show = useHiddenBar(bar);
  return (
    <>
      <header ref={bar} className="top-bar" onFocus={show} onToggle={show}>
        <TopBar
          navigation={navigation}
          isSignedIn={visitorId !== "0"}
          colorModeToggle={<ColorModeToggle />}
          searchOverlay={search ? <SearchOverlay search={search} /> : null}
          languageSwitch={<LanguageSwitch />}
        />
      </header>
      {/* Whoever used the keyboard goes on where the page begins, instead of nowhere. */}
      <NoticeBar notices={notices} onDismissed={focusContent} />
    </>
  );
}
