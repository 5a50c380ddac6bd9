import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { emblemHue } from "#app/ui/emblem/draw-emblem.ts";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import { MARK_PATH } from "#app/ui/site-mark.tsx";
import textStyles from "#app/ui/text.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { PlacedNode } from "./arrange-nodes.server.ts";
import { DIRECTIONS, nearestNode } from "./nearest-node.ts";
import styles from "./network-picture.module.css";
import type { Network } from "./network-picture.server.ts";
import "#app/ui/theme/number-hues.css";

/** How wide a letter is, in heights of it. */
const LETTER = 0.62;
const LARGEST_LETTER = 17;
const SMALLEST_LETTER = 11;

/**
 * The network as circles in the colours of their emblems: those with the largest parts of the emission are links, the others
 * dots at the rim. It can be read without scripts; with them, arrow keys go from circle to circle, of which one is in the order of
 * Tab, and what is pointed at is named below. A finger names a circle first, and opens it when it comes again.
 */
export function NetworkPicture({ network }: { network: Omit<Network, "dots"> & { dots: Once<PlacedNode[]> } }) {
  const { nodes, dots, around, known } = network;
  const t = useTranslations("network");
  const format = useFormatter();
  const links = useRef(new Map<number, HTMLAnchorElement>());
  const tapped = useRef<number | null>(null);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const isHydrated = useHydrated();
  const reach = around.radius;
  const date = format.dateTime(new Date(known.on), { dateStyle: "long", timeZone: "UTC" });
  const share = (part: number) =>
    format.number(part, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const inTabOrder = nodes.find(({ netuid }) => netuid === reached) ?? nodes[0];

  function go(event: KeyboardEvent, from: PlacedNode): void {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nearestNode(direction, nodes, from);
    if (next) links.current.get(next.netuid)?.focus();
  }

  function nameFirst(event: MouseEvent, { netuid }: PlacedNode, spoken: string): void {
    const isTouch = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === "touch";
    if (!isTouch || tapped.current === netuid) return;
    event.preventDefault();
    tapped.current = netuid;
    setPointedAt(spoken);
  }

  return (
    <figure className={styles.networkPicture}>
      <nav aria-label={t("label")}>
        <p className={textStyles.srOnly}>{t("hint")}</p>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: what is in it are links with names, in a landmark with the picture's. */}
        <svg
          className={styles.drawing}
          viewBox={[around.x - reach, around.y - reach, 2 * reach, 2 * reach].map(Math.round).join(" ")}
        >
          <ShownOnce
            of={dots}
            as="g"
            className={styles.dots}
            aria-hidden="true"
            onPointerOver={(event) => setPointedAt(dotAt(event))}
          >
            {(each) => each.map((node) => <Dot key={node.netuid} node={node} />)}
          </ShownOnce>
          {nodes.map((node) => {
            const { netuid, name } = node;
            const spoken =
              node.share === null ? t("root") : t("node", { name, netuid: String(netuid), share: share(node.share) });
            return (
              <LocalLink
                key={netuid}
                ref={(link) => {
                  if (link) links.current.set(netuid, link);
                  return () => void links.current.delete(netuid);
                }}
                className={styles.node}
                to={netuid === 0 ? "/subnets/root" : `/subnets/${netuid}`}
                aria-label={spoken}
                data-root={netuid === 0 ? "" : undefined}
                data-hue={netuid === 0 ? undefined : emblemHue(netuid)}
                tabIndex={isHydrated ? (node === inTabOrder ? 0 : -1) : undefined}
                onKeyDown={(event) => go(event, node)}
                onClick={(event) => nameFirst(event, node, spoken)}
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

/** What the server wrote into the dot that is pointed at. */
function dotAt({ target }: PointerEvent): string | null {
  return target instanceof Element ? target.textContent : null;
}

function Dot({ node: { netuid, name, x, y, radius } }: { node: PlacedNode }) {
  return (
    <circle cx={Math.round(x)} cy={Math.round(y)} r={radius} data-hue={emblemHue(netuid)}>
      <title>{name}</title>
    </circle>
  );
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
