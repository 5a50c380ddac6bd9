/** What is stored of a device: what people call its browser and its system. Null where they are not among the known ones. */
export type Device = { browser: string | null; system: string | null };

/** Browsers that others claim to be come before these. */
const BROWSERS: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS)\//],
  ["Safari", /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Longer is what no browser says. */
const LONGEST = 1_000;

/** Which device it is, by what its browser calls itself. Versions and models are left out: nobody tells devices apart by them. */
export function describeDevice(userAgent: string | null): Device {
  const text = userAgent?.slice(0, LONGEST) ?? "";
  return { browser: findName(BROWSERS, text), system: findName(SYSTEMS, text) };
}

function findName(names: readonly [string, RegExp][], text: string): string | null {
  return names.find(([, sign]) => sign.test(text))?.[0] ?? null;
}
