import type { ReactNode } from "react";
import { NavigationProgress } from "./features/navigation/navigation-progress.tsx";

/** Where the page begins: skip links lead there. */
export const CONTENT_ID = "content";

/**
 * Where a page stands between bar and footer. `chat` is a page of the screen's height, without a footer.
 * `failed` says that the page is an error.
 */
export function PageFrame(props: { layout?: "default" | "chat"; failed?: boolean; children: ReactNode }) {
  const { layout = "default", failed = false, children } = props;
  return (
    <>
      <NavigationProgress failed={failed} />
      <main id={CONTENT_ID} tabIndex={-1} className={layout === "chat" ? "main-chat" : "page-width main"}>
        {children}
      </main>
    </>
  );
}
