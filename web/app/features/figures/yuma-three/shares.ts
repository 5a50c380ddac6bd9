/** The example of the text: two validators that have long given the same weights; then others stake behind the first. */
export const [BEFORE, AFTER] = [0.2, 0.6];
/** How much of a bond is new in an epoch, by default. */
const RATE = 0.1;
/** As far as the picture reaches, in epochs after the change. */
export const EPOCHS = 24;
/** Of the default tempo: 360 blocks of 12 seconds. */
export const HOURS_PER_EPOCH = (360 * 12) / 3600;

/** The share of the dividends that the first receives so many epochs after the change, in both forms. */
export function sharesAfter(epochs: number) {
  if (epochs === 0) return { two: BEFORE, three: BEFORE };
  return { two: AFTER - (AFTER - BEFORE) * (1 - RATE) ** epochs, three: AFTER };
}
