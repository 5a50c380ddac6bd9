import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const SMALLEST_WORTH_COMPRESSING = 512;
const LARGEST_FOR_BEST_BROTLI = 1_000_000;
const AT_ONCE = 4;

/**
 * Puts a brotli and a gzip copy (`app.js.br`, `app.js.gz`) beside every static file that becomes smaller by it,
 * so that the server never compresses one while somebody waits.
 *
 * @param {string} folder
 */
export async function compressStaticFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const remaining = files[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of remaining) await compressFile(file);
    }),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const original = await readFile(file);
  if (original.length < SMALLEST_WORTH_COMPRESSING) return;
  const quality = original.length < LARGEST_FOR_BEST_BROTLI ? constants.BROTLI_MAX_QUALITY : 9;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(original, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: original.length },
    }),
    promisify(gzip)(original, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await writeIfSmaller(`${file}.br`, brotli, original);
  await writeIfSmaller(`${file}.gz`, gzipped, original);
}

/**
 * @param {string} file
 * @param {Buffer} compressed
 * @param {Buffer} original
 */
async function writeIfSmaller(file, compressed, original) {
  if (compressed.length < original.length) await writeFile(file, compressed);
}
