import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Lanes } from "./lanes.ts";
import { ROLE_CLASS } from "./role-class.ts";
import { type Role, type TimelineFilter, timelinePath } from "./timeline-filter.ts";
import styles from "./timeline-picture.module.css";

const WIDTH = 1000;
const HEIGHT = 24;

/** All changes at a glance: a lane for each role, over the years. Its names and years choose what is listed below. */
export function TimelinePicture(props: {
  drawn: Lanes;
  filter: TimelineFilter;
  /** Whether somebody answers a choice. */
  canFilter: boolean;
}) {
  const { drawn, filter, canFilter } = props;
  const t = useTranslations("timeline");
  const chosenYear = drawn.years.findIndex(({ year }) => year === filter.year);
  const nameOf = (role: Role | null) => (role === null ? t("everybody") : t(`roles.${role}`));
  return (
    <nav aria-label={t("choose")} className={styles.picture}>
      <Choice
        id="choose-all-years"
        name={t("allYears")}
        className={styles.allYears}
        to={canFilter ? timelinePath({ ...filter, year: null }) : null}
        isCurrent={filter.year === null}
      />
      <ol className={styles.years}>
        {drawn.years.map(({ year, count }) => (
          <li key={year}>
            <Choice
              id={`choose-${year}`}
              name={year}
              count={count}
              to={canFilter && count > 0 ? timelinePath({ ...filter, year }) : null}
              isCurrent={filter.year === year}
            />
          </li>
        ))}
      </ol>
      <ul className={styles.lanes}>
        {drawn.lanes.map(({ role, count, marks }) => (
          <li key={role} className={role === null ? undefined : ROLE_CLASS[role]}>
            <Choice
              id={`choose-${role ?? "everybody"}`}
              name={nameOf(role)}
              count={count}
              to={canFilter && count > 0 ? timelinePath({ ...filter, role }) : null}
              isCurrent={filter.role === role}
            />
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              {chosenYear < 0 ? null : <path className={styles.chosen} d={yearShape(chosenYear, drawn.years.length)} />}
              <path className={styles.grid} d={gridOf(drawn.years.length)} />
              <path className={styles.marks} d={marks.map((at) => `M${Math.round(at * WIDTH)} 3V21`).join("")} />
            </svg>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Before React is there, a choice loads the page anew: by its own name in the address, focus and screen are then where they were.
 * After that neither moves, and no name is needed.
 */
function Choice(props: {
  id: string;
  name: string;
  count?: number;
  to: string | null;
  isCurrent: boolean;
  className?: string | undefined;
}) {
  const { id, name, count, to, isCurrent, className = "" } = props;
  const isHydrated = useHydrated();
  const said = (
    <>
      {name} {count === undefined ? null : <small>{count}</small>}
    </>
  );
  if (to === null) return <span className={`${styles.choice} ${className}`}>{said}</span>;
  return (
    <LocalLink
      id={id}
      className={`${styles.choice} ${className}`}
      to={isHydrated ? to : `${to}#${id}`}
      aria-current={isCurrent ? "true" : undefined}
      keepsScroll
    >
      {said}
    </LocalLink>
  );
}

/** The line that the marks stand on, and the beginnings of years. */
function gridOf(yearCount: number): string {
  const edges = Array.from({ length: yearCount + 1 }, (_, index) => Math.round((index / yearCount) * WIDTH));
  return `M0 ${HEIGHT / 2}H${WIDTH}${edges.map((x) => `M${x} 0V${HEIGHT}`).join("")}`;
}

function yearShape(index: number, yearCount: number): string {
  const width = WIDTH / yearCount;
  return `M${Math.round(index * width)} 0h${Math.round(width)}V${HEIGHT}h-${Math.round(width)}Z`;
}
