import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { PackageLicense } from "../app/site/package-license.ts";

const licenses = z.array(z.object({ name: z.string(), version: z.string(), license: z.string(), text: z.string() }));

/** Which packages are in what browsers load, as `web/list-licenses.ts` has written it. */
export function readLicenses(clientDir: string): PackageLicense[] {
  return licenses.parse(JSON.parse(readFileSync(path.join(clientDir, "licenses.json"), "utf8")));
}
