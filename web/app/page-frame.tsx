import type { ReactNode } from "react";
import { NavigationProgress } from "./features/navigation/navigation-progress.tsx";

/**
 * Where a page stands between bar and footer. `chat` is a page of the screen's height, without a footer.
 * `failed` says that the page is an error.
 */
export function PageFrame(props: { layout?: "default" | "chat"; failed?: boolean; children: ReactNode }) {
  const { layout = "default", failed = false, children } = props;
  return (
    <>
      <NavigationProgress failed={failed} />
      <main id="content" tabIndex={-1} className={layout === "chat" ? "main-chat" : "page-width main"}>
        {children}
      </main>
    </>
  );
}
