import { type FocusEvent, type PointerEvent, type ReactNode, useMemo, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import touchStyles from "#app/ui/touch.module.css";
import styles from "./concept-map.module.css";
import type { ConceptMapView } from "./concept-map.server.ts";
import { toColumns } from "./layer-concepts.ts";

type Layers = ConceptMapView["layers"];
type Place = { column: number; row: number };

/**
 * The concepts by what builds on what: columns of a map where there is room, steps of a list where there is none, of one and
 * the same markup. What a concept needs is lit while it is pointed at or focused. `mark` is
 * what stands beside one.
 */
export function ConceptMap({ layers, mark }: ConceptMapView & { mark?: (slug: string) => ReactNode }) {
  const t = useTranslations("explore.map");
  const format = useFormatter();
  const langOf = useLangOf();
  const [pointed, setPointed] = useState<string | null>(null);
  const needed = useMemo(() => (pointed === null ? null : withPrerequisites(layers, pointed)), [layers, pointed]);
  const columns = useMemo(() => toColumns(layers), [layers]);
  const titles = new Map(layers.flat().map(({ slug, title }) => [slug, title]));
  const point = ({ target }: PointerEvent | FocusEvent) =>
    setPointed(
      target instanceof Element ? (target.closest<HTMLElement>("[data-concept]")?.dataset.concept ?? null) : null,
    );
  return (
    <section className={styles.conceptMap} aria-labelledby="concept-map">
      <h2 id="concept-map" className={sectionTitleStyles.sectionTitle}>
        {t("title")}
      </h2>
      <p className={textStyles.muted}>{t("description")}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at a link lights its lines; nothing is only said by that. */}
      <div
        className={styles.columns}
        data-lit={needed ? "" : undefined}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
        onFocus={point}
        onBlur={() => setPointed(null)}
      >
        <Lines columns={columns.map(({ concepts }) => concepts)} needed={needed} />
        {columns.map(({ layer, isFirst, concepts }) => (
          <ol
            key={concepts[0]?.slug}
            className={styles.column}
            data-continued={isFirst ? undefined : ""}
            aria-label={t("step", { number: String(layer + 1) })}
          >
            {concepts.map(({ slug, title, category, locale, prerequisites }) => (
              <li
                key={slug}
                className={styles.node}
                data-hue={category ?? undefined}
                data-concept={slug}
                data-needed={needed?.has(slug) ? "" : undefined}
                lang={langOf(locale)}
              >
                <LocalLink
                  className={touchStyles.area}
                  to={category ? `/concepts/${category}/${slug}` : `/explore/concept/${slug}`}
                >
                  {title}
                </LocalLink>
                {mark?.(slug)}
                {prerequisites.length > 0 ? (
                  <p className={styles.needs}>
                    {t("needs", { titles: format.list(prerequisites.flatMap((each) => titles.get(each) ?? [])) })}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

function Lines({ columns, needed }: { columns: Layers; needed: ReadonlySet<string> | null }) {
  const rows = Math.max(0, ...columns.map((concepts) => concepts.length));
  const places = new Map<string, Place>(
    columns.flatMap((concepts, column) =>
      concepts.map(({ slug }, index) => [slug, { column, row: index + (rows - concepts.length) / 2 + 0.5 }] as const),
    ),
  );
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${columns.length} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {columns.flat().flatMap(({ slug, prerequisites }) =>
        prerequisites.flatMap((prerequisite) => {
          const [from, to] = [places.get(prerequisite), places.get(slug)];
          const isNeeded = needed?.has(slug) && needed.has(prerequisite);
          return from && to ? (
            <path key={`${prerequisite} ${slug}`} d={curve(from, to)} data-needed={isNeeded ? "" : undefined} />
          ) : (
            []
          );
        }),
      )}
    </svg>
  );
}

function curve(from: Place, to: Place): string {
  const [start, end] = [from.column + 0.9, to.column + 0.1];
  const bend = 0.12;
  return `M${start} ${from.row}C${start + bend} ${from.row} ${end - bend} ${to.row} ${end} ${to.row}`;
}

/** A concept, what it needs, what that needs, and so on. */
function withPrerequisites(layers: Layers, slug: string): ReadonlySet<string> {
  const bySlug = new Map(layers.flat().map((concept) => [concept.slug, concept]));
  const found = new Set([slug]);
  // A set also hands out what is added while it is read.
  for (const each of found) for (const prerequisite of bySlug.get(each)?.prerequisites ?? []) found.add(prerequisite);
  return found;
}
