import { useRouteLoaderData } from "react-router";
import { fixedNavigation } from "#app/features/navigation/fixed-navigation.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { Frame } from "./load-frame.server.ts";

/** What stands around the page. Where it could not be loaded, the fixed navigation, as for somebody who is not signed in. */
export function useFrame(): Frame {
  const t = useTranslations();
  const loaded = useRouteLoaderData<Frame | undefined>("root");
  return (
    loaded ?? {
      navigation: fixedNavigation(t),
      notices: [],
      visitorId: "0",
      siteUrl: "",
      search: null,
      isStaticExport: false,
      movedScript: null,
      analytics: null,
      live: null,
      takesFeedback: false,
    }
  );
}
