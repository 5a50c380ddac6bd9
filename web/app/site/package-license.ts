/** A package that browsers are sent something of. */
export interface PackageLicense {
  name: string;
  version: string;
  /** By its name in the SPDX list. */
  license: string;
  /** As the package has it; empty where it only names it. */
  text: string;
}
