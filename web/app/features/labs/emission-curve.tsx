import { blockEmissionInRao, MAX_SUPPLY_IN_RAO, RAO_PER_TAO } from "@learn-bittensor/simulators/block-emission";

const WIDTH = 600;
const HEIGHT = 200;
const POINTS = 420;
const MAX_SUPPLY_IN_TAO = Number(MAX_SUPPLY_IN_RAO / RAO_PER_TAO);

/** Block emission over issuance, a staircase, with a line at the issuance shown. */
export function EmissionCurve({ issuance, label }: { issuance: number; label: string }) {
  const x = (issuance / MAX_SUPPLY_IN_TAO) * WIDTH;
  return (
    <svg className="emission-curve" viewBox={`-4 -8 ${WIDTH + 8} ${HEIGHT + 16}`} role="img" aria-label={label}>
      <path d={STAIRCASE} fill="none" stroke="var(--color-accent)" strokeWidth="2.5" />
      <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--color-border)" />
      <path d={`M${x} 0V${HEIGHT}`} stroke="var(--color-text)" strokeDasharray="4 4" />
      <circle cx={x} cy={heightAt(issuance)} r="5" fill="var(--color-text)" />
    </svg>
  );
}

const STAIRCASE = `M${Array.from({ length: POINTS + 1 }, (_, index) => {
  const issuance = Math.round((index / POINTS) * MAX_SUPPLY_IN_TAO);
  return `${(index / POINTS) * WIDTH} ${heightAt(issuance)}`;
}).join("L")}`;

function heightAt(issuanceInTao: number): number {
  const emission = Number(blockEmissionInRao(BigInt(issuanceInTao) * RAO_PER_TAO)) / Number(RAO_PER_TAO);
  return HEIGHT - emission * HEIGHT;
}
