/** The page that lists what the device keeps, without language. */
export const OFFLINE_PATH = "/offline";

/** In its address: the page that was asked for and is not kept. */
export const ASKED_PARAMETER = "asked";
