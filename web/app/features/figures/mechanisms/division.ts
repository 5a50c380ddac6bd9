/** What the miners of the worked example share in an epoch: 41 % of 360 α. */
export const POT = 147.6;
/** Made-up numbers: miners by UID, and the incentive of each in either mechanism. */
export const MINERS = [
  { uid: 7, incentives: [0.5, 0] },
  { uid: 8, incentives: [0.3, 0.1] },
  { uid: 9, incentives: [0.2, 0.3] },
  { uid: 10, incentives: [0, 0.6] },
] as const;

/** What each mechanism and each miner gets where the first mechanism has this share. */
export function divide(share: number) {
  const pots = [share * POT, (1 - share) * POT] as const;
  const miners = MINERS.map(({ uid, incentives }) => {
    const pay = [incentives[0] * pots[0], incentives[1] * pots[1]] as const;
    return { uid, pay, sum: pay[0] + pay[1] };
  });
  return { pots, miners };
}
