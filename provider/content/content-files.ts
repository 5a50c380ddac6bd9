import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";

/** A file of the content folder; `path` begins with the folder's name and is what messages show. */
export type ContentFile = { path: string; text: string };

/** Is shown a file as it lies on the disk. */
export type SeeBytes = (path: string, bytes: Buffer) => void;

/**
 * All content files below a folder, in the order of their paths. Notes beside them (`README.md`), hidden files and the texts of
 * the interface (`interface-texts/`) are none.
 */
export function readContentFiles(dir: string, seeBytes?: SeeBytes): ContentFile[] {
  const files: ContentFile[] = [];
  readBytes(dir, (path, bytes) => {
    seeBytes?.(path, bytes);
    files.push({ path, text: toText(bytes) });
  });
  return files;
}

/**
 * The same files as they lie on the disk, each let go of before the next is read. They are read one after another: for
 * many small files that takes a seventh of the computing of reading them at once.
 */
export function readBytes(dir: string, seeBytes: SeeBytes): void {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|ya?ml)$/.test(entry.name) && entry.name !== "README.md")
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(dir, path)) && !isOfInterface(relative(dir, path)))
    .sort();
  for (const path of paths) seeBytes(nameIn(dir, path), readFileSync(path));
}

/** One kind of line end and no byte order mark, whatever the editor wrote. */
export function toText(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  const content = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return content.includes("\r") ? content.replaceAll("\r\n", "\n") : content;
}

/** A file is hidden by its own name, or by that of a folder around it. */
function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith("."));
}

function isOfInterface(path: string): boolean {
  return path.split(sep)[1] === "interface";
}

function nameIn(dir: string, path: string): string {
  return join(basename(resolve(dir)), relative(dir, path)).replaceAll(sep, "/");
}
