import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

/** A file of the content folder; `path` begins with the folder's name and is what messages show. */
export type ContentFile = { path: string; text: string };

/**
 * All content files below a folder, in the order of their paths. Notes beside them (`README.md`), hidden files and the texts of
 * the interface (`interface/`) are none. They are read one after another: for many small files that takes a seventh of the
 * computing of reading them at once.
 */
export function readContentFiles(dir: string): ContentFile[] {
  const root = rootOf(dir);
  const paths = readdirSync(resolve(dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => nameBelow(root, entry))
    .filter(isContentPath)
    .sort();
  return paths.map((path) => readContentFile(root, path));
}

/** One of them, by the folder that the content folder is in and the path that messages show. */
export function readContentFile(root: string, path: string): ContentFile {
  return { path, text: toText(readFileSync(join(root, path))) };
}

/** The folder that the content folder is in: paths of messages begin there. */
export function rootOf(dir: string): string {
  return dirname(resolve(dir));
}

/** The path that messages show, of an entry of a folder below that one. */
export function nameBelow(root: string, { parentPath, name }: { parentPath: string; name: string }): string {
  const path = join(parentPath, name).slice(root.length);
  const named = path.startsWith(sep) ? path.slice(sep.length) : path;
  return sep === "/" ? named : named.replaceAll(sep, "/");
}

/** Whether a file is one of the content, by the path that messages show. */
export function isContentPath(path: string): boolean {
  const [, ...names] = path.split("/");
  const name = names.at(-1) ?? "";
  if (!/\.(md|ya?ml)$/.test(name) || name === "README.md") return false;
  // A file is hidden by its own name, or by that of a folder around it.
  return names[1] !== "interface" && !names.some((each) => each.startsWith("."));
}

/** One kind of line end and no byte order mark, whatever the editor wrote. */
export function toText(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  const content = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return content.includes("\r") ? content.replaceAll("\r\n", "\n") : content;
}

/** Another for every other text or path, as 16 digits. */
export function hashFile({ path, text }: ContentFile): string {
  return hash("sha256", `${path}\0${text}`).slice(0, 16);
}
