import { useRouteLoaderData } from "react-router";
import type { loader } from "./routes/locale.tsx";

/** What the language's route has loaded for the frame of the page; without it the fixed navigation stands. */
export function useShellData() {
  const shell = useRouteLoaderData<typeof loader>("routes/locale");
  return { navigation: shell?.navigation ?? null, isSignedIn: shell !== undefined && shell.visitorId !== "0" };
}
