import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { accepts, paragraph, read, run, single, word } from '../../../../test/bankFiles.ts';

const HEAD = ['*题干', '题型', '选项A', '选项B', '选项C', '正确答案', '答案解析', '难度', '知识点'];

test.each<[string, readonly (string | number)[], object, string[]?]>([
  [
    'a choice',
    ['1+1 等于（ ）', '单选题', '1', '2', '', 'B', '因为 $1+1=2$', '易', '加法、算术'],
    {
      type: 'single',
      stem: '1+1 等于（　　）',
      options: [{ text: '1' }, { text: '2' }],
      key: single('B'),
      explanation: '因为 $1+1=2$',
      difficulty: 2,
      points: ['加法', '算术'],
    },
  ],
  [
    'several choices',
    ['哪些对', '多选题', '甲', '乙', '丙', 'A,C', '', '', ''],
    { type: 'multiple', key: single('A', 'C') },
  ],
  [
    'several answers in a single-choice question',
    ['哪个', '单选题', '甲', '乙', '丙', 'AB', '', '', ''],
    { type: 'multiple', key: single('A', 'B') },
    ['it has several right options, and is multiple choice'],
  ],
  [
    'an answer by an option’s text',
    ['首都', '单选题', '北京', '上海', '', '北京', '', '', ''],
    { key: single('A') },
  ],
  ['true', ['水是湿的', '判断题', '', '', '', '√', '', '', ''], { type: 'judge', key: single('true') }],
  [
    'false by its letter',
    ['火是冷的', '判断题', '对', '错', '', 'B', '', '', ''],
    { type: 'judge', key: single('false') },
  ],
  [
    'blanks',
    ['《__》的作者是____。', '填空题', '', '', '', '红楼梦；曹雪芹/曹霑', '', '', ''],
    { type: 'blank', stem: '《 {{1}} 》的作者是 {{2}}。', key: accepts(['红楼梦'], ['曹雪芹', '曹霑']) },
  ],
  [
    'fewer answers than blanks',
    ['____和____', '填空题', '', '', '', '甲', '', '', ''],
    { type: 'open', keyText: '甲' },
    ['taken as an open question, since its answer does not fit the number of blanks'],
  ],
  [
    'an open question',
    ['为什么？', '简答题', '', '', '', '因为。', '', '0.3', ''],
    { type: 'open', keyText: '因为。', difficulty: 4 },
  ],
  ['no question kind', ['2+2', '', '3', '4', '', 'B', '', '', ''], { type: 'single', key: single('B') }],
  [
    'numbers in cells',
    ['2+2', '单选题', 3, 4, '', 'B', '', 3, ''],
    { options: [{ text: '3' }, { text: '4' }] },
  ],
  [
    'answer letters joined by plus signs, and lettered options',
    ['哪些', '多选题', 'A.甲', 'B、乙', '（Ｃ）丙', '答案：A+C', '', '', ''],
    { options: [{ text: '甲' }, { text: '乙' }, { text: '丙' }], key: single('A', 'C') },
  ],
  [
    'false as a full-width letter',
    ['方的', '判断题', '', '', '', 'Ｆ', '', '', ''],
    { key: single('false') },
  ],
  ['a blank in brackets', ['3-2=（ ）', '', '', '', '', '1', '', '', ''], { key: accepts(['1']) }],
  [
    'a blank answered with a letter',
    ['未知数____', '', '', '', '', 'x', '', '', ''],
    { key: accepts(['x']) },
  ],
  [
    'an answer that names no option',
    ['哪个', '单选题', '甲', '乙', '', 'D', '', '', ''],
    { type: 'open', stem: '哪个\n\n甲\n\n乙', keyText: 'D' },
    ['taken as an open question, since its answer names no option, or could mean two'],
  ],
  [
    'characters special to Markdown',
    ['a*b*c <b>x</b> _y_ 1|2', '简答题', '', '', '', '=SUM(A1)', '', '', ''],
    { stem: 'a\\*b\\*c <b>x</b> \\_y\\_ 1\\|2' },
  ],
])('Excel and CSV: %s', async (_, row, expected, notes = []) => {
  const book = await writeXlsx({ sheets: [{ name: '题库', rows: [['题库模板'], HEAD, [...row]] }] });
  const csv = [HEAD, row].map((cells) => cells.map((cell) => `"${String(cell)}"`).join(',')).join('\r\n');
  for (const reading of [await read('生物.xlsx', book), await read('生物.csv', csv)]) {
    expect(reading.refused).toEqual([]);
    expect(reading.questions[0]?.draft).toMatchObject(expected);
    expect(reading.questions[0]?.notes).toEqual(notes);
    expect(reading.questions[0]?.home.subject).toBe('生物');
  }
});

