import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { openFolder } from '../../test/openFolder.ts';
import type { Cell } from './columns/cell.ts';
import type { Column, Value } from './columns/column.ts';
import { fromClock } from '../platform/dates/days.ts';
import { tablesDocument } from './document.ts';
import { readFolder, writeFolder } from './sources/folder.ts';
import { renderDocument } from './documents.ts';
import { openFiles } from './files/files.ts';
import type { Mistake } from './mistakes.ts';
import { readRows } from './sources/rows.ts';
import type { Found } from './sources/source.ts';
import { columnsOf, keyOf, type Row, type Table } from './table.ts';
import { subjects } from './tables/index.ts';
import { text } from './columns/textColumns.ts';
import { end } from './columns/timeColumns.ts';
import { readWorkbook } from './sources/workbook.ts';
import { writeWorkbook } from './sources/writeWorkbook.ts';

const tables = subjects.map(({ table }) => table);
const folder = await openFolder();

const word = fc
  .array(
    fc.constantFrom('a', '课', "'", '=', '+', '-', '@', '"', ',', ';', ' ', '1', '0', '|', '/', '%', '<'),
    { minLength: 1, maxLength: 12 },
  )
  .map((letters) => letters.join('').trim())
  .filter((text) => text !== '');

/** Adapts a word to a column's pattern. */
const fitToColumn =
  (read: Column['read']) =>
  (text: string): string =>
    [text, text.replaceAll(/[^\w]/g, 'x')].find((one) => 'value' in read(one)) ?? '1';

/** Makes valid values of a column. */
function valuesOf({ type, choices, fallback, read }: Column): fc.Arbitrary<Value> {
  const openWorkbook = (values: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
    fallback === undefined ? values : fc.oneof(fc.constant(fallback), values);
  switch (type) {
    case 'yuan':
      return openWorkbook(fc.nat(100_000_000));
    case 'number':
      return openWorkbook(fc.constantFrom(...[1, 2, 5].filter((number) => 'value' in read(number))));
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...choices.map(({ value }) => value));
    case 'end':
      return openWorkbook(
        fc.constantFrom('2026-03-08T16:00:00Z', '2026-03-09T11:30:07Z').map((at) => new Date(at)),
      );
    case 'moment':
      return openWorkbook(
        fc.date({ min: new Date(0), max: new Date('2199-01-01'), noInvalidDate: true }).map((date) => {
          date.setUTCMilliseconds(0);
          return date;
        }),
      );
    case 'day':
      return fc.constantFrom('2026-03-09', '1999-12-31');
    case 'lines':
      return fc.array(word, { maxLength: 3 });
    case 'file':
      return openWorkbook(fc.constantFrom('files/a.png', 'https://school.example/a.png'));
    case 'files':
      return fc.uniqueArray(fc.constantFrom('files/a.pdf', 'files/第一讲 讲义.pdf'), { maxLength: 2 });
    case 'video':
      return fc.constantFrom('', 'demonstration', 'files/a.mp4');
    case 'secret':
      return fc.constant('');
    case 'sealed':
      return fc.constantFrom(`4RDX:${'a'.repeat(43)}`, `6TZL:${'_'.repeat(43)}`);
    default:
      return openWorkbook(
        'value' in read('1') ? word.map(fitToColumn(read)) : fc.constant('https://a.example/b'),
      );
  }
}

const rowsOf = (table: Table): fc.Arbitrary<Row[]> =>
  fc.uniqueArray(
    fc.record(Object.fromEntries(columnsOf(table).map(([id, column]) => [id, valuesOf(column)]))),
    { maxLength: 4, selector: (row) => keyOf(table, row) },
  );

function rowsIn(found: Found, table: Table): Row[] {
  const mistakes: Mistake[] = [...found.mistakes];
  const sheet = found.sheets.find((one) => one.table === table.id);
  const rows = sheet === undefined ? [] : readRows(table, sheet, mistakes).map(({ row }) => row);
  expect(mistakes).toEqual([]);
  return rows;
}

