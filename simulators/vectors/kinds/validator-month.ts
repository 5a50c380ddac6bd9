import { type ValidatorEpoch, validatorMonth } from "../../validator-month/validator-month.ts";
import type { Kinds } from "../kind.ts";
import { booleanIn, fieldsIn, listIn, numberIn, numbersIn, optionalIn, toFields } from "../read-input.ts";

/** The kind of `validator_month.json`. */
export const validatorMonthKinds: Kinds = {
  validator_month: (input) => {
    const epochs = validatorMonth({
      ownAlpha: numberIn(input, "own_alpha"),
      delegatedAlpha: numberIn(input, "delegated_alpha"),
      take: numberIn(input, "take"),
      children: (optionalIn(input, "children", listIn) ?? []).map((entry, i) => {
        const child = toFields(`children[${i}]`, entry);
        return {
          share: numberIn(child, "share"),
          ownAlpha: numberIn(child, "own_alpha"),
          take: numberIn(child, "take"),
          isSameColdkey: booleanIn(child, "same_coldkey", false),
        };
      }),
      absence: optionalIn(input, "absence", (fields, key) => {
        const absence = fieldsIn(fields, key);
        return {
          part: numberIn(absence, "part"),
          fromEpoch: numberIn(absence, "from_epoch"),
          epochs: numberIn(absence, "epochs"),
        };
      }),
      otherWeights: numbersIn(input, "other_weights"),
      maxValidators: numberIn(input, "max_validators", 64),
      rootProportion: numberIn(input, "root_fraction", 0),
      epochCount: numberIn(input, "epochs", 600),
    });
    const total = (read: (epoch: ValidatorEpoch) => number) => epochs.reduce((sum, epoch) => sum + read(epoch), 0);
    const last = epochs.at(-1);
    return {
      owner_alpha: total(({ toOwner }) => toOwner),
      taken_alpha: total(({ taken }) => taken),
      stakers_alpha: total(({ toStakers }) => toStakers),
      children_alpha: total(({ toChildren }) => toChildren),
      permitted_epochs: total(({ permits }) => (permits[0] ? 1 : 0)),
      first_epoch: epochs[0]?.dividends,
      last_epoch: last?.dividends,
      last_weights: last?.stakeWeights,
      last_permits: last?.permits,
      last_bar: last?.bar,
    };
  },
};
