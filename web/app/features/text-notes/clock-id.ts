/** Where the head of a page leads to. */
export const CLOCK_ID = "protocol-clock";

export const CLOCK_TITLE_ID = "protocol-clock-title";
