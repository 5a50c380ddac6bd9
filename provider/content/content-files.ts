import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";

const FILES_OPEN_AT_ONCE = 64;

/** A file of the content folder; `path` begins with the folder's name and is what messages show. */
export type ContentFile = { path: string; text: string };

/** All content files below a folder, in the order of their paths. Notes beside them (`README.md`) and hidden files are none. */
export async function readContentFiles(dir: string): Promise<ContentFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(md|ya?ml)$/.test(entry.name) && entry.name !== "README.md")
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isHidden(relative(dir, path)))
    .sort();
  const files: ContentFile[] = new Array(paths.length);
  let next = 0;
  async function readOn(): Promise<void> {
    while (next < paths.length) {
      const index = next++;
      const path = paths[index];
      if (path === undefined) return;
      files[index] = { path: nameIn(dir, path), text: normalize(await readFile(path, "utf8")) };
    }
  }
  await Promise.all(Array.from({ length: FILES_OPEN_AT_ONCE }, readOn));
  return files;
}

/** A file is hidden by its own name, or by that of a folder around it. */
function isHidden(path: string): boolean {
  return path.split(sep).some((name) => name.startsWith("."));
}

function nameIn(dir: string, path: string): string {
  return join(basename(resolve(dir)), relative(dir, path)).replaceAll(sep, "/");
}

/** One kind of line end and no byte order mark, whatever the editor wrote. */
function normalize(text: string): string {
  const content = text.startsWith("\uFEFF") ? text.slice(1) : text;
  return content.includes("\r") ? content.replaceAll("\r\n", "\n") : content;
}
