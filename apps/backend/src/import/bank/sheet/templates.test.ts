import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { accepts, PIXEL, read, single } from '../../../../test/bankFiles.ts';

type Cells = (string | number)[][];

const book = (rows: Cells, more: object = {}) => writeXlsx({ sheets: [{ name: '题库', rows, ...more }] });

const across = (row: number, from: number, to: number) => ({
  startRow: row,
  endRow: row,
  startCol: from,
  endCol: to,
});
const down = (column: number, from: number, to: number) => ({
  startRow: from,
  endRow: to,
  startCol: column,
  endCol: column,
});

test('a sheet with a two-row header, headings between rows and a repeated header is read', async () => {
  const rows: Cells = [
    ['期中题库', '', '', '', ''],
    ['题干', '选项', '', '', '答案'],
    ['', 'A', 'B', 'C', ''],
    ['一、单选题（每题 2 分）', '', '', '', ''],
    ['水是', '气体', '液体', '固体', 'Ｂ'],
    ['题干', 'A', 'B', 'C', '答案'],
    ['二、多选题', '', '', '', ''],
    ['哪些是金属', '铁', '铜', '水', 'A、B'],
    ['三、判断题', '', '', '', ''],
    ['火是冷的', '', '', '', '✕'],
  ];
  const merges = [across(0, 0, 4), across(1, 1, 3), down(0, 1, 2), down(4, 1, 2), across(3, 0, 4)];
  const { questions, refused } = await read('化学.xlsx', await book(rows, { merges }));
  expect(refused).toEqual([]);
  expect(questions.map(({ place, draft }) => [place, draft.type, draft.key])).toEqual([
    ['row 5', 'single', single('B')],
    ['row 8', 'multiple', single('A', 'B')],
    ['row 10', 'judge', single('false')],
  ]);
});

test('a merged passage is put above each of its questions, and merged option rows form one question', async () => {
  const rows: Cells = [
    ['材料', '题干', '选项', '答案'],
    ['春天来了。', '写的是', 'A.春', 'A'],
    ['', '', 'B.秋', ''],
    ['', '来的是', '甲\n乙', 'B'],
    ['', '谁来了', 'A.雨', 'B'],
    ['', '', 'B.春天', ''],
  ];
  const merges = [down(0, 1, 5), down(1, 1, 2), down(3, 1, 2)];
  const { questions } = await read('语文.xlsx', await book(rows, { merges }));
  expect(
    questions.map(({ draft }) => [draft.stem, draft.options.map(({ text }) => text), draft.key]),
  ).toEqual([
    ['春天来了。\n\n写的是', ['春', '秋'], single('A')],
    ['春天来了。\n\n来的是', ['甲', '乙'], single('B')],
    ['春天来了。\n\n谁来了', ['雨', '春天'], single('B')],
  ]);
});

test('pictures are placed by their cell, and those in no known column behind the text', async () => {
  const rows: Cells = [
    ['题干', 'A', 'B', '答案', ''],
    ['看图', '圆', '方', 'A', ''],
    ['哪个', '', '', 'B', ''],
  ];
  const at = (row: number, col: number) => ({ data: PIXEL, type: 'png', anchor: { from: { row, col } } });
  const images = [at(1, 4), at(2, 1), at(2, 2)];
  const { questions, pictures } = await read('美术.xlsx', await book(rows, { images }));
  const shown = expect.stringMatching(/^!\[\]\(\/import\/[0-9a-f]{40}\)$/);
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    { stem: expect.stringMatching(/^看图\n\n!\[\]\(\/import\/[0-9a-f]{40}\)$/), key: single('A') },
    { options: [{ text: shown }, { text: shown }], key: single('B') },
  ]);
  expect(pictures.size).toBe(1);
});

test('superscripts of a cell become formulas', async () => {
  const cells = new Map([
    ['1,0', { richText: [{ text: 'x' }, { text: '2', font: { vertAlign: 'superscript' } }, { text: '=4' }] }],
  ]);
  const rows: Cells = [
    ['题干', '答案'],
    ['x2=4', '正负二'],
  ];
  const { questions } = await read('数学.xlsx', await book(rows, { cells }));
  expect(questions[0]?.draft.stem).toBe('x$^{2}$=4');
});

