/**
 * What an entry of the lock file says of a package.
 *
 * @typedef {{ version?: string, integrity?: string, license?: string, link?: boolean, dev?: boolean, optional?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockedPackage
 */

/**
 * A CycloneDX bill of what the lock file names, the same for the same file: sorted, without a time or a number drawn at random. What
 * only building and testing need is marked as excluded from the running site.
 *
 * @param {{ name: string, version: string, packages: Record<string, LockedPackage> }} lock
 */
export function toSbom({ name, version, packages }) {
  const locations = Object.keys(packages).filter((location) => isInstalled(location, packages[location]));
  const byReference = new Map(locations.map((location) => [referenceOf(location, packages), location]));
  const references = [...byReference.keys()].sort();
  const components = references.map((reference) => {
    const location = byReference.get(reference) ?? "";
    return toComponent(reference, nameOf(location), packages[location] ?? {}, scopeOf(reference));
  });
  const dependencies = references.map((reference) => ({
    ref: reference,
    dependsOn: dependenciesOf(byReference.get(reference) ?? "", packages),
  }));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": name, name, version, licenses: [{ license: { id: "MIT" } }] },
    },
    components,
    dependencies: [{ ref: name, dependsOn: ownDependencies() }, ...dependencies],
  };

  /**
   * A package may be there more than once: it is only for building, or for other platforms, where each of its places is.
   *
   * @param {string} reference
   */
  function scopeOf(reference) {
    const entries = locations.flatMap((at) => (referenceOf(at, packages) === reference ? (packages[at] ?? []) : []));
    if (entries.every(({ dev }) => dev)) return "excluded";
    return entries.every(({ dev, optional }) => dev || optional) ? "optional" : "required";
  }

  /** What the workspaces ask for themselves. */
  function ownDependencies() {
    const own = Object.keys(packages).filter((location) => !location.includes("node_modules/"));
    return [...new Set(own.flatMap((location) => dependenciesOf(location, packages)))].sort();
  }
}

/**
 * @param {string} location
 * @param {LockedPackage | undefined} entry
 */
function isInstalled(location, entry) {
  return location.includes("node_modules/") && entry?.link !== true && entry?.version !== undefined;
}

/**
 * @param {string} reference
 * @param {string} name
 * @param {LockedPackage} entry
 * @param {"required" | "optional" | "excluded"} scope
 */
function toComponent(reference, name, { version, integrity, license }, scope) {
  const [algorithm, hash] = integrity?.split(" ")[0]?.split(/-(.*)/) ?? [];
  return {
    type: "library",
    "bom-ref": reference,
    name,
    version,
    scope,
    ...(algorithm === "sha512" &&
      hash && { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] }),
    ...(license && { licenses: [toLicense(license)] }),
    purl: reference,
  };
}

/**
 * A name of the SPDX list, or an expression of several.
 *
 * @param {string} license
 */
function toLicense(license) {
  return /[ ()]/.test(license) ? { expression: license } : { license: { id: license } };
}

/**
 * The name of a package as a package URL: an `@` in it is encoded.
 *
 * @param {string} location
 * @param {Record<string, LockedPackage>} packages
 */
function referenceOf(location, packages) {
  return `pkg:npm/${nameOf(location).replace("@", "%40")}@${packages[location]?.version}`;
}

/** @param {string} location */
function nameOf(location) {
  return location.slice(location.lastIndexOf("node_modules/") + "node_modules/".length);
}

/**
 * Found as Node finds them: in the nearest `node_modules` on the way up.
 *
 * @param {string} location
 * @param {Record<string, LockedPackage>} packages
 */
function dependenciesOf(location, packages) {
  const { dependencies = {}, optionalDependencies = {} } = packages[location] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  const found = names.flatMap((name) => {
    const at = findFrom(location, name, packages);
    return at !== null && isInstalled(at, packages[at]) ? [referenceOf(at, packages)] : [];
  });
  return [...new Set(found)].sort();
}

/**
 * @param {string} location
 * @param {string} name
 * @param {Record<string, LockedPackage>} packages
 * @returns {string | null}
 */
function findFrom(location, name, packages) {
  for (let folder = location; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const at = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[at]) return at;
    if (folder === "") return null;
  }
}
