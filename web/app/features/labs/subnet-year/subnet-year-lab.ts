import { subnetYear } from "@learn-bittensor/simulators/subnet-year";
import type { Lab } from "../frame/lab-definition.ts";
import { lockCostAfter } from "../registration/lock-cost.ts";
import { DAYS_OF_LOCK_COST } from "../registration/registration-fields.ts";
import { DAYS_OF_A_YEAR, type SubnetYearResult, type SubnetYearState, subnetYearFields } from "./subnet-year-fields.ts";
import { tellSubnetYear } from "./subnet-year-outcome.ts";

/** Made up so that largest, median and sum are near those read on 11 September 2026: 0.13, 0.0045 and 1.15 τ. */
const OTHERS = Array.from({ length: 127 }, (_, index) => 0.132 * (index + 1) ** -0.8);

const FADES = { after: 14 } as const;
const COPIED = { turn: 150, after: 11, exodus: 30 } as const;
const PRUNED = { inflow: 8, after: 8 } as const;

/** A subnet from its lock cost to the end of its first year, or to its removal. */
export const subnetYearLab: Lab<SubnetYearState, SubnetYearResult, "lab.subnetYear"> = {
  name: "subnet-year",
  namespace: "lab.subnetYear",
  fields: subnetYearFields,
  initial: {
    lastLock: 460.58,
    daysSince: 5.74,
    inflow: 30,
    turn: 90,
    after: 30,
    exodus: 0,
    minersSell: 80,
    ownerSells: 50,
    supported: true,
    supportedOn: 60,
    newcomers: 7,
  },
  hints: ["inflow", "after", "exodus", "minersSell", "ownerSells", "supportedOn", "newcomers", "lastLock"],
  main: ["inflow", "after", "daysSince"],
  groups: [
    { name: "people", fields: ["inflow", "turn", "after", "exodus"] },
    { name: "sales", fields: ["minersSell", "ownerSells"] },
    { name: "chain", fields: ["supported", "supportedOn", "newcomers"] },
    { name: "lock", fields: ["lastLock", "daysSince"] },
  ],
  shownIf: { supportedOn: ({ supported }) => supported },
  seenIn: {
    lastLock: "lock-cost",
    daysSince: "lock-cost",
    supported: "share",
    supportedOn: "share",
    ownerSells: "owner",
    newcomers: "price",
  },
  presets: [
    { name: "thrives", state: {} },
    { name: "fades", state: FADES },
    { name: "copied", state: COPIED },
    { name: "pruned", state: PRUNED },
    { name: "early", state: { daysSince: 2 }, chart: "owner" },
  ],
  tour: [
    { state: {}, chart: "lock-cost" },
    { state: { supported: false } },
    { state: {}, chart: "share" },
    { state: {}, chart: "owner" },
    { state: COPIED },
    { state: PRUNED },
  ],
  prediction: { optionCount: 3, right: 2, state: PRUNED },
  problemOf: () => null,
  isLong: () => false,
  *simulate(state) {
    const paid = lockCostAfter(state.daysSince, state.lastLock);
    const year = subnetYear({
      paidInTao: paid,
      otherPrices: OTHERS,
      inflowInTao: state.inflow,
      inflowAfterInTao: state.after,
      turnDay: state.turn,
      exodus: state.exodus / 100,
      soldByMiners: state.minersSell / 100,
      soldByOwner: state.ownerSells / 100,
      emissionFromDay: state.supported ? state.supportedOn : null,
      daysPerNewcomer: state.newcomers,
      dayCount: DAYS_OF_A_YEAR,
    });
    yield 0.9;
    const days = Array.from({ length: DAYS_OF_A_YEAR }, (_, index) => index + 1);
    const of = <Value>(read: (day: (typeof year.days)[number]) => Value) =>
      days.map((_, index) => {
        const day = year.days[index];
        return day ? read(day) : null;
      });
    const worth = of(({ ownerTao, ownerAlpha, price }) => ownerTao + ownerAlpha * price);
    const last = year.days.at(-1);
    const lastDay = Math.max(DAYS_OF_LOCK_COST, Math.ceil(state.daysSince));
    const lockDays = Array.from({ length: 2 * lastDay + 1 }, (_, index) => index / 2);
    const paidBack = worth.findIndex((value) => value !== null && value >= paid);
    return {
      paid,
      lockDays,
      lockCost: lockDays.map((day) => lockCostAfter(day, state.lastLock)),
      days,
      price: of(({ price }) => price),
      movingPrice: of(({ emaPrice }) => emaPrice),
      lowestOther: of(({ lowestOther }) => lowestOther),
      demandShare: of(({ demandShare }) => demandShare),
      share: of(({ share }) => share),
      ownerWorth: worth,
      startPrice: year.startPrice,
      lastPrice: last?.price ?? 0,
      lastMovingPrice: last?.emaPrice ?? 0,
      lastShare: last?.share ?? 0,
      ownerTao: last?.ownerTao ?? 0,
      ownerAlpha: last?.ownerAlpha ?? 0,
      removal: year.removal,
      paidBackOn: paidBack < 0 ? null : paidBack + 1,
    };
  },
  show: tellSubnetYear,
};