test('a sheet whose kind is called open, but whose answer names an option, has a choice', async () => {
  const { questions } = await read(
    'a.csv',
    '题型,题干,选项A,选项B,选项C,答案\n情景计算,还剩几颗？,7颗,8颗,9颗,A\n计算,还剩几颗糖？,,,,7 颗\n',
  );
  expect(questions.map(({ draft }) => [draft.type, draft.options.length, draft.key])).toEqual([
    ['single', 3, single('A')],
    ['open', 0, { kind: 'reference' }],
  ]);
});

test('numbers are read as the sheet displays them, with a warning where a ratio became a time', async () => {
  const shown = (column: number, numFmt: string) => [`1,${column}`, { style: { numFmt } }] as const;
  const row = ['哪个', '单选题', 0.5, 0.25, 7, new Date(Date.UTC(1899, 11, 31, 1, 2)), 'D'];
  const head = ['题干', '题型', '选项A', '选项B', '选项C', '选项D', '答案'];
  const cells = new Map([shown(2, '0%'), shown(3, '# ?/?'), shown(4, '000'), shown(5, 'h:mm')]);
  const { questions } = await read(
    'a.xlsx',
    await writeXlsx({ sheets: [{ name: '题', rows: [head, row], cells }] }),
  );
  expect(questions[0]?.draft.options.map(({ text }) => text)).toEqual(['50%', '1/4', '007', '1:02']);
  expect(questions[0]?.notes).toEqual([
    'a cell holds the date or time 1:02; where 1/2 or 1:2 was meant, write it into a cell of text',
  ]);
});

test.each<[string, cell: string, answer: string, options: string[], right: string[]]>([
  ['letters, one on each line', 'A.上海\nB.北京\nC.广州', 'B', ['上海', '北京', '广州'], ['B']],
  ['letters in brackets', '(A)2\n(B)3\n(C)4', 'AB', ['2', '3', '4'], ['A', 'B']],
  ['letters without a space between', 'A、上海B、北京C、广州', 'A、C', ['上海', '北京', '广州'], ['A', 'C']],
  ['circled numbers', '①上海②北京③广州', '①③', ['上海', '北京', '广州'], ['A', 'C']],
  ['numbers', '1、上海\n2、北京\n3、广州', '2', ['上海', '北京', '广州'], ['B']],
  ['numbers of options that are numbers', '1. 2\n2. 3\n3. 4', '2', ['2', '3', '4'], ['B']],
  ['several numbers in one', '(1)上海 (2)北京 (3)广州', '13', ['上海', '北京', '广州'], ['A', 'C']],
  ['bars between decimal numbers', '1.5|2.5|3.5', '2.5', ['1.5', '2.5', '3.5'], ['B']],
  ['full-width bars', '甲｜乙｜丙', '乙', ['甲', '乙', '丙'], ['B']],
  ['the separator @@', '甲@@乙', 'B', ['甲', '乙'], ['B']],
  ['a JSON list', '[""甲"",""乙""]', 'B', ['甲', '乙'], ['B']],
  ['commas alone', '甲，乙，丙', 'A C', ['甲', '乙', '丙'], ['A', 'C']],
  ['letters and commas', 'A:甲,B:乙', 'B', ['甲', '乙'], ['B']],
  ['letters without a dot', 'A正确 B错误', 'B', ['正确', '错误'], ['B']],
  ['letters before a space', 'A 维生素 C　B one', 'B', ['维生素 C', 'one'], ['B']],
  ['full-width letters', 'Ａ．甲 Ｂ．乙', 'Ｂ', ['甲', '乙'], ['B']],
  ['letters in brackets without a space', '（A）甲（B）乙', '（B）', ['甲', '乙'], ['B']],
  ['small letters', 'a. 甲 b. 乙', 'b', ['甲', '乙'], ['B']],
  ['bars and letters with a hyphen', 'A-甲|B-乙', 'B', ['甲', '乙'], ['B']],
  ['lines, with an answer by option texts', '甲\n乙\n丙', '甲；丙', ['甲', '乙', '丙'], ['A', 'C']],
])('options in one cell are split by %s', async (_, cell, answer, options, right) => {
  const { questions } = await read('a.csv', `题干,题型,选项,答案\n哪个,,"${cell}","${answer}"\n`);
  expect(questions).toMatchObject([
    { draft: { options: options.map((text) => ({ text })), key: single(...right) }, notes: [] },
  ]);
});

