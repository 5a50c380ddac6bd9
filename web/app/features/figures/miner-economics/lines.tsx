import ink from "../parts/drawing.module.css";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { accountOf, DAYS, type Mine, MOST, TOGETHER } from "./account.ts";

export const BOX: PlotBox = { left: 26, width: 348, top: 20, height: 200 };
export const [FOOT, RIGHT] = [BOX.top + BOX.height, BOX.left + BOX.width];
export const HIGHEST = MOST.share * TOGETHER * DAYS;

export const across = (days: number) => acrossOf(BOX, days / DAYS);
export const height = (tao: number) => heightOf(BOX, tao / HIGHEST);

/** Where the lines cross, or the end of what is shown; and whether they do before it. */
export function crossingOf(mine: Mine): { crossing: number; isShown: boolean } {
  const { paidAfter } = accountOf(mine);
  const isShown = paidAfter !== null && paidAfter <= DAYS;
  return { crossing: isShown ? paidAfter : DAYS, isShown };
}

/** What has gone out, dashed, and what has come in; the loss between them is hatched, the gain has the marker's colour. */
export function Lines({ mine, hatch }: { mine: Mine; hatch: string }) {
  const { place, machine } = mine;
  const { income } = accountOf(mine);
  const { crossing, isShown } = crossingOf(mine);
  const spent = (at: number) => place + machine * at;
  const [start, end, top] = [height(place), height(spent(DAYS)), height(income * DAYS)];
  return (
    <>
      <path
        d={`M${BOX.left} ${start}L${across(crossing)} ${height(spent(crossing))}L${across(crossing)} ${height(income * crossing)}L${BOX.left} ${FOOT}Z`}
        fill={hatch}
        opacity="0.6"
      />
      {isShown ? (
        <path className={ink.marker} d={`M${across(crossing)} ${height(spent(crossing))}L${RIGHT} ${end}V${top}Z`} />
      ) : null}
      <path className={ink.dashed} d={`M${BOX.left} ${start}L${RIGHT} ${end}`} />
      <path className={ink.thick} d={`M${BOX.left} ${FOOT}L${RIGHT} ${top}`} />
      <path className={ink.line} d={`M${BOX.left} ${BOX.top - 8}V${FOOT}H${RIGHT}`} />
      {isShown ? (
        <>
          <path className={ink.line} d={`M${across(crossing)} ${height(spent(crossing))}V${FOOT}`} />
          <circle className={ink.key} cx={across(crossing)} cy={height(spent(crossing))} r="6" />
        </>
      ) : null}
    </>
  );
}
