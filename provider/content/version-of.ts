const DIGITS = 16;

/**
 * The version of content made of files with these hashes of 16 digits, in whichever order. A hash that comes to a version, or goes
 * from it, makes the version of what there is then: `versionOf([version, came, went])`.
 */
export function versionOf(hashes: Iterable<string>): string {
  let version = 0n;
  for (const hash of hashes) version ^= BigInt(`0x${hash}`);
  return version.toString(16).padStart(DIGITS, "0");
}
