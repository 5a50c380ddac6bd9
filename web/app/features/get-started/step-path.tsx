import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { StepSummary } from "./get-started.server.ts";

/** A path, step by step; the one being read is marked. */
export function StepPath({ steps, current }: { steps: readonly StepSummary[]; current?: string }) {
  const langOf = useLangOf();
  return (
    <ol className="path">
      {steps.map((step) => (
        <li key={step.slug} lang={langOf(step.locale)} className="path-step">
          <LocalLink to={step.href} aria-current={step.slug === current ? "step" : undefined}>
            {step.title}
          </LocalLink>
          {current === undefined ? <p className="text-muted">{step.summary}</p> : null}
        </li>
      ))}
    </ol>
  );
}
