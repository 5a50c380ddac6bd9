import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { stepAddress } from "./choose-path.ts";
import type { StepSummary } from "./get-started.server.ts";

interface StepPathProps {
  steps: StepSummary[];
  /** The path that the steps are read on. */
  path?: string | undefined;
  current?: string;
}

/** A path, step by step; the one being read is marked. */
export function StepPath({ steps, path, current }: StepPathProps) {
  const langOf = useLangOf();
  return (
    <ol className="path">
      {steps.map((step) => (
        <li key={step.slug} lang={langOf(step.locale)} className="path-step">
          <LocalLink
            to={stepAddress(step.slug, path ?? null)}
            aria-current={step.slug === current ? "step" : undefined}
          >
            {step.title}
          </LocalLink>
          {current === undefined ? <p className="text-muted">{step.summary}</p> : null}
        </li>
      ))}
    </ol>
  );
}
