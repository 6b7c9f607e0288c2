import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Result of a check. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const folder = fileURLToPath(new URL('../.cache/results', import.meta.url));

/** Writes a check's count to the file that `tools/test.mjs` sums up. */
export async function writeCount(step: string, count: Count): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${step}.json`), JSON.stringify(count));
}