// Patterns such as that of mobiles allow few random words: these columns stay empty here.
const randomTables = tables.map((table) => ({
  ...table,
  columns: Object.fromEntries(
    columnsOf(table).filter(
      ([, { isUnique, read }]) =>
        !isUnique && !('problem' in read('https://a.example/b') && 'problem' in read('1')),
    ),
  ),
}));

const TABLES_PER_RUN = 20;

test('tables written as a workbook or folder are read back unchanged, whatever their texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      // A few tables each time: a workbook of all takes longer than all other tests here.
      fc
        .subarray(randomTables, { minLength: TABLES_PER_RUN, maxLength: TABLES_PER_RUN })
        .chain((some) => fc.tuple(...some.map((table) => rowsOf(table).map((rows) => ({ table, rows }))))),
      fc.constantFrom('zh' as const, 'en' as const),
      async (filled, language) => {
        const target = await mkdtemp(join(folder, 'trip-'));
        await writeFile(join(target, 'school.xlsx'), await writeWorkbook(filled, language));
        await writeFolder(join(target, 'folder'), filled);
        const workbook = await readWorkbook(join(target, 'school.xlsx'), randomTables);
        const written = await readFolder(join(target, 'folder'), randomTables);
        for (const { table, rows } of filled) {
          expect(rowsIn(workbook, table)).toEqual(rows);
          expect(rowsIn(written, table)).toEqual(rows);
        }
        await rm(target, { recursive: true });
      },
    ),
    { numRuns: 5 },
  );
});

test.each<Cell>(['1.39E+10', 2_026_000_000_000_000])(
  'a number that lost digits in a spreadsheet is rejected: %j',
  (cell) => {
    const reading = text(['学号', 'number'], ['', ''], { pattern: [/./, ''] }).read(cell);
    expect(reading).toEqual({ problem: expect.stringContaining('lost digits in a spreadsheet') });
  },
);

test.each<readonly [Cell, string]>([
  ['2026-03-09', '2026-03-09 23:59:59'],
  [' 2026/3/9 ', '2026-03-09 23:59:59'],
  // How a workbook stores a day.
  [new Date('2026-03-09T00:00:00Z'), '2026-03-09 23:59:59'],
  ['2026-03-09 00:00', '2026-03-09 00:00:00'],
  ['2026-03-09 19:30', '2026-03-09 19:30:00'],
  [new Date('2026-03-09T19:30:00Z'), '2026-03-09 19:30:00'],
])('the end %j is read as %s', (cell, at) => {
  expect(end(['到', 'until'], ['', '']).read(cell)).toEqual({ value: fromClock(at) });
});

test('a template workbook explains each column, offers choices, and formats student and mobile numbers as text', async () => {
  const bytes = await writeWorkbook(
    tables.map((table) => ({ table, rows: [] })),
    'zh',
  );
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  expect(sheets.map(({ name }) => name)).toEqual(['说明', ...tables.map(({ sheet }) => sheet.zh)]);
  const courses = sheets.find(({ name }) => name === '课程');
  expect(courses?.rows[0]?.slice(0, 4)).toEqual(['编号*', '名称*', '英文名称', '分类*']);
  for (let column = 0; column < (courses?.rows[0]?.length ?? 0); column += 1)
    expect(courses?.cells?.get(`0,${column}`)?.comment?.text).toBeTruthy();
  expect(courses?.dataValidations).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ values: ['录播', '直播'] }),
      expect.objectContaining({ formula1: "'分类'!$A$2:$A$20000" }),
    ]),
  );
  const students = sheets.find(({ name }) => name === '学员');
  for (const name of ['学号*', '手机号']) {
    const column = students?.rows[0]?.indexOf(name);
    expect(students?.cells?.get(`1,${column}`)?.style?.numFmt, name).toBe('@');
  }
});