test('a sheet’s name sets the question kind, and each blank may have its own column', async () => {
  const book = await writeXlsx({
    sheets: [
      {
        name: '多选题',
        rows: [
          ['题目', '选项A', '选项B', '答案'],
          ['哪些', '甲', '乙', 'A'],
        ],
      },
      {
        name: '二、填空题',
        rows: [
          ['题目', '答案1', '答案2'],
          ['作者(  )，朝代(  )', '曹雪芹', '清'],
          ['首都(  )', '北京', ''],
        ],
      },
    ],
  });
  const { questions, refused } = await read('a.xlsx', book);
  expect(refused).toEqual([]);
  expect(questions.map(({ draft }) => [draft.type, draft.key])).toEqual([
    ['multiple', single('A')],
    ['blank', accepts(['曹雪芹'], ['清'])],
    ['blank', accepts(['北京'])],
  ]);
});

test('OpenDocument sheets are read, with numbers as displayed', async () => {
  const rows = [
    ['题干', '选项A', '选项B', '答案'],
    ['和', 0.1 + 0.2, 1, 'A'],
  ];
  const { format, questions } = await read('a.ods', await writeOds({ sheets: [{ name: 'S', rows }] }));
  expect(format).toBe('OpenDocument');
  expect(questions).toMatchObject([
    { draft: { options: [{ text: '0.3' }, { text: '1' }], key: single('A') } },
  ]);
});

test('a sheet without an answer column is refused at its header row, naming the columns found', async () => {
  const { refused } = await read(
    'a.xlsx',
    await book([['期中题库'], ['题干', '选项A', '选项B'], ['1', '2', '3']]),
  );
  expect(refused).toEqual([
    { place: '题库, row 2', reason: 'its head has no column 答案 (the answer); it has 题干, 选项A, 选项B' },
  ]);
  expect((await read('a.csv', '题目,难度\n甲,易\n')).refused).toMatchObject([{ place: 'row 1' }]);
});

test.each<[string, string, string]>([
  ['the letter of one option and the text of another', '单选题', '"O,A,B,AB,A"'],
  ['the number of one option and the text of another', '单选题', '"4,3,2,1,2"'],
  ['letters and an option’s text', '', '"AB,AC,BD,CD,AC"'],
])('an answer that could mean %s makes an open question', async (_, type, cells) => {
  const [a, b, c, d, answer] = cells.replaceAll('"', '').split(',');
  const csv = `题干,题型,A,B,C,D,答案\n哪个,${type},${a},${b},${c},${d},${answer}\n`;
  const { questions } = await read('a.csv', csv);
  expect(questions[0]?.draft.type).toBe('open');
});

test('the question kind decides whether an ambiguous answer means letters or an option’s text', async () => {
  const row = (type: string) => `哪个,${type},AB,AC,BD,CD,AC\n`;
  const { questions } = await read('a.csv', `题干,题型,A,B,C,D,答案\n${row('单选题')}${row('多选题')}`);
  expect(questions.map(({ draft }) => draft.key)).toEqual([single('B'), single('A', 'C')]);
});

test('a row with only a text is a question if it mentions a kind, and a heading if it names one', async () => {
  const { questions } = await read('a.csv', '题干,答案\n下列选择题中，哪一道最难,\n判断题,\n火是热的,对\n');
  expect(questions.map(({ place, draft }) => [place, draft.type])).toEqual([
    ['row 2', 'open'],
    ['row 4', 'judge'],
  ]);
});

