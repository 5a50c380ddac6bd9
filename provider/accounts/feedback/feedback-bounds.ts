/** How much readers may tell, and how much of it is stored. The rules hold for a Strapi as well: `cms/src/plugins/learn/feedback/`. */
export const FEEDBACK_BOUNDS = {
  /** A class behind one address tells no more in a day. */
  dailyOfANetwork: 50,
  daily: 1_000,
  /** With texts as long as may be, 100 MB. */
  mostStored: 20_000,
  mostListed: 200,
} as const;
