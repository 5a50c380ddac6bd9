/** The page that lists what the device has saved, without language. */
export const OFFLINE_PATH = "/offline";

/** In its address: the page that was asked for and is not saved. */
export const ASKED_PARAMETER = "asked";
