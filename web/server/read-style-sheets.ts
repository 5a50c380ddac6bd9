import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ASSETS = "assets";

/** The style sheets of a build by the addresses that its manifest names: `/assets/root-Cq3PKDFo.css`. */
export function readStyleSheets(clientDir: string): Map<string, string> {
  const folder = path.join(clientDir, ASSETS);
  const files = readdirSync(folder).filter((file) => file.endsWith(".css"));
  return new Map(files.map((file) => [`/${ASSETS}/${file}`, readFileSync(path.join(folder, file), "utf8").trim()]));
}
