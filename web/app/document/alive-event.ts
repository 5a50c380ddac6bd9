/** Told to the window once React has taken over the page. */
export const ALIVE_EVENT = "alive";
