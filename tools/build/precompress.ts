import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** File types that compress well; pictures and videos are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|wasm|vtt)$/;
/** Size in bytes below which compression saves less than its header costs. */
const MIN_BYTES = 600;

async function packFile(file: string): Promise<void> {
  const [plain, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  if (plain.length < MIN_BYTES) return;
  const packedAt = await stat(`${file}.br`).then(
    (found) => found.mtime,
    () => undefined,
  );
  if (packedAt !== undefined && packedAt >= mtime) return;
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)]);
}

/**
 * Writes `.br` and `.gz` files beside every file of a folder that they make smaller, so that the server never
 * compresses during a request. Unchanged files are skipped. The build calls it on the site's `client` folder.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  for (const entry of files) await packFile(join(entry.parentPath, entry.name));
}
