import { Suspense } from "react";
import { lateComponent } from "../late-component.tsx";
import { type Once, ShownOnce } from "../shown-once.tsx";
import styles from "./illustration.module.css";

/** In a document it is drawn already: its code is loaded for a page that the router leads to. */
const Drawing = lateComponent(() => import("./drawing.tsx").then(({ Drawing }) => Drawing));

/** The same as `Illustration`, by the name of one that there is. */
export function LateIllustration({ name }: { name: Once<string> }) {
  return (
    <ShownOnce of={name} as="svg" className={styles.illustration} viewBox="0 0 120 90" aria-hidden="true">
      {(name) => (
        <Suspense>
          <Drawing name={name} />
        </Suspense>
      )}
    </ShownOnce>
  );
}
