import { useFormatter } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import type { Translator } from "#app/i18n/translator.ts";
import { MARK_PATH } from "#app/ui/site-mark.tsx";
import type { PlacedNode } from "./arrange-nodes.server.ts";
import type { Network } from "./network-picture.server.ts";

/** Waves reach the rim in this many steps. */
const STEPS = 8;
/** How wide a letter is, in heights of it. */
const LETTER = 0.62;
const LARGEST_LETTER = 17;
const SMALLEST_LETTER = 11;

/**
 * The network as circles: subnets of which a part of the emission is known are links, the others dots at the rim. It can
 * be read without scripts; `start-network-picture.ts` adds the arrow keys and rest where it is not seen.
 */
export function NetworkPicture({ network: { nodes, around, known }, t }: { network: Network; t: Translator }) {
  const format = useFormatter();
  const reach = around.radius;
  const date = format.dateTime(new Date(known.on), { dateStyle: "long", timeZone: "UTC" });
  const share = (part: number) =>
    format.number(part, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <figure className="network">
      <nav aria-label={t("network.label")}>
        <p className="sr-only">{t("network.hint")}</p>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: what is in it are links with names, in a landmark with the picture's. */}
        <svg
          className="network-drawing"
          viewBox={[around.x - reach, around.y - reach, 2 * reach, 2 * reach].map(Math.round).join(" ")}
        >
          <circle className="network-wave" r={reach} />
          {nodes.map((node) => {
            const { netuid, name } = node;
            if (netuid !== 0 && node.share === null) return <Dot key={netuid} node={node} reach={reach} />;
            const spoken =
              node.share === null
                ? t("network.root")
                : t("network.node", { name, netuid: String(netuid), share: share(node.share) });
            return (
              <LocalLink
                key={netuid}
                className={`network-node${stepClass(node, reach)}`}
                to={netuid === 0 ? "/subnets/root" : `/subnets/${netuid}`}
                aria-label={spoken}
                data-root={netuid === 0 ? "" : undefined}
              >
                <circle cx={node.x} cy={node.y} r={node.radius} />
                <Name node={node} />
              </LocalLink>
            );
          })}
        </svg>
      </nav>
      <button type="button" className="network-pause" aria-pressed="false" hidden>
        {t("network.pause")}
      </button>
      <figcaption className="network-caption">
        <output className="network-pointed" aria-hidden="true" />
        <span>
          <Sentences>
            {t("network.caption", { date, count: String(known.count) })}
            <LocalLink to="/subnets">{t("network.table")}</LocalLink>
          </Sentences>
        </span>
      </figcaption>
    </figure>
  );
}

function Dot({ node, reach }: { node: PlacedNode; reach: number }) {
  return <circle className={`network-dot${stepClass(node, reach)}`} cx={node.x} cy={node.y} r={node.radius} />;
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
  return <path className="network-root-mark" transform="translate(-14 -13.5) scale(0.875)" d={MARK_PATH} />;
}

function stepClass({ x, y }: PlacedNode, reach: number): string {
  return ` network-step-${Math.min(STEPS - 1, Math.floor((Math.hypot(x, y) / reach) * STEPS))}`;
}
