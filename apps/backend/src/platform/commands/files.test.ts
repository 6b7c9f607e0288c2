import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { onUncertainEncoding, setEncoding } from './decodeText.ts';
import { readText } from './files.ts';

const folder = await openFolder();
afterEach(() => setEncoding(undefined));

const content = '批语,很好\n';

test.each([
  ['UTF-8', Buffer.from(content)],
  ['UTF-8 with byte order mark', Buffer.from(`\uFEFF${content}`)],
  // As written by Excel and the editor of Chinese Windows.
  ['GB18030', Buffer.from([0xc5, 0xfa, 0xd3, 0xef, 0x2c, 0xba, 0xdc, 0xba, 0xc3, 0x0a])],
  ['UTF-16', Buffer.from(`\uFEFF${content}`, 'utf16le')],
  ['UTF-16 without byte order mark', Buffer.from(content, 'utf16le')],
  ['big-endian UTF-16 without byte order mark', Buffer.from(content, 'utf16le').swap16()],
])('readText reads a file saved as %s', async (name, bytes) => {
  const path = join(folder, `${name}.csv`);
  await writeFile(path, bytes);
  expect(await readText(path)).toBe(content);
});

test('readText tells Big5 from GB18030', async () => {
  const path = join(folder, 'big5.csv');
  await writeFile(path, Buffer.from('b5fbbb792cabdca66e0a', 'hex'));
  expect(await readText(path)).toBe('評語,很好\n');
});

test('readText reads ambiguous bytes as GB18030 if they are common words there, with a remark', async () => {
  const path = join(folder, 'short.txt');
  // 北京 in GB18030; the same bytes are 控儔 in Big5.
  await writeFile(path, Buffer.from('b1b1bea9', 'hex'));
  const received: string[] = [];
  onUncertainEncoding((remark) => received.push(remark));
  expect(await readText(path)).toBe('北京');
  expect(received).toEqual([expect.stringMatching(/short\.txt: read as GB18030.*--encoding=big5/)]);
});

test('readText reads a text with one NUL character as UTF-8', async () => {
  const path = join(folder, 'zero.txt');
  await writeFile(path, `${content}\u0000`);
  expect(await readText(path)).toBe(`${content}\u0000`);
});

test.each([
  // 測試 in Big5, whose bytes are 代刚 in GB18030; and Grüße in Latin-1.
  ['b4fab8d5', 'big5', '測試'],
  ['4772fcdf65', 'latin1', 'Grüße'],
])(
  'readText rejects bytes of ambiguous encoding (%s) until --encoding is given',
  async (hex, encoding, text) => {
    const path = join(folder, 'unsure.txt');
    await writeFile(path, Buffer.from(hex, 'hex'));
    await expect(readText(path)).rejects.toThrow('--encoding=big5');
    setEncoding(encoding);
    expect(await readText(path)).toBe(text);
  },
);
