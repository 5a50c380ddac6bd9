import { useFormatter } from "#app/i18n/interface-texts.ts";
import ink from "../parts/drawing.module.css";
import { Picture } from "../parts/picture.tsx";
import { MinerSign } from "../parts/signs.tsx";
import type { Outcome } from "./run-subnet.ts";
import { HEIGHT, moves } from "./stage.tsx";

const GROUP = { left: 8, width: 116, apart: 134 };
const FOOT = 228;
const FULL = 214;
const GAP = 3;

interface VotesProps {
  outcome: Outcome;
  /** What each miner is paid. */
  pays?: readonly string[];
  /** The first validator's weights are being given: nothing is known of the others. */
  isOpen?: boolean;
}

/** Each miner's weights as bars as wide as stake, under the rule of the consensus; what stands above it is cut. */
export function VotesPicture({ outcome: { votes, consensus }, pays, isOpen = false }: VotesProps) {
  const { number } = useFormatter();
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Picture height={HEIGHT} of="validator">
      {(hatch) =>
        votes.map((group, place) => {
          const left = GROUP.left + place * GROUP.apart;
          const agreed = consensus[place] ?? 0;
          const rule = FOOT - agreed * FULL;
          const middle = left + GROUP.width / 2;
          // Over the lower bars.
          const isRight = (group.at(-1)?.weight ?? 0) <= agreed;
          let from = left;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a miner is its place.
            <g key={place}>
              {group.map(({ name, stake, weight, kept: counted }, row) => {
                const isHidden = isOpen && row > 0;
                const kept = isHidden ? 0 : isOpen ? weight : counted;
                const x = from + GAP / 2;
                const width = stake * GROUP.width - GAP;
                from += stake * GROUP.width;
                const cut = { x, y: FOOT - weight * FULL, width, height: (weight - kept) * FULL };
                return (
                  <g key={name}>
                    <rect
                      className={`${ink.full} ${moves("rises", "first")}`}
                      x={x}
                      y={FOOT - kept * FULL}
                      width={width}
                      height={kept * FULL}
                    />
                    {isHidden ? (
                      <text x={x + width / 2} y={FOOT - 8} textAnchor="middle">
                        ?
                      </text>
                    ) : weight > kept ? (
                      <>
                        <rect className={ink.edge} {...cut} fill={hatch} />
                        <rect className={`${ink.full} ${moves("goes", "third")}`} opacity="0" {...cut} />
                      </>
                    ) : null}
                    <text x={x + width / 2} y={FOOT + 20} textAnchor="middle">
                      {name}
                    </text>
                  </g>
                );
              })}
              <path className={ink.line} d={`M${left} ${FOOT}h${GROUP.width}`} />
              {isOpen ? null : (
                <g className={moves("wipes", "second")}>
                  <path className={ink.thick} d={`M${left - 4} ${rule}h${GROUP.width + 8}`} />
                  <text
                    className={`${ink.strong} ${ink.halo}`}
                    x={isRight ? left + GROUP.width : left}
                    y={rule - 8}
                    textAnchor={isRight ? "end" : "start"}
                  >
                    {percent(agreed)}
                  </text>
                </g>
              )}
              <MinerSign x={pays ? middle - 30 : middle} y={FOOT + 56} size={16} label={String(place + 1)} />
              {pays ? (
                <text className={ink.strong} x={middle - 8} y={FOOT + 61}>
                  {pays[place]}
                </text>
              ) : null}
            </g>
          );
        })
      }
    </Picture>
  );
}
