import type { ReactNode } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import numberedStyles from "#app/ui/lists/numbered-list.module.css";
import textStyles from "#app/ui/text.module.css";
import type { StepSummary } from "./get-started.server.ts";
import styles from "./step-path.module.css";

/** What stands beside a step: whether it is read. */
export type StepMark = (slug: string) => ReactNode;

/** A path, step by step; the one being read is marked. */
export function StepPath(props: { steps: readonly StepSummary[]; current?: string; mark?: StepMark | undefined }) {
  const { steps, current, mark } = props;
  const langOf = useLangOf();
  return (
    <ol className={`${numberedStyles.numberedList} ${styles.stepPath} ${current === undefined ? "" : styles.row}`}>
      {steps.map((step) => (
        <li
          key={step.slug}
          lang={langOf(step.locale)}
          className={`${numberedStyles.item} ${styles.step} ${current === undefined ? "" : styles.brief}`}
        >
          <LocalLink to={step.href} aria-current={step.slug === current ? "step" : undefined}>
            {step.title}
          </LocalLink>
          {mark?.(step.slug)}
          {current === undefined ? <p className={textStyles.muted}>{step.summary}</p> : null}
        </li>
      ))}
    </ol>
  );
}
