// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serveMock } from '../src/testing/server/index.ts';

const here = import.meta.dirname;

it.each(['shopping.mjs', 'withoutBackEnd.mjs', 'examRoom.mjs', 'msw.ts'])(
  'the README quotes the example %s word for word',
  async (file) => {
    const [readme, example] = await Promise.all(
      ['../README.md', file].map((each) => readFile(resolve(here, each), 'utf8')),
    );
    // The README leaves out the line that enables type checking.
    const shown = example?.replace('// @ts-check\n', '');
    // Examples must also run in a page, which has no `process`.
    expect(shown).not.toMatch(/(?<!globalThis\.)process\./);
    expect(readme).toContain(`\`\`\`${file.endsWith('.ts') ? 'ts' : 'js'}\n${shown}\`\`\`\n`);
  },
);

async function run(...command: readonly [file: string, ...words: string[]]): Promise<string> {
  const [file, ...words] = command;
  const call = ['--conditions=source', resolve(here, file), ...words];
  return (await promisify(execFile)(process.execPath, call)).stdout;
}

it('the exam example saves an answer before its socket is open', async () => {
  const server = await serveMock({ port: 0, scenario: 'in-exam' });
  try {
    expect(await run('examRoom.mjs', server.origin)).toMatch(/, \d+ questions\nSaved: true\n$/);
  } finally {
    await server.close();
  }
});

it('the shopping example runs in Node', async () => {
  const stdout = await run('shopping.mjs');
  expect(stdout).toBe('函数与导数专题: 499 元\nIn the cart: 1\n价格有变化，请重新确认\n');
});
