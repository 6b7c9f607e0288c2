import { expect, test } from 'vitest';
import { readColumns, readCsv } from './csv.ts';
import { csvTable, tabTable, writeTable } from './table.ts';

const HEAD = ['exam', 'opens', 'name'];
const ROWS = [
  ['1', new Date('2026-03-09T11:30:00Z'), 'Limits, "first"'],
  [2, null, '=1'],
];

test('a table is written as CSV with its head, as JSON by its head, and with tabs', () => {
  expect(writeTable(csvTable(HEAD, ROWS))).toBe(
    'exam,opens,name\n1,2026-03-09T11:30:00.000Z,"Limits, ""first"""\n2,,\'=1\n',
  );
  expect(JSON.parse(writeTable(tabTable(HEAD, ROWS), { isJson: true }))).toEqual([
    { exam: '1', opens: '2026-03-09T11:30:00.000Z', name: 'Limits, "first"' },
    { exam: 2, opens: null, name: '=1' },
  ]);
  const rows = '1\t2026-03-09T11:30:00.000Z\tLimits, "first"\n2\t\t=1\n';
  expect(writeTable(tabTable(HEAD, ROWS))).toBe(rows);
  expect(writeTable(tabTable(HEAD, ROWS), { isForEyes: true })).toBe(`exam\topens\tname\n${rows}`);
});

test('what is written as CSV is read again, by its columns', () => {
  const written = writeTable(csvTable(HEAD, ROWS));
  expect(readCsv(written)).toHaveLength(3);
  const [first] = readColumns(written, ['name', 'exam']);
  expect([first?.line, first?.cell('name'), first?.cell('exam')]).toEqual([2, 'Limits, "first"', '1']);
  expect(() => readColumns(written, ['exam', 'score', 'name'])).toThrow(
    'The first line must name the columns exam, score and name.',
  );
});
