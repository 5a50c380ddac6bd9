import {
  blockEmissionInRao,
  halvings,
  halvingThresholdInRao,
  MAX_SUPPLY_IN_RAO,
  RAO_PER_TAO,
} from "@learn-bittensor/simulators/block-emission";
import { alphaEmission } from "@learn-bittensor/simulators/emission/alpha-emission";
import { type AlphaSplit, splitAlpha } from "@learn-bittensor/simulators/emission/alpha-split";
import { rootProportion } from "@learn-bittensor/simulators/emission/root-proportion";
import { type HalvingEvent, issuanceTimeline } from "@learn-bittensor/simulators/issuance-timeline";
import type { Lab } from "../frame/lab-definition.ts";
import { type IssuanceResult, type IssuanceState, issuanceFields } from "./issuance-fields.ts";
import { tellIssuance } from "./issuance-outcome.ts";

const RAO = Number(RAO_PER_TAO);
const DAYS_PER_YEAR = 365.25;
const LONGEST_AT_ONCE_IN_YEARS = 24;
const POINTS = 240;
/** After so many halvings the staircase is too low to be seen. */
const STEPS_SHOWN = 8;
const DAYS_BETWEEN_NEWS = 500;

/** TAO over time, its halvings, what recycling does to them, and how a subnet's alpha is shared out. */
export const issuanceLab: Lab<IssuanceState, IssuanceResult, "lab.blockEmission"> = {
  name: "block-emission",
  namespace: "lab.blockEmission",
  fields: issuanceFields,
  initial: {
    issuance: 11_597_865,
    recycled: 0,
    years: 12,
    alphaIssued: 3_000_000,
    rootTao: 5_298_381,
    ownerCut: true,
    rootPaid: true,
  },
  earlier: [{ issuance: 11_330_335 }],
  hints: ["recycled", "alphaIssued", "rootTao", "rootPaid"],
  main: ["issuance", "recycled"],
  groups: [
    { name: "issuance", fields: ["issuance", "recycled", "years"] },
    { name: "split", fields: ["alphaIssued", "rootTao", "ownerCut", "rootPaid"] },
  ],
  seenIn: {
    issuance: "staircase",
    recycled: "issuance",
    years: "issuance",
    alphaIssued: "split",
    rootTao: "split",
    ownerCut: "split",
    rootPaid: "split",
  },
  presets: [
    { name: "october", state: {} },
    { name: "eve", state: { issuance: 10_499_000 } },
    { name: "rootStake", state: { alphaIssued: 100_000 }, chart: "split" },
    { name: "end", state: { issuance: 20_990_000 } },
  ],
  tour: [
    { state: {} },
    { state: { issuance: 10_499_999 } },
    { state: { issuance: 10_500_000 } },
    { state: { recycled: 1800 }, chart: "issuance" },
    { state: { recycled: 4000, years: 4, issuance: 10_600_000 }, chart: "issuance" },
    { state: { alphaIssued: 10_500_000 }, chart: "split" },
  ],
  prediction: { chart: "issuance", optionCount: 3, right: 1, state: { recycled: 1800, years: 12 } },
  problemOf: () => null,
  isLong: ({ years }) => years > LONGEST_AT_ONCE_IN_YEARS,
  *simulate(state) {
    const issued = BigInt(Math.round(state.issuance * RAO));
    const days = Math.round(state.years * DAYS_PER_YEAR);
    const withRecycling = yield* timeline(issued, days, state.recycled, 0);
    const without = state.recycled > 0 ? yield* timeline(issued, days, 0, 0.5) : withRecycling;

    const perBlock = Number(blockEmissionInRao(issued)) / RAO;
    const halvingCount = halvings(issued);
    const nextThreshold = halvingCount === null ? null : Number(halvingThresholdInRao(halvingCount + 1)) / RAO;
    const places = Array.from({ length: POINTS + 1 }, (_, index) => Math.round((index * days) / POINTS));
    const proportion = rootProportion(state.rootTao, state.alphaIssued);
    const alphaPerBlock = alphaEmission(state.alphaIssued);
    return {
      perBlock,
      halvingCount,
      nextThreshold,
      nextHalvingInDays: withRecycling.halvingEvents[0]?.day ?? null,
      staircase: staircase(),
      years: places.map((day) => day / DAYS_PER_YEAR),
      issuance: places.map((day) => withRecycling.issuance[day] ?? 0),
      issuanceWithoutRecycling: places.map((day) => without.issuance[day] ?? 0),
      halvingEvents: withRecycling.halvingEvents.map(({ day, newEmissionInRao }) => ({
        year: day / DAYS_PER_YEAR,
        perBlock: Number(newEmissionInRao) / RAO,
      })),
      rootProportion: proportion,
      alphaPerBlock,
      split: inAlpha(
        splitAlpha({
          alphaOutInRao: alphaPerBlock * RAO,
          rootProportion: proportion,
          isOwnerCutEnabled: state.ownerCut,
          isRootPaid: state.rootPaid,
        }),
      ),
    };
  },
  show: tellIssuance,
};

/** The timeline in pieces, so that progress can be told between them: a day depends on the day before alone. */
function* timeline(start: bigint, days: number, recycled: number, progress: number) {
  const recycledInRao = BigInt(Math.round(recycled * RAO));
  const issuance = [Number(start) / RAO];
  const halvingEvents: HalvingEvent[] = [];
  let current = start;
  for (let done = 0; done < days; done += DAYS_BETWEEN_NEWS) {
    const length = Math.min(DAYS_BETWEEN_NEWS, days - done);
    const piece = issuanceTimeline({ startIssuanceInRao: current, days: length, recycledInRao });
    for (const amount of piece.issuanceInRao.slice(1)) issuance.push(Number(amount) / RAO);
    for (const event of piece.halvingEvents) halvingEvents.push({ ...event, day: event.day + done });
    current = piece.issuanceInRao.at(-1) ?? current;
    yield progress + (0.5 * (done + length)) / days;
  }
  return { issuance, halvingEvents };
}

function staircase(): IssuanceResult["staircase"] {
  const thresholds = Array.from({ length: STEPS_SHOWN }, (_, index) => halvingThresholdInRao(index + 1));
  const corners = [0n, ...thresholds, MAX_SUPPLY_IN_RAO];
  return {
    issuance: corners.map((amount) => Number(amount) / RAO),
    perBlock: corners.map((amount) => Number(blockEmissionInRao(amount)) / RAO),
  };
}

function inAlpha(split: AlphaSplit): AlphaSplit {
  return {
    owner: split.owner / RAO,
    miners: split.miners / RAO,
    validators: split.validators / RAO,
    root: split.root / RAO,
    rootPaid: split.rootPaid / RAO,
    rootRecycled: split.rootRecycled / RAO,
  };
}
