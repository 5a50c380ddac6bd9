import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Says which build a copy is of, and which pages it holds: `builds/latest.json` and `builds/meta/{id}.json`. */
export async function writeManifest(outDir: string, pages: readonly string[]): Promise<void> {
  const latest = path.join(outDir, "builds", "latest.json");
  const id = (await readBuildId(latest)) ?? (await hashOfAssets(outDir));
  await mkdir(path.join(outDir, "builds", "meta"), { recursive: true });
  await writeFile(path.join(outDir, "builds", "meta", `${id}.json`), JSON.stringify({ id, prerendered: pages }));
  await writeFile(latest, JSON.stringify({ id }));
}

/** The build's own id, where it has said one. */
async function readBuildId(file: string): Promise<string | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  const parsed: unknown = text === null ? null : JSON.parse(text);
  const id = typeof parsed === "object" && parsed !== null && "id" in parsed ? parsed.id : null;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** The names of the build's files change with what is in them. */
async function hashOfAssets(outDir: string): Promise<string> {
  const names = await readdir(path.join(outDir, "assets")).catch(() => []);
  return createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 16);
}
