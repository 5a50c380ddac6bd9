/** The two devices that the site is visited with. */
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export const DEVICES = { desktop: DESKTOP, phone: PHONE };
export type Device = keyof typeof DEVICES;
export const DEVICE_NAMES: readonly Device[] = ["desktop", "phone"];
