import type { ReactNode } from "react";
import ink from "../parts/drawing.module.css";
import { AlphaSign, MinerSign, OwnerSign, TaoSign } from "../parts/signs.tsx";
import type { leakAfter } from "./leak.ts";

/** What hangs on the old key, where it is now: there, or with one of the new ones. */
export function Things({ state }: { state: ReturnType<typeof leakAfter> }) {
  return (
    <>
      <Thing to={state.hasTaoLeft ? [302, 84] : [48, 62]}>
        <TaoSign x={0} y={0} size={15} />
      </Thing>
      <Thing to={state.hasStakeLeft ? [346, 84] : [114, 62]}>
        <AlphaSign x={0} y={0} size={15} />
      </Thing>
      <Thing to={state.hasRestLeft ? [302, 180] : [48, 116]}>
        <MinerSign x={0} y={0} size={13} />
      </Thing>
      <Thing to={state.hasRestLeft ? [346, 180] : [114, 116]}>
        <OwnerSign x={0} y={0} size={13} />
      </Thing>
    </>
  );
}

function Thing({ to, children }: { to: readonly [x: number, y: number]; children: ReactNode }) {
  return (
    <g className={ink.moves} transform={`translate(${to.join(" ")})`}>
      {children}
    </g>
  );
}