test('a true-or-false answer may be a letter, or be followed by a reason', async () => {
  const { questions } = await read(
    'a.csv',
    '题干,题型,答案\n一,判断题,A\n二,判断题,b\n三,判断题,错，应为四。\n四,判断题,对\n五,判断题,C\n',
  );
  expect(questions.map(({ draft }) => [draft.key, draft.explanation])).toEqual([
    [single('true'), ''],
    [single('false'), ''],
    [single('false'), '错，应为四。'],
    [single('true'), ''],
    [{ kind: 'reference' }, ''],
  ]);
});

test.each([
  ['bars', '题干|选项A|选项B|答案\n哪个|甲|乙|B\n'],
  ['full-width commas', '题干，选项A，选项B，答案\n哪个，甲，乙，B\n'],
  ['semicolons, with more commas in the texts', '题干;选项A;选项B;答案\n"哪,,,,,,,,个";甲;乙;B\n'],
])('CSV with %s as separator is read', async (_, text) => {
  const { questions } = await read('a.csv', text);
  expect(questions).toMatchObject([{ draft: { key: single('B') } }]);
});

test('an answer number without an option, or options that cannot be split, make an open question', async () => {
  const { questions } = await read(
    'a.csv',
    '题干,题型,选项,答案\n哪个,单选题,"①甲②乙",4\n哪些,多选题,"①甲②乙",11\n哪一个,,甲 乙,A\n',
  );
  expect(questions.map(({ draft }) => draft.type)).toEqual(['open', 'open', 'open']);
  expect(questions[2]?.draft.stem).toBe('哪一个\n\n甲 乙');
});

test('CSV in GBK and with English headers is read, and bad rows are refused by number', async () => {
  const gbk = Buffer.from([
    0xcc, 0xe2, 0xb8, 0xc9, 0x2c, 0xb4, 0xf0, 0xb0, 0xb8, 0x0a, 0xcb, 0xae, 0x2c, 0xb6, 0xd4,
  ]);
  expect((await read('a.csv', gbk)).questions[0]?.draft).toMatchObject({ stem: '水', type: 'judge' });
  const { questions, refused } = await read(
    'b.csv',
    'Question;Type;Options;Answer\nWhich?;single choice;"A. one\nB. two";B\n' +
      ';single choice;"A. one\nB. two";A\nWhich;single choice;"A. x\nB. y";\n',
  );
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    { options: [{ text: 'one' }, { text: 'two' }], key: single('B') },
  ]);
  expect(refused).toEqual([
    { place: 'row 3', reason: 'it has no text' },
    { place: 'row 4', reason: 'it has no answer' },
  ]);
});

const TEXT = `期中试卷
一、单项选择题
1. （2分）下列正确的是（ ）
A. 甲  B. 乙
C. 丙  D. 丁
答案：C
解析：因为丙。
还有一行。
难度：难
知识点：一、二
2. 下列错误的是（ B ）
A. 甲
B. 乙
二、判断题
3. 水是湿的。
【答案】正确
三、填空题
4. 水的化学式是____。
答案：H2O
四、简答题
5. 为什么？
(1) 第一问
(2) 第二问
参考答案：因为：
1. 其一
`;

test('numbered text: answers below and in brackets, and labelled fields, are read', async () => {
  const { questions, refused } = await read('卷.txt', TEXT);
  expect(refused).toEqual([]);
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    {
      type: 'single',
      stem: '下列正确的是（　　）',
      options: ['甲', '乙', '丙', '丁'].map((text) => ({ text })),
      key: single('C'),
      explanation: '因为丙。\n还有一行。',
      difficulty: 4,
      points: ['一', '二'],
    },
    { type: 'single', stem: '下列错误的是（　　）', key: single('B') },
    { type: 'judge', key: single('true') },
    { type: 'blank', key: accepts(['H2O']) },
    { type: 'open', stem: '为什么？\n(1) 第一问\n(2) 第二问' },
  ]);
});

test('numbered text: answers listed at the end are assigned by number', async () => {
  const { questions } = await read(
    '卷.txt',
    '1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n3. 丙？\nA. 一\nB. 二\n参考答案\n1-2 AB\n3. B',
  );
  expect(questions.map(({ draft }) => draft.key)).toEqual([single('A'), single('B'), single('B')]);
});

const DRAWING =
  '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="A dot"/><a:graphic><a:graphicData><pic:pic><pic:blipFill>' +
  '<a:blip r:embed="rId5"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';

