import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { Picture } from "../parts/picture.tsx";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { Chain, HEIGHT, moves } from "./stage.tsx";
import { MINERS, OUTCOME, VALIDATORS } from "./story.ts";

const COLUMNS = [128, 222, 316] as const;
const ROW = { foot: 106, apart: 72, height: 54 };
const BAR = 26;

/** What three validators send to the chain: a row of weights each. */
export function MarksPicture() {
  const t = useTranslations("story");
  const { number } = useFormatter();
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  return (
    <Picture height={HEIGHT} of="validator">
      {MINERS.map((miner, place) => (
        <MinerSign key={miner} x={(COLUMNS[place] ?? 0) + BAR / 2} y={26} size={15} label={miner} />
      ))}
      {VALIDATORS.map(({ name, stake }, row) => {
        const foot = ROW.foot + row * ROW.apart;
        return (
          <g key={name}>
            <ValidatorSign x={24} y={foot - 16} size={16} label={name} />
            <text x="48" y={foot - 11}>
              {percent(stake)}
            </text>
            {OUTCOME.votes.map((votes, place) => {
              const weight = votes[row]?.weight ?? 0;
              const x = COLUMNS[place] ?? 0;
              return (
                <g key={MINERS[place]}>
                  <rect
                    className={`${ink.full} ${moves("rises", row === 0 ? "first" : "second")}`}
                    x={x}
                    y={foot - weight * ROW.height}
                    width={BAR}
                    height={weight * ROW.height}
                  />
                  <text className={row === 0 ? ink.strong : undefined} x={x + BAR + 6} y={foot - 6}>
                    {percent(weight)}
                  </text>
                </g>
              );
            })}
            <path className={ink.line} d={`M${COLUMNS[0] - 10} ${foot}H392`} />
          </g>
        );
      })}
      <g className={moves("comes", "third")}>
        <Arrow from={[238, 262]} to={[238, 286]} isLit />
      </g>
      <Chain label={t("chain")} />
    </Picture>
  );
}
