import { type ReactNode, use } from "react";
import { NavigationProgress } from "#app/features/navigation/navigation-progress.tsx";
import pageWidthStyles from "#app/ui/page-width.module.css";
import { BeginningContext } from "./page-arrival.tsx";
import styles from "./page-frame.module.css";

/**
 * Where a page stands between bar and footer. `chat` is a page of the screen's height, without a footer.
 * `failed` says that the page is an error.
 */
export function PageFrame(props: { layout?: "default" | "chat"; failed?: boolean; children: ReactNode }) {
  const { layout = "default", failed = false, children } = props;
  return (
    <>
      <NavigationProgress failed={failed} />
      <main
        ref={use(BeginningContext)}
        id="content"
        tabIndex={-1}
        className={layout === "chat" ? styles.chat : `${pageWidthStyles.pageWidth} ${styles.main}`}
      >
        {children}
      </main>
    </>
  );
}
