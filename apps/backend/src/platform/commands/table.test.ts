import { expect, test } from 'vitest';
import { escapeFormula, readColumns, readCsv, unescapeFormula } from './csv.ts';
import { csvTable, tabTable, writeTable } from './table.ts';

const HEAD = ['exam', 'opens', 'name'];
const ROWS = [
  ['1', new Date('2026-03-09T11:30:00Z'), 'Limits, "first"'],
  [2, null, '=1'],
];

test('writeTable writes CSV, JSON or tab-separated rows, with a header where wanted', () => {
  expect(writeTable(csvTable(HEAD, ROWS))).toBe(
    'exam,opens,name\n1,2026-03-09 19:30:00,"Limits, ""first"""\n2,,\'=1\n',
  );
  expect(writeTable(csvTable(HEAD, ROWS), { isForFile: true })).toMatch(/^\uFEFFexam,/);
  expect(writeTable(csvTable(HEAD, ROWS), { isForFile: true, isJson: true })).toMatch(/^\[/);
  expect(JSON.parse(writeTable(tabTable(HEAD, ROWS), { isJson: true }))).toEqual([
    { exam: '1', opens: '2026-03-09T11:30:00.000Z', name: 'Limits, "first"' },
    { exam: 2, opens: null, name: '=1' },
  ]);
  const rows = '1\t2026-03-09 19:30:00\tLimits, "first"\n2\t\t=1\n';
  expect(writeTable(tabTable(HEAD, ROWS))).toBe(rows);
  expect(writeTable(tabTable(HEAD, ROWS), { isForEyes: true })).toBe(`exam\topens\tname\n${rows}`);
});

test('writeTable replaces control characters, and keeps line breaks from starting a row', () => {
  const rows = [['\x1b[2J\x9b1mline\r\nnext\tone\rlast\x7f']];
  expect(writeTable(tabTable(['words'], rows))).toBe('\ufffd[2J\ufffd1mline next one last\ufffd\n');
  expect(writeTable(csvTable(['words'], rows))).toBe(
    'words\n"\ufffd[2J\ufffd1mline\nnext\tone\nlast\ufffd"\n',
  );
});

test.each([';', '\t'])('readColumns reads CSV with “%s” as separator', (mark) => {
  const [first] = readColumns(['work', 'score'].join(mark) + '\r\n' + ['7', '8,5'].join(mark), [
    'work',
    'score',
  ]);
  expect([first?.cell('work'), first?.cell('score')]).toEqual(['7', '8,5']);
});

test('readColumns reads written CSV by column names, and rejects missing columns', () => {
  const output = writeTable(csvTable(HEAD, ROWS));
  expect(readCsv(output).map(({ cells }) => cells[2])).toEqual(['name', 'Limits, "first"', '=1']);
  const [first] = readColumns(output, ['name', 'exam']);
  expect([first?.line, first?.cell('name'), first?.cell('exam')]).toEqual([2, 'Limits, "first"', '1']);
  expect(() => readColumns(output, ['exam', 'score', 'name'])).toThrow(
    'The first line must contain the column names exam, score and name.',
  );
});

test('escapeFormula disarms spreadsheet formulas, and unescapeFormula restores them', () => {
  for (const text of ['=1+1', '+1', '-x', '@a', '＝1+1', '＋1', '－x', '＠a', "'=1", "''", '\tx', '\n=1']) {
    expect(escapeFormula(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
    expect(unescapeFormula(escapeFormula(text))).toBe(text);
  }
});

test('readColumns rejects unbalanced quotation marks by line, and keeps every row of a valid file', () => {
  const read = (content: string) => readColumns(content, ['work', 'score', 'comment']);
  for (const comment of ['say "x" twice', '"say" twice', '"say'])
    expect(() => read(`work,score,comment\n1,90,ok\n2,80,${comment}\n3,70,fine\n`)).toThrow('Line 3: ');
  const entries = read('work,score,comment\r\n1,90,"two\nlines"\r\n\r\n2,80,"say ""x"" twice"\n3,70\n');
  expect(entries.map(({ line, cell }) => [line, cell('work'), cell('comment')])).toEqual([
    [2, '1', 'two\nlines'],
    [4, '2', 'say "x" twice'],
    [5, '3', ''],
  ]);
});
