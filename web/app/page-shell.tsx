import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { ColorModeToggle } from "./features/color-mode/color-mode-toggle.tsx";
import { fixedNavigation } from "./features/navigation/fixed-navigation.ts";
import { Footer } from "./features/navigation/footer.tsx";
import { NavigationProgress } from "./features/navigation/navigation-progress.tsx";
import type { NavigationData } from "./features/navigation/navigation-types.ts";
import { TopBar } from "./features/navigation/top-bar.tsx";
import { SearchOverlay } from "./features/search/search-overlay.tsx";
import { LanguageSwitch } from "./i18n/language-switch.tsx";

/**
 * What stands around every page. `default` is navigation, page and footer; `chat` is navigation and a page of the
 * screen's height, without a footer. Without navigation data the fixed items stand.
 */
export function PageShell(props: {
  navigation: NavigationData | null;
  isSignedIn: boolean;
  layout?: "default" | "chat";
  failed?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations();
  const { navigation = null, isSignedIn, layout = "default", failed = false, children } = props;
  const shown = navigation ?? fixedNavigation(t);
  return (
    <div className={layout === "chat" ? "shell shell-chat" : "shell"}>
      <NavigationProgress failed={failed} />
      <TopBar
        navigation={shown}
        isSignedIn={isSignedIn}
        colorModeToggle={<ColorModeToggle />}
        searchOverlay={<SearchOverlay />}
        languageSwitch={<LanguageSwitch />}
      />
      <main id="content" tabIndex={-1} className={layout === "chat" ? "main-chat" : "page-width main"}>
        {children}
      </main>
      {layout === "chat" ? null : <Footer navigation={shown} languageSwitch={<LanguageSwitch />} />}
    </div>
  );
}
