import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { MARK_PATH } from "#app/ui/site-mark.tsx";
import textStyles from "#app/ui/text.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { PlacedNode } from "./arrange-nodes.server.ts";
import { DIRECTIONS, nearestNode } from "./nearest-node.ts";
import styles from "./network-picture.module.css";
import type { Network } from "./network-picture.server.ts";

/** Waves reach the rim in this many steps. */
const STEPS = ["", styles.step1, styles.step2, styles.step3, styles.step4, styles.step5, styles.step6, styles.step7];
/** How wide a letter is, in heights of it. */
const LETTER = 0.62;
const LARGEST_LETTER = 17;
const SMALLEST_LETTER = 11;

/**
 * The network as circles: subnets of which a part of the emission is known are links, the others dots at the rim. It can
 * be read without scripts; with them, arrow keys go from circle to circle, of which one is in the order of Tab, and what is
 * pointed at is named below.
 */
export function NetworkPicture({ network: { nodes, around, known } }: { network: Network }) {
  const t = useTranslations("network");
  const format = useFormatter();
  const figure = useRef<HTMLElement>(null);
  const links = useRef(new Map<number, HTMLAnchorElement>());
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const isHydrated = useHydrated();
  const isOutOfView = useIsOutOfView(figure);
  const reach = around.radius;
  const date = format.dateTime(new Date(known.on), { dateStyle: "long", timeZone: "UTC" });
  const share = (part: number) =>
    format.number(part, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const linked = nodes.filter(isLinked);
  const inTabOrder = linked.find(({ netuid }) => netuid === reached) ?? linked[0];

  function go(event: KeyboardEvent, from: PlacedNode): void {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nearestNode(direction, linked, from);
    if (next) links.current.get(next.netuid)?.focus();
  }

  return (
    <figure
      ref={figure}
      className={styles.networkPicture}
      data-living={isHydrated ? "" : undefined}
      data-paused={isPaused ? "" : undefined}
      data-out-of-view={isOutOfView ? "" : undefined}
    >
      <nav aria-label={t("label")}>
        <p className={textStyles.srOnly}>{t("hint")}</p>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: what is in it are links with names, in a landmark with the picture's. */}
        <svg
          className={styles.drawing}
          viewBox={[around.x - reach, around.y - reach, 2 * reach, 2 * reach].map(Math.round).join(" ")}
        >
          <circle className={styles.wave} r={reach} />
          {nodes.map((node) => {
            const { netuid, name } = node;
            if (!isLinked(node)) return <Dot key={netuid} node={node} reach={reach} />;
            const spoken =
              node.share === null ? t("root") : t("node", { name, netuid: String(netuid), share: share(node.share) });
            return (
              <LocalLink
                key={netuid}
                ref={(link) => {
                  if (link) links.current.set(netuid, link);
                  return () => void links.current.delete(netuid);
                }}
                className={`${styles.node} ${stepClass(node, reach)}`}
                to={netuid === 0 ? "/subnets/root" : `/subnets/${netuid}`}
                aria-label={spoken}
                data-root={netuid === 0 ? "" : undefined}
                tabIndex={isHydrated ? (node === inTabOrder ? 0 : -1) : undefined}
                onKeyDown={(event) => go(event, node)}
                onFocus={() => {
                  setReached(netuid);
                  setPointedAt(spoken);
                }}
                onPointerEnter={() => setPointedAt(spoken)}
                onBlur={() => setPointedAt(null)}
                onPointerLeave={() => setPointedAt(null)}
              >
                <circle cx={node.x} cy={node.y} r={node.radius} />
                <Name node={node} />
              </LocalLink>
            );
          })}
        </svg>
      </nav>
      {isHydrated ? (
        <button
          type="button"
          className={styles.pause}
          aria-pressed={isPaused}
          onClick={() => setIsPaused((wasPaused) => !wasPaused)}
        >
          {t("pause")}
        </button>
      ) : null}
      <figcaption className={styles.caption}>
        <output className={styles.pointed} aria-hidden="true">
          {pointedAt}
        </output>
        <span>
          <Sentences>
            {t("caption", { date, count: String(known.count) })}
            <LocalLink to="/subnets">{t("table")}</LocalLink>
          </Sentences>
        </span>
      </figcaption>
    </figure>
  );
}

/** Waves rest where nobody sees them. */
function useIsOutOfView(figure: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(false);
  useEffect(() => {
    if (!figure.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfView(entry?.isIntersecting === false));
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, [figure]);
  return isOutOfView;
}

function isLinked({ netuid, share }: PlacedNode): boolean {
  return netuid === 0 || share !== null;
}

function Dot({ node, reach }: { node: PlacedNode; reach: number }) {
  return <circle className={`${styles.dot} ${stepClass(node, reach)}`} cx={node.x} cy={node.y} r={node.radius} />;
}

/** The name where it fits, else the number. */
function Name({ node: { netuid, name, x, y, radius } }: { node: PlacedNode }) {
  const room = 1.6 * radius;
  const size = Math.min(LARGEST_LETTER, 0.44 * radius, room / (name.length * LETTER));
  if (netuid === 0) return <RootMark />;
  const shown = size >= SMALLEST_LETTER ? name : String(netuid);
  const height = size >= SMALLEST_LETTER ? size : Math.min(13, room / (shown.length * LETTER));
  return (
    <text x={x} y={y} dy="0.35em" fontSize={Math.round(height * 10) / 10}>
      {shown}
    </text>
  );
}

/** The τ of the site's mark. */
function RootMark() {
  return <path className={styles.rootMark} transform="translate(-14 -13.5) scale(0.875)" d={MARK_PATH} />;
}

function stepClass({ x, y }: PlacedNode, reach: number): string {
  const step = Math.floor((Math.hypot(x, y) / reach) * STEPS.length);
  return STEPS[Math.min(STEPS.length - 1, step)] ?? "";
}
