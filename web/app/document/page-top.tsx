import { ColorModeToggle } from "#app/features/color-mode/color-mode-toggle.tsx";
import { TopBar } from "#app/features/navigation/top-bar.tsx";
import { NoticeBar } from "#app/features/notice/notice-bar.tsx";
import { SearchOverlay } from "#app/features/search/search-overlay.tsx";
import { LanguageSwitch } from "#app/i18n/language-switch.tsx";
import { useFrame } from "./use-frame.ts";

/** What stands above every page: the bar with its menus and overlays, and the notices. */
export function PageTop() {
  const { navigation, notices, visitorId, search } = useFrame();
  return (
    <>
      <header className="top-bar" data-top-bar="">
        <TopBar
          navigation={navigation}
          isSignedIn={visitorId !== "0"}
          colorModeToggle={<ColorModeToggle />}
          searchOverlay={search ? <SearchOverlay search={search} /> : null}
          languageSwitch={<LanguageSwitch />}
        />
      </header>
      <NoticeBar notices={notices} />
    </>
  );
}
