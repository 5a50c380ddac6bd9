import { subnetYear } from "../../subnet-year/subnet-year.ts";
import type { Kinds } from "../kind.ts";
import { fieldsIn, numberIn, numbersIn, optionalIn } from "../read-input.ts";

/** The kind of `subnet_year.json`. */
export const subnetYearKinds: Kinds = {
  subnet_year: (input, expected) => {
    const { startPrice, days, removal } = subnetYear({
      paidInTao: numberIn(input, "paid_tao"),
      otherPrices: numbersIn(input, "other_prices"),
      inflowInTao: numberIn(input, "inflow_tao"),
      inflowAfterInTao: numberIn(input, "inflow_after_tao"),
      turnDay: numberIn(input, "turn_day"),
      exodus: numberIn(input, "exodus", 0),
      soldByMiners: numberIn(input, "sold_by_miners"),
      soldByOwner: numberIn(input, "sold_by_owner"),
      emissionFromDay: optionalIn(input, "emission_from_day", numberIn) ?? null,
      daysPerNewcomer: numberIn(input, "days_per_newcomer"),
      dayCount: numberIn(input, "days", 365),
    });
    const asked = Object.keys(fieldsIn(expected, "days"));
    return {
      start_price: startPrice,
      days: Object.fromEntries(
        asked.map((day) => {
          const found = days[Number(day) - 1];
          return [
            day,
            found && {
              price: found.price,
              ema_price: found.emaPrice,
              lowest_other_price: found.lowestOther,
              demand: found.demandShare,
              emission: found.share,
              pool_tao: found.poolTao,
              owner_tao: found.ownerTao,
              owner_alpha: found.ownerAlpha,
            },
          ];
        }),
      ),
      removed_on: removal?.day ?? null,
      tao_per_alpha: removal?.taoPerAlpha ?? null,
    };
  },
};
