import type { ReactNode } from "react";
import disclosureStyles from "./disclosure.module.css";

/** Something that may be opened: works without scripts, and is found by the browser's own search where that can. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={disclosureStyles.disclosure}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
