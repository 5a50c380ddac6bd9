import { Suspense } from "react";
import { lateComponent } from "#app/ui/late-component.tsx";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import { CLOCK_ID, CLOCK_TITLE_ID } from "./clock-id.ts";
import styles from "./protocol-clock.late.module.css";
import type { FactView } from "./text-notes.server.ts";

/** In a document they are drawn already: their code is loaded for a page that the router leads to. */
const ClockFacts = lateComponent(() => import("./facts/clock-facts.tsx").then(({ ClockFacts }) => ClockFacts));

/** The figures and rules that a text rests on: their values, when and on what they were checked, and how it was before. */
export function ProtocolClock({ facts }: { facts: Once<readonly FactView[]> }) {
  return (
    <ShownOnce of={facts} as="section" id={CLOCK_ID} className={styles.protocolClock} aria-labelledby={CLOCK_TITLE_ID}>
      {(facts) => (
        <Suspense>
          <ClockFacts facts={facts} />
        </Suspense>
      )}
    </ShownOnce>
  );
}
