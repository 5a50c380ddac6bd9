import {
  BLOCKS_PER_DAY,
  blockEmissionInRao,
  halvings,
  halvingThresholdInRao,
  MAX_SUPPLY_IN_RAO,
  RAO_PER_TAO,
} from "@learn-bittensor/simulators/block-emission";
import { useId, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { EmissionCurve } from "./emission-curve.tsx";

const MAX_SUPPLY_IN_TAO = Number(MAX_SUPPLY_IN_RAO / RAO_PER_TAO);
const STEP_IN_TAO = 25_000;
/** The last total issuance on record, in TAO, on 2026-09-11. */
const START_IN_TAO = 11_325_000;

/** Move the issuance and watch the block emission halve. */
export function BlockEmissionLab() {
  const t = useTranslations("labs.blockEmission");
  const format = useFormatter();
  const [issuance, setIssuance] = useState(START_IN_TAO);
  const sliderId = useId();
  const issued = BigInt(issuance) * RAO_PER_TAO;
  const perBlock = Number(blockEmissionInRao(issued)) / Number(RAO_PER_TAO);
  const halvingCount = halvings(issued);
  const nextThreshold = halvingCount === null ? null : Number(halvingThresholdInRao(halvingCount + 1) / RAO_PER_TAO);
  const daysLeft =
    nextThreshold === null || perBlock === 0 ? null : (nextThreshold - issuance) / (perBlock * BLOCKS_PER_DAY);
  const tao = (amount: number) => format.number(amount, { maximumSignificantDigits: 6 });
  return (
    <div className="lab-widget">
      <label className="block font-medium" htmlFor={sliderId}>
        {t("issuance")}
      </label>
      <input
        id={sliderId}
        className="w-full accent-accent"
        type="range"
        min={0}
        max={MAX_SUPPLY_IN_TAO}
        step={STEP_IN_TAO}
        value={issuance}
        aria-valuetext={t("amount", { amount: tao(issuance) })}
        onChange={(event) => setIssuance(event.currentTarget.valueAsNumber)}
      />
      <EmissionCurve issuance={issuance} label={t("curve")} />
      <output htmlFor={sliderId} className="lab-figures">
        <Figure term={t("issued")}>{t("amount", { amount: tao(issuance) })}</Figure>
        <Figure term={t("perBlock")}>{t("amount", { amount: tao(perBlock) })}</Figure>
        <Figure term={t("perDay")}>{t("amount", { amount: tao(perBlock * BLOCKS_PER_DAY) })}</Figure>
        <Figure term={t("halvings")}>{halvingCount === null ? t("allIssued") : format.number(halvingCount)}</Figure>
        <Figure term={t("nextHalving")}>
          {nextThreshold === null || daysLeft === null
            ? t("none")
            : t("nextHalvingAt", { amount: tao(nextThreshold), days: Math.ceil(daysLeft) })}
        </Figure>
      </output>
      <p className="text-sm text-muted">{t("assumption")}</p>
    </div>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <span className="figure-pair">
      <span className="text-sm text-muted">{term}</span>
      <span className="text-lg font-semibold">{children}</span>
    </span>
  );
}