test('no name is shared by two columns of a table', () => {
  for (const table of tables) {
    const words = columnsOf(table).map(([id, { name }]) => [...new Set([id, name.zh, name.en])]);
    const all = words.flat().map((word) => word.toLowerCase());
    expect(all.toSorted(), table.id).toEqual([...new Set(all)].toSorted());
  }
});

test('docs/school-tables.md matches the tables', async () => {
  await expect(tablesDocument(subjects)).toMatchFileSnapshot('../../../../docs/school-tables.md');
});

const categoryWorkbook = (rows: Parameters<typeof writeXlsx>[0]['sheets'][number]) =>
  writeXlsx({ sheets: [{ ...rows, name: '分类' }] });
async function open(name: string, bytes: Uint8Array): Promise<Found> {
  await writeFile(join(folder, name), bytes);
  return readWorkbook(join(folder, name), tables);
}

test('a number is read with the leading zeros of its format', async () => {
  const cells = new Map([['1,0', { style: { numFmt: '000000' } }]]);
  const found = await open(
    'zeros.xlsx',
    await categoryWorkbook({ name: '', rows: [['编号'], [7], [7]], cells }),
  );
  expect(found.sheets[0]?.rows.map((row) => row.cells[0])).toEqual(['000007', 7]);
});

test('a formula is read as its value, and reported if it has none', async () => {
  const found = await open(
    'formula.xlsx',
    await categoryWorkbook({
      name: '',
      rows: [
        ['编号', '名称'],
        [null, '数学'],
        ['b', null],
        ['c', '#REF!'],
      ],
      cells: new Map([
        ['1,0', { value: 'a', type: 'formula', formula: 'LOWER("A")', formulaResult: 'a' }],
        ['2,1', { value: null, type: 'formula', formula: 'HYPERLINK("http://x")' }],
      ]),
    }),
  );
  expect(found.sheets[0]?.rows[0]?.cells).toEqual(['a', '数学']);
  expect(found.mistakes).toEqual([
    { place: '分类!B3', problem: expect.stringContaining('formula without a value') },
    { place: '分类!B4', problem: expect.stringContaining('#REF!') },
  ]);
});

test('merged cells are reported, and hidden rows and sheets are announced', async () => {
  const found = await open(
    'merged.xlsx',
    await categoryWorkbook({
      name: '',
      rows: [
        ['编号', '名称'],
        ['a', '数学'],
        ['b', null],
      ],
      merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }],
      hidden: true,
      rowDefs: new Map([[2, { hidden: true }]]),
    }),
  );
  expect(found.mistakes).toEqual([
    { place: '分类!B2', problem: expect.stringContaining('merged with the cells up to B3') },
  ]);
  expect(found.notes).toEqual([
    'The sheet “分类” is hidden, and is read as well.',
    '分类: 1 hidden or filtered row read as well.',
  ]);
});

/** A size that no other number in a small zip file equals. */
const SIZE = 1_234_567;

/** Makes a zip file declare another unpacked size. */
function withDeclaredSize(packed: Uint8Array, size: number, claimed: number): Uint8Array {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let at = 0; at + 4 <= packed.length; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, claimed, true);
  return packed;
}

test('zip bombs, macros and files that are no workbook are rejected', async () => {
  const good = unzipSync(
    await categoryWorkbook({
      name: '',
      rows: [
        ['编号', '名称'],
        ['a', '数学'],
      ],
    }),
  );
  const bomb = withDeclaredSize(
    zipSync({ ...good, 'xl/sharedStrings.xml': new Uint8Array(SIZE) }),
    SIZE,
    513 * 1024 * 1024,
  );
  await expect(open('bomb.xlsx', bomb)).rejects.toThrow('unpacks to more than 512 MB');
  const many = Object.fromEntries(
    Array.from({ length: 2001 }, (_, index) => [`x${index}`, new Uint8Array(1)]),
  );
  await expect(open('parts.xlsx', zipSync({ ...good, ...many }, { level: 0 }))).rejects.toThrow(
    'was not opened',
  );
  await expect(
    open('macros.xlsx', zipSync({ ...good, 'xl/vbaProject.bin': new Uint8Array(9) })),
  ).rejects.toThrow('has macros');
  await expect(open('macros.xlsm', zipSync(good))).rejects.toThrow('may hold macros');
  await expect(open('text.xlsx', Buffer.from('编号,名称'))).rejects.toThrow('is not a workbook');
  await expect(open('none.xlsx', zipSync({ 'a.txt': new Uint8Array(3) }))).rejects.toThrow('cannot be read');
});

