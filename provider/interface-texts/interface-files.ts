import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { type ContentFile, toText } from "../content/content-files.ts";

const PLACE = /^[^/]+\/([^/]+)\/interface\/(.+)\.yaml$/;

/** The product's own content folder: its interface texts are part of the product, whatever content is shown with it. */
export const PRODUCT_CONTENT = new URL("../../content/", import.meta.url);

/** What the path of a file says: `content/{locale}/interface/{name}.yaml`; null where it says something else. */
export function parseInterfacePlace(path: string): { locale: string; name: string } | null {
  const [, locale, name] = PLACE.exec(path) ?? [];
  return locale === undefined || name === undefined ? null : { locale, name };
}

/** The namespace that a file holds: `lab/block-emission` is `lab.blockEmission` in the code. */
export function namespaceOf(name: string): string {
  return name.replaceAll("/", ".").replaceAll(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

/**
 * The files of interface texts in a content folder, of all languages or one, all or those of one name. Their paths begin with
 * the folder's name.
 */
export function readInterfaceFiles(dir: string, { locale = "*", name = "**/*" } = {}): ContentFile[] {
  return globSync(`${locale}/interface/${name}.yaml`, { cwd: dir })
    .toSorted()
    .map((name) => ({
      path: join(basename(resolve(dir)), name).replaceAll(sep, "/"),
      text: toText(readFileSync(join(dir, name))),
    }));
}
