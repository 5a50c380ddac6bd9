import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import ink from "../parts/drawing.module.css";
import { Picture } from "../parts/picture.tsx";
import { ribbon } from "../parts/ribbon.ts";
import { MinerSign, OwnerSign, ValidatorSign } from "../parts/signs.tsx";
import { EPOCH_ALPHA, POTS } from "./run-subnet.ts";
import { HEIGHT, moves } from "./stage.tsx";
import { MINERS, OUTCOME, VALIDATORS } from "./story.ts";

const SCALE = 210 / EPOCH_ALPHA;
const BAR = 18;
const [LEFT, MIDDLE, RIGHT] = [8, 152, 280] as const;
const LEFT_TOP = 52;
/** The least that one line takes, and what lies between two. */
const [LINE, GAP] = [26, 6] as const;

const RECEIVERS = [
  { pot: "owner", Sign: OwnerSign, each: [{ name: "", alpha: POTS.owner }] },
  {
    pot: "miners",
    Sign: MinerSign,
    each: MINERS.map((name, place) => ({ name: name as string, alpha: OUTCOME.pay[place] ?? 0 })),
  },
  {
    pot: "validators",
    Sign: ValidatorSign,
    each: VALIDATORS.map(({ name }, place) => ({ name: name as string, alpha: OUTCOME.dividends[place] ?? 0 })),
  },
] as const;

const COLORS = { owner: ink.owner, miners: ink.miner, validators: ink.validator };

/** From top to bottom: where each pot leaves the whole, where it stands, and where each part of it ends. */
function layOut() {
  let [leaves, stands, ends] = [LEFT_TOP, 36, 8];
  return RECEIVERS.map(({ pot, Sign, each }) => {
    const height = POTS[pot] * SCALE;
    let from = stands;
    const parts = each.map(({ name, alpha }) => {
      const thick = alpha * SCALE;
      const room = Math.max(LINE, thick);
      const part = { name, alpha, thick, from, to: ends + (room - thick) / 2, middle: ends + room / 2 };
      from += thick;
      ends += room + GAP;
      return part;
    });
    const laid = { pot, Sign, height, leaves, stands, parts };
    leaves += height;
    stands += height + 14;
    return laid;
  });
}

const POTS_LAID = layOut();

/** The alpha of an epoch as it flows: to the three pots, and in them to each by what the chain found. */
export function PayPicture() {
  const t = useTranslations("story");
  const { number } = useFormatter();
  const alpha = (value: number) =>
    `${number(value, { minimumFractionDigits: value > 0 ? 1 : 0, maximumFractionDigits: 1 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Picture height={HEIGHT}>
      <g className={ink.subnet}>
        <rect className={ink.full} x={LEFT} y={LEFT_TOP} width={BAR} height={EPOCH_ALPHA * SCALE} rx="4" />
      </g>
      <text className={ink.strong} x={LEFT} y={LEFT_TOP - 10}>
        {alpha(EPOCH_ALPHA).replace(/[.,]0/, "")}
      </text>
      {POTS_LAID.map(({ pot, Sign, height, leaves, stands, parts }) => (
        <g key={pot} className={COLORS[pot]}>
          <g className={moves("wipes", "first")}>
            <path
              className={ink.pale}
              d={ribbon({ x: LEFT + BAR, y: leaves, height }, { x: MIDDLE, y: stands, height })}
            />
          </g>
          <rect className={ink.full} x={MIDDLE} y={stands} width={BAR} height={height} />
          <text x={MIDDLE - 8} y={stands + height / 2 - 3} textAnchor="end">
            {t(pot)}
          </text>
          <text className={ink.strong} x={MIDDLE - 8} y={stands + height / 2 + 14} textAnchor="end">
            {percent(POTS[pot] / EPOCH_ALPHA)}
          </text>
          {parts.map(({ name, alpha: paid, thick, from, to, middle }) => (
            <g key={name}>
              <g className={moves("wipes", "second")}>
                <path
                  className={ink.pale}
                  d={ribbon({ x: MIDDLE + BAR, y: from, height: thick }, { x: RIGHT, y: to, height: thick })}
                />
              </g>
              <g className={moves("comes", "third")}>
                <Sign x={RIGHT + 22} y={middle} size={12} label={name} />
                <text className={pot === "miners" ? ink.strong : undefined} x={RIGHT + 42} y={middle + 5}>
                  {alpha(paid)}
                </text>
              </g>
            </g>
          ))}
        </g>
      ))}
    </Picture>
  );
}
