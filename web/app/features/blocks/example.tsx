import type { ReactNode } from "react";
import blockStyles from "./block-gallery.module.css";
import type { ShownState } from "./show-states.ts";

/** A block, and the examples of its states. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={blockStyles.block} aria-label={name}>
      <h3 className={blockStyles.name}>{name}</h3>
      <div className={blockStyles.states}>{children}</div>
    </section>
  );
}

/** One state: brought about by what is inside, or shown as a pointer or keyboard would bring it about. */
export function Example(props: { state: string; shown?: ShownState | "open"; children: ReactNode }) {
  return (
    <figure className={blockStyles.example}>
      <figcaption>{props.state}</figcaption>
      <div data-shown={props.shown}>{props.children}</div>
    </figure>
  );
}

export const POINTER_STATES: readonly ShownState[] = ["hover", "focus-visible", "active"];