test('a part with a false size is not unpacked beyond it', async () => {
  const good = unzipSync(
    await categoryWorkbook({
      name: '',
      rows: [
        ['编号', '名称'],
        ['a', '数学'],
      ],
    }),
  );
  const packed = zipSync({ ...good, 'xl/sharedStrings.xml': new Uint8Array(SIZE) });
  await expect(open('liar.xlsx', withDeclaredSize(packed, SIZE, 9))).rejects.toThrow('cannot be read');
});

test('external entities in a workbook’s XML are not resolved', async () => {
  const good = unzipSync(
    await categoryWorkbook({
      name: '',
      rows: [
        ['编号', '名称'],
        ['a', '数学'],
      ],
    }),
  );
  const strings = new TextDecoder().decode(good['xl/sharedStrings.xml']);
  const declared = strings
    .replace('<sst', '<!DOCTYPE sst [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]><sst')
    .replace('数学', '&a;&b;');
  const hostile = zipSync({ ...good, 'xl/sharedStrings.xml': new TextEncoder().encode(declared) });
  const read = await open('entities.xlsx', hostile).catch((error: unknown) => error);
  expect(JSON.stringify(read instanceof Error ? read.message : read)).not.toMatch(/root:/);
});

test('a text that looks like a formula is written as text', async () => {
  const rows = [{ key: 'a', name: '=HYPERLINK("http://x")', nameEn: '', parent: '', icon: 'data' }];
  const table = tables.find(({ id }) => id === 'categories')!;
  const parts = unzipSync(await writeWorkbook([{ table, rows }], 'zh'));
  const sheets = Object.entries(parts).filter(([name]) => name.includes('worksheets/sheet'));
  for (const [, bytes] of sheets) expect(new TextDecoder().decode(bytes)).not.toContain('<f>');
  await writeFolder(join(folder, 'guarded'), [{ table, rows }]);
  expect(await readFile(join(folder, 'guarded', 'categories.csv'), 'utf8')).toContain(`"'=HYPERLINK`);
});

test('links and paths cannot lead to a file outside the folder', async () => {
  const target = join(folder, 'links');
  await mkdir(join(target, 'files'), { recursive: true });
  await writeFile(join(folder, 'secret.png'), 'x');
  await symlink(join(folder, 'secret.png'), join(target, 'files', 'link.png'));
  await symlink(folder, join(target, 'files', 'dir'));
  const { resolve } = openFiles({
    storedFiles: [],
    folder: target,
    keep: () => Promise.reject(new Error('nothing is kept')),
    store: () => Promise.reject(new Error('nothing is read')),
  });
  for (const name of ['link.png', 'dir/secret.png', '../../secret.png', './link.png', 'dir'])
    expect(await resolve(`files/${name}`), name).toEqual({
      problem: expect.stringContaining('there is no file'),
    });
  await symlink(join(folder, 'secret.png'), join(target, 'categories.csv'));
  await expect(readFolder(target, tables)).rejects.toThrow('is not a regular file');
});

test('renderDocument removes scripts, script links, foreign pictures and raw HTML', () => {
  const html = renderDocument(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![y](https://evil.example/y.png) <img src=x onerror=alert(1)>',
  );
  expect(html).not.toMatch(/<(?:script|img|a)\b/i);
});
