// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const here = import.meta.dirname;

it.each(['shopping.mjs', 'withoutBackEnd.mjs', 'msw.ts'])(
  '%s stands in the README as it is',
  async (file) => {
    const [readme, example] = await Promise.all(
      ['../README.md', file].map((each) => readFile(resolve(here, each), 'utf8')),
    );
    // What a README shows is without the line that has the example's types checked.
    const shown = example?.replace('// @ts-check\n', '');
    expect(readme).toContain(`\`\`\`${file.endsWith('.ts') ? 'ts' : 'js'}\n${shown}\`\`\`\n`);
  },
);

it('runs in Node', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=source',
    resolve(here, 'shopping.mjs'),
  ]);
  expect(stdout).toBe('函数与导数专题: 499 元\nIn the cart: 1\n价格有变化，请重新确认\n');
});
