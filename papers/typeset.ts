import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import compilerPackage from "@myriaddreamin/typst-ts-node-compiler/package.json" with { type: "json" };

/** One paper after a run: where its PDF is, and whether this run made it or found it up to date. */
export interface TypesetPaper {
  slug: string;
  file: string;
  isNew: boolean;
}

/** PDF/UA-1: tagged, with title and language, a text alternative for every figure and formula, no missing glyph. */
const PDF_STANDARD = "ua-1";
/** Not beside the PDFs: what lies there is served. */
const MEMO = fileURLToPath(new URL("../node_modules/.cache/papers.json", import.meta.url));
/** Beside the papers; what they import. */
const TEMPLATE = "template.typ";

/**
 * Typesets every paper `{from}/{slug}.typ` as `{to}/resources/{slug}.pdf`. A paper whose sources have not changed since its PDF was
 * made is left alone; the file `memo` remembers what each PDF was made from. Mistakes in any paper are thrown together, one line each: `{file}:{line}:{column}: {what is wrong}`;
 * the sound papers are written all the same.
 */
export async function typesetPapers({
  from,
  to,
  memo,
}: Record<"from" | "to" | "memo", string>): Promise<TypesetPaper[]> {
  const folder = join(to, "resources");
  await mkdir(folder, { recursive: true });
  const { papers, shared } = await readSources(from);
  const fingerprints = await readMemo(memo);
  const compiler = NodeCompiler.create({ workspace: resolve(from) });

  const done: TypesetPaper[] = [];
  const mistakes: string[] = [];
  for (const { slug, source, path } of papers) {
    const file = join(folder, `${slug}.pdf`);
    const fingerprint = hash([compilerPackage.version, PDF_STANDARD, ...shared, source]);
    const isNew = fingerprints.get(resolve(file)) !== fingerprint;
    if (isNew) {
      const outcome = compile(compiler, path);
      if ("mistakes" in outcome) {
        mistakes.push(...outcome.mistakes);
        continue;
      }
      await writeWhole(file, outcome.pdf);
      fingerprints.set(resolve(file), fingerprint);
    }
    done.push({ slug, file, isNew });
  }
  await mkdir(dirname(memo), { recursive: true });
  await writeWhole(memo, `${JSON.stringify(Object.fromEntries(fingerprints), null, 2)}\n`);
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return done;
}

interface Paper {
  slug: string;
  path: string;
  source: string;
}

/** The papers, and the content of everything else in the folder: a change there is a change of every paper. */
async function readSources(from: string): Promise<{ papers: Paper[]; shared: string[] }> {
  const papers: Paper[] = [];
  const shared: string[] = [];
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) {
    const source = await readFile(path, "utf8");
    const name = relative(from, path);
    const isPaper = dirname(name) === "." && name.endsWith(".typ") && name !== TEMPLATE;
    if (isPaper) papers.push({ slug: basename(name, ".typ"), path, source });
    else shared.push(name, source);
  }
  if (papers.length === 0) throw new Error(`${from}: no papers found, expected {slug}.typ`);
  return { papers, shared };
}

function compile(compiler: NodeCompiler, path: string): { pdf: Buffer } | { mistakes: string[] } {
  const compiled = compiler.compile({ mainFilePath: resolve(path) });
  const problems = compiled.takeDiagnostics() ?? compiled.takeWarnings();
  const document = compiled.result;
  if (problems || !document) {
    const diagnostics: Diagnostic[] = problems ? compiler.fetchDiagnostics(problems) : [];
    return { mistakes: diagnostics.map((diagnostic) => describeDiagnostic(diagnostic, path)) };
  }
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: PDF_STANDARD }) };
  } catch (error) {
    return { mistakes: describeExportError(error).map((message) => `${path}: ${message}`) };
  }
}

/** What the compiler reports, errors and warnings alike: a paper with a warning does not look as it was meant to. */
interface Diagnostic {
  message: string;
  path: string;
  /** Counted from 0; null where the compiler knows no place. */
  range: { start: { line: number; character: number } } | null;
}

function describeDiagnostic({ message, path, range }: Diagnostic, paper: string): string {
  const file = path ? relative(process.cwd(), path) : paper;
  const place = range ? `:${range.start.line + 1}:${range.start.character + 1}` : "";
  const context = file === relative(process.cwd(), resolve(paper)) ? "" : ` (while typesetting ${paper})`;
  return `${file}${place}: ${message}${context}`;
}

/** The export throws its diagnostics as debug text, without places; the sentences in it are what a person can use. */
function describeExportError(error: unknown): string[] {
  const text = error instanceof Error ? error.message : String(error);
  const quoted = [...text.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, message = ""]) => message);
  const messages = quoted.map((message) => message.replace(/\\(.)/g, "$1"));
  return messages.length > 0 ? [...new Set(messages)] : [text];
}

/** What each PDF that is still there was made from, by its absolute path; nothing when there is no memo, or none that can be read. */
async function readMemo(path: string): Promise<Map<string, string>> {
  if (!existsSync(path)) return new Map();
  try {
    const memo: Record<string, string> = JSON.parse(await readFile(path, "utf8"));
    return new Map(Object.entries(memo).filter(([file]) => existsSync(file)));
  } catch (error) {
    if (error instanceof SyntaxError) return new Map();
    throw error;
  }
}

/** Writes beside and renames, so that a run cut short leaves no half file behind. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const beside = `${path}.part`;
  await writeFile(beside, content);
  await rename(beside, path);
}

function hash(parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex");
}

async function main(out: string | undefined): Promise<void> {
  if (!out) throw new Error("usage: node papers/typeset.ts <out dir> (the PDFs go to <out dir>/resources)");
  const from = relative(process.cwd(), fileURLToPath(new URL("../content/en/paper", import.meta.url)));
  for (const { file, isNew } of await typesetPapers({ from, to: out, memo: MEMO })) {
    console.log(`${isNew ? "typeset  " : "unchanged"}  ${file}`);
  }
}

if (import.meta.main) {
  main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