test('headers of Kahoot and of other Chinese templates are recognised', async () => {
  const quiz =
    'Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,' +
    'Time limit (sec),Correct answer(s) - choose at least one\n' +
    'Which?,one,two,20,2\n';
  expect((await read('kahoot.csv', quiz)).questions[0]?.draft.key).toEqual(single('B'));
  const chinese = '试题内容,答案一,答案二,答案三,正确选项,试题分析\n哪个,甲,乙,丙,C,因为丙\n';
  expect((await read('a.csv', chinese)).questions[0]?.draft).toMatchObject({
    key: single('C'),
    explanation: '因为丙',
  });
  const traditional = '題目,題型,選項A,選項B,答案,難度\n哪些,複選題,甲,乙,AB,難\n對嗎,是非題,,,錯,\n';
  expect((await read('a.csv', traditional)).questions.map(({ draft }) => draft)).toMatchObject([
    { key: single('A', 'B'), difficulty: 4 },
    { key: single('false') },
  ]);
});

test('an instruction row is skipped, options may be accepted answers of a blank, and picture links are noted', async () => {
  const { questions, refused } = await read(
    'quiz.csv',
    'Question Text,Question Type,Option 1,Option 2,Correct Answer,Image Link\n' +
      'Text of the question (required),Question Type (default is Multiple Choice),Text (required),,The correct option,\n' +
      'Which?,Multiple Choice,one,two,2,https://pictures.test/a.png\n' +
      'Capital of France?,Fill-in-the-Blank,Paris,paris,,\n' +
      'Empty?,Fill-in-the-Blank,,,,\n',
  );
  expect(questions.map(({ draft, notes }) => [draft.key, notes])).toEqual([
    [single('B'), ['the picture at https://pictures.test/a.png lies elsewhere, and is not fetched']],
    [accepts(['Paris', 'paris']), []],
  ]);
  expect(refused).toEqual([{ place: 'row 5', reason: 'it has no answer' }]);
});

test('CSV in UTF-16 is read, as Excel saves Unicode text', async () => {
  const text = '\ufeff题干\t答案\r\n水的化学式是____\tH2O\r\n';
  const { questions } = await read('a.txt', Buffer.from(text, 'utf16le'));
  expect(questions[0]?.draft).toMatchObject({ type: 'blank', key: accepts(['H2O']) });
});

test.each<[string, string, object]>([
  ['options between strokes', '题干,答案选项,标准答案\n甲,A一|B二|C三,B。\n', { key: single('B') }],
  ['options between @', '题目,选项,答案\n甲____,一@二@三,3\n', { key: single('C') }],
  ['options between &', '题目,选项,答案\n甲,一&二,二\n', { key: single('B') }],
  ['a list as the answer', '题目,选项A,选项B,答案\n甲,一,二,"[""A"",""B""]"\n', { key: single('A', 'B') }],
  [
    'blanks in the columns of options',
    '题型,题干,选项1,选项2,答案\n填空题,甲__乙__,一,二,\n',
    { key: accepts(['一'], ['二']) },
  ],
  ['a letter with its text', '题目,选项A,选项B,答案\n甲,一,二,B 二\n', { key: single('B') }],
])('a CSV with %s is read', async (_, text, draft) => {
  const { questions } = await read('题库.csv', text);
  expect(questions).toMatchObject([{ draft }]);
});

test('HTML in the cells of a sheet is converted', async () => {
  const rows: Cells = [
    ['题型', '题干', '选项A', '选项B', '答案', '解析'],
    ['单选题', '<p>H<sub>2</sub>O 是<img src="https://a.example/1.png"/></p>', '<p>水</p>', 'a<b', 'A', ''],
    ['填空题', '<p>首都是____。</p>', '', '', '<p>北京</p>', '<p>见<b>书</b>。</p>'],
    ['判断题', '冰是热的。', '', '', '错', ''],
  ];
  const { questions, remarks } = await read('题库.xlsx', await book(rows));
  expect(
    questions.map(({ draft }) => [draft.stem, draft.options.map(({ text }) => text), draft.key]),
  ).toEqual([
    ['H₂O 是', ['水', 'a<b'], single('A')],
    ['首都是 {{1}}。', [], accepts(['北京'])],
    ['冰是热的。', [], single('false')],
  ]);
  expect(questions[1]?.draft.explanation).toBe('见**书**。');
  expect(remarks).toEqual(['the picture https://a.example/1.png is left out']);
});