test('Word: numbered questions with pictures, subscripts and underlined blanks are read', async () => {
  const { questions, pictures, refused } = await read(
    '化学.docx',
    word([
      paragraph(run('1. 看图') + DRAWING + run('，选择')),
      paragraph(run('A. H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O')),
      paragraph(run('B. CO')),
      paragraph(run('答案：A')),
      paragraph(run('2. 作者是') + run('    ', '<w:u w:val="single"/>') + run('。')),
      paragraph(run('答案：曹雪芹')),
    ]),
  );
  expect(refused).toEqual([]);
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    {
      type: 'single',
      stem: expect.stringMatching(/^看图!\[A dot\]\(\/import\/[0-9a-f]{40}\)，选择$/),
      options: [{ text: 'H₂O' }, { text: 'CO' }],
      key: single('A'),
    },
    { type: 'blank', stem: '作者是 {{1}}。', key: accepts(['曹雪芹']) },
  ]);
  expect(pictures.size).toBe(1);
});

const math = (inner: string) => `<m:oMath>${inner}</m:oMath>`;
const letter = (text: string) => `<m:r><w:rPr/><m:t>${text}</m:t></m:r>`;
const half = `<m:f><m:num>${letter('1')}</m:num><m:den>${letter('𝑥')}</m:den></m:f>`;

test('Word: formulas of the equation editor are read, inline and in their own paragraph', async () => {
  const { questions, refused } = await read(
    '数学.docx',
    word([
      paragraph(run('1. 已知') + math(half) + run('与') + math(letter('a&lt;b')) + run('，则')),
      paragraph(`<m:oMathPara><m:oMathParaPr/>${math(letter('y=2'))}</m:oMathPara>`),
      paragraph(run('A. ') + math(half)),
      paragraph(run('B. 甲')),
      paragraph(run('答案：A')),
    ]),
  );
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject({
    stem: '已知$\\frac{1}{x}$与$a<b$，则\n$y=2$',
    options: [{ text: '$\\frac{1}{x}$' }, { text: '甲' }],
    key: single('A'),
  });
});

test('a column of scores named Points is not read as knowledge points', async () => {
  const { questions } = await read('a.csv', 'Question,Answer,Points\nIs it?,True,5\nWas it?,False,Time\n');
  expect(questions.map(({ draft }) => draft.points)).toEqual([[], ['Time']]);
});

test.each<[string, string, Uint8Array | string, string]>([
  [
    'a document with an unclosed formula',
    'a.docx',
    word([paragraph(`${run('1. x')}<m:oMath><m:r>`), paragraph(run('答案：A'))]),
    'it cannot be read',
  ],
  [
    'a document with macros',
    'a.docx',
    word([paragraph(run('1. x'))], { 'word/vbaProject.bin': new Uint8Array(9) }),
    'it has macros',
  ],
  ['a file type with macros', 'a.xlsm', 'x', 'it may hold macros'],
  ['the old Word format', 'a.doc', 'x', 'save it as .docx'],
  [
    'the old Excel format, or a password',
    'a.xlsx',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    'without a password',
  ],
  ['rich text', 'a.doc', '{\\rtf1 1. x}', 'rich text (RTF) is not taken'],
  ['a PDF', 'a.pdf', '%PDF-1.4', 'a PDF is not taken'],
  [
    'slides',
    'a.pptx',
    zipSync({ 'ppt/presentation.xml': new Uint8Array() }),
    'slides are not taken; save it as .docx',
  ],
  [
    'an OpenDocument text',
    'a.odt',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.text') }),
    'this form of OpenDocument is not taken',
  ],
  ['a problem of Open edX', 'a.xml', '<problem><p>Which?</p></problem>', 'write it as GIFT'],
  ['a test of ExamView', 'a.xml', '<examview><question/></examview>', 'export it there as Blackboard'],
  ['a package of H5P', 'a.h5p', 'x', 'write its questions as GIFT'],
  ['a text of text2qti', 'a.txt', 'Quiz title: A\n\n1. B?\n*a) c\nb) d\n', 'import the zip'],
  ['a Moodle course backup', 'a.mbz', 'x', 'export its question bank as Moodle XML'],
  ['a document without questions', 'a.docx', word([paragraph(run('Hello'))]), 'no numbered questions'],
  ['a text without questions', 'a.txt', 'Hello', 'no questions of a known form'],
])('%s is refused with advice', async (_, name, content, reason) => {
  const { refused } = await read(name, content);
  expect(refused[0]?.reason).toContain(reason);
});
