import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readTree } from '../readTree.ts';
import { accepts, paragraph, read, run, single, word } from '../../../../test/bankFiles.ts';

const keysOf = async (text: string) => {
  const { questions } = await read('卷.txt', text);
  return questions.map(({ draft }) => draft.key);
};

const CHOICES = '1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n';
const TWO_PARTS = `一、单选题\n${CHOICES}二、判断题\n1. 丙。\n2. 丁。\n`;

test('numbers that restart below each heading are answered by the same heading of the answer key', async () => {
  expect(await keysOf(`${TWO_PARTS}参考答案\n一、单选题\n1-2 BA\n二、判断题\n1. √ 2. ×`)).toEqual([
    single('B'),
    single('A'),
    single('true'),
    single('false'),
  ]);
});

test('an answer key without headings is not used for duplicate numbers', async () => {
  const { questions, refused } = await read('卷.txt', `${TWO_PARTS}参考答案\n1. B 2. A\n1. √ 2. ×`);
  expect(questions).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(Array(4).fill('it has no answer'));
});

const choiceQuestion = (number: string, answer: string) => `${number}哪个？\nA. 一\nB. 二\n答案：${answer}\n`;

test.each<[string, string, readonly object[]]>([
  [
    'restart below a line with only a question kind',
    `单选题\n${choiceQuestion('1. ', 'A')}【判断题】\n1. 水是湿的。\n答案：对\n`,
    [single('A'), single('true')],
  ],
  [
    'restart without a heading',
    `判断题\n1. 水是湿的。\n答案：对\n${choiceQuestion('1. ', 'B')}`,
    [single('true'), single('B')],
  ],
  [
    'are missing or duplicated',
    choiceQuestion('1. ', 'A') + choiceQuestion('3. ', 'B') + choiceQuestion('3. ', 'A'),
    [single('A'), single('B'), single('A')],
  ],
  [
    'are missing, with answers at the end',
    '1. 甲____。\n3. 丙____。\n4. 丁____。\n参考答案\n1. 一\n3. 三\n4. 四',
    [accepts(['一']), accepts(['三']), accepts(['四'])],
  ],
  [
    'precede figures',
    '1、12和18的最大公约数是____。\n2．1 GB = ____ MB\n3.5的两倍是____。\n参考答案\n1、6\n2．1024\n3.10（或十）',
    [accepts(['6']), accepts(['1024']), accepts(['10', '十'])],
  ],
  [
    'also occur in a question’s text or answer',
    '1. 甲？\n答案：如下\n1. 子\n2. 丑\n3. 寅\n2. 列举：\n1. 卯\n2.5 辰\n答案：略\n',
    [{ kind: 'reference' }, { kind: 'reference' }],
  ],
])('question numbers that %s are read correctly', async (_, text, keys) => {
  expect(await keysOf(text)).toEqual(keys);
});

test('a run of answer letters shorter than its range of questions is ignored', async () => {
  const { questions, refused } = await read(
    '卷.txt',
    `${CHOICES}3. 丙？\nA. 一\nB. 二\n参考答案\n1-2 B\n3. A`,
  );
  expect(questions.map(({ place }) => place)).toEqual(['question 3 (line 7)']);
  expect(refused.map(({ reason }) => reason)).toEqual(['it has no answer', 'it has no answer']);
});

test.each<[string, string]>([
  ['several ranges in a line', '参考答案\n1-1 B 2-2 A'],
  ['with explanations', '答案与解析\n1.【答案】B【解析】因为。\n2.【答案】A\n【解析】所以。'],
  ['one answer on each line', '标准答案：\n1、B\n2、A'],
])('an answer key is read: %s', async (_, key) => {
  expect(await keysOf(CHOICES + key)).toEqual([single('B'), single('A')]);
});

test('web form text: kinds after the first line, unlettered options and bracketed answers are read', async () => {
  const { questions, refused } = await read(
    '问卷.txt',
    [
      '1. 首都？[单选题]（分值：5分） *',
      'A. 上海',
      'B. 北京（正确答案）',
      '答案解析：北京。',
      '2. 最大的？[单选题]',
      '一',
      '二（正确答案）',
      '3. 地球是圆的[判断题]',
      '对（正确答案）',
      '错',
      '4. 首都____，最大城市____[填空题]',
      '（答案：北京）',
      '（答案：上海）',
      '5. 数组 a[下标] 从[零]',
      '答案：第一个数',
    ].join('\n'),
  );
  expect(refused).toEqual([]);
  expect(questions.map(({ draft }) => [draft.type, draft.stem, draft.options.length, draft.key])).toEqual([
    ['single', '首都？', 2, single('B')],
    ['single', '最大的？', 2, single('B')],
    ['judge', '地球是圆的', 0, single('true')],
    ['blank', '首都 {{1}}，最大城市 {{2}}', 0, accepts(['北京'], ['上海'])],
    ['open', '数组 a\\[下标\\] 从\\[零\\]', 0, { kind: 'reference' }],
  ]);
});

test('Word: an answer key in a table is read', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
  const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
  const { questions } = await read(
    '卷.docx',
    word([
      ...CHOICES.trim()
        .split('\n')
        .map((line) => paragraph(run(line))),
      paragraph(run('参考答案')),
      `<w:tbl>${row('题号', '1', '2')}${row('答案', 'B', 'A')}</w:tbl>`,
    ]),
  );
  expect(questions.map(({ draft }) => draft.key)).toEqual([single('B'), single('A')]);
});

test('answers after options or on the next line, and full-width letters, are read', async () => {
  const { questions } = await read(
    '卷.txt',
    '１．甲？ Ａ．一 Ｂ．二 答案：Ｂ\n2. 乙？【答案】乙【解析】因为。\n3. 为什么？\n答案：\n其一；\n其二。\n4. (A) 四？\n（A）一\n（B）二\n答案：A\n',
  );
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    { type: 'single', options: [{ text: '一' }, { text: '二' }], key: single('B') },
    { type: 'open', keyText: '乙', explanation: '因为。' },
    { type: 'open', keyText: '其一；\n其二。' },
    { type: 'single', options: [{ text: '一' }, { text: '二' }], key: single('A') },
  ]);
});

const listParagraph = (text: string, list: number, level = 0) =>
  paragraph(
    `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}`,
  );
const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const NUMBERING = strToU8(
  `<w:numbering ${NAMESPACE}>` +
    `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1、')}${level(1, 'upperLetter', '%2.')}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="1">${level(0, 'upperLetter', '%1．')}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="2">${level(0, 'chineseCounting', '%1、')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>' +
    ['2', '3']
      .map(
        (id) =>
          `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0">` +
          '<w:startOverride w:val="1"/></w:lvlOverride></w:num>',
      )
      .join('') +
    '<w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num></w:numbering>',
);

test('Word: questions and options with automatic numbering are read', async () => {
  const { questions, refused } = await read(
    '卷.docx',
    word(
      [
        listParagraph('单选题', 4),
        listParagraph('甲？', 1),
        listParagraph('一', 2),
        listParagraph('二', 2),
        paragraph(run('答案：B')),
        listParagraph('乙？', 1),
        listParagraph('三', 3),
        listParagraph('四', 3),
        paragraph(run('答案：A')),
        listParagraph('丙？', 1),
        listParagraph('五', 1, 1),
        listParagraph('六', 1, 1),
        paragraph(run('答案：B')),
        listParagraph('填空题', 4),
        listParagraph('作者是____。', 1),
        paragraph(run('答案：曹雪芹')),
      ],
      { 'word/numbering.xml': NUMBERING },
    ),
  );
  expect(refused).toEqual([]);
  const texts = questions.map(({ draft }) => draft.options.map(({ text }) => text));
  expect(texts).toEqual([['一', '二'], ['三', '四'], ['五', '六'], []]);
  expect(questions.map(({ draft }) => draft.key)).toEqual([
    single('B'),
    single('A'),
    single('B'),
    accepts(['曹雪芹']),
  ]);
});

test('lower-case letters are options if the answer names one, and parts of the text otherwise', async () => {
  const { questions } = await read(
    'a.txt',
    '1. Which?\na) one\nb) two\nAnswer: b\n2. Do both.\na) Add.\nb) Divide.\nAnswer: 3 and 4\n',
  );
  expect(questions.map(({ draft }) => [draft.type, draft.options.length])).toEqual([
    ['single', 2],
    ['open', 0],
  ]);
});

test.each([
  ['(6) 甲？', '（7）乙？'],
  ['(6)\n甲？', '（7）\n乙？'],
  ['6\n甲？', '7\n乙？'],
])('a number in brackets or in a line of its own is no part of the stem', async (...stems) => {
  const text = stems.map((stem) => `${stem}\nA. 一\nB. 二\n答案：A\n`).join('\n');
  const { questions } = await read('卷.txt', text);
  expect(questions.map(({ draft }) => draft.stem)).toEqual(['甲？', '乙？']);
});

test('a bracket that begins a formula stays in its stem', async () => {
  const { questions } = await read('卷.txt', '(3) + 4 = ?\nA. 7\nB. 8\n答案：A\n');
  expect(questions.map(({ draft }) => draft.stem)).toEqual(['(3) + 4 = ?']);
});

test('Aiken: unnumbered questions end with their answer, and one without is refused by line', async () => {
  const { format, questions, refused } = await read(
    'a.txt',
    'Which one?\nA. This\nB) That\nANSWER: B\n\nAnd now?\nA. Here\nB. There\nANSWER: A\n\nLeft over\n',
  );
  expect(format).toBe('Aiken');
  expect(questions.map(({ draft }) => [draft.stem, draft.key])).toEqual([
    ['Which one?', single('B')],
    ['And now?', single('A')],
  ]);
  expect(refused).toEqual([{ place: 'line 11', reason: 'no line “ANSWER: B” follows it' }]);
});

test('Aiken: what is no question is refused by line, and the others are imported', async () => {
  const { questions, refused } = await read(
    'a.txt',
    'One option\nA) x\nANSWER: A\n\nFine\nA) x\n\nB) y\nANSWER: A\n\nUnfinished\nA) x\nB) y\n\nAlso fine\nA)x\nB)y\nANSWER: B\n',
  );
  expect(questions.map(({ draft }) => [draft.stem, draft.key])).toEqual([
    ['Fine', single('A')],
    ['Also fine', single('B')],
  ]);
  expect(refused).toEqual([
    { place: 'line 1', reason: 'it has fewer than two options' },
    { place: 'line 11', reason: 'no line “ANSWER: B” follows it' },
  ]);
});

test('UTF-16 without a byte order mark is recognised', async () => {
  const { questions } = await read('a.txt', Buffer.from('1. 甲？\nA. 一\nB. 二\n答案：B\n', 'utf16le'));
  expect(questions[0]?.draft.key).toEqual(single('B'));
});

const MIXED_PAPER =
  '一、单选题\n1. 甲？\nA. 一\nB. 二\n2. 乙？\nA. 一\nB. 二\n二、多选题\n3. 丙？\nA. 一\nB. 二\nC. 三\n';

test.each<[string, string]>([
  ['after section headings', '参考答案及评分标准\n一、1-2 BA\n二、3. AC'],
  ['below the paper’s name', '高一语文期末考试参考答案\n1-2：BA    3．AC'],
  ['with one range for several questions', '【参考答案】\n1～3 B A AC'],
  ['without a heading', '1-2 BA 3. AC'],
  ['after the word for answer', '答案：1-2 BA 3. AC'],
  ['with explanations in each line', '试题答案与解析\n1. B。解析：其一。\n2. A  解析：其二。\n3. AC'],
])('an answer key is read %s', async (_, key) => {
  expect(await keysOf(MIXED_PAPER + key)).toEqual([single('B'), single('A'), single('A', 'C')]);
});

test('an instruction to choose the right answer is not read as an answer key', async () => {
  const text =
    '一、单选题\n请选出正确答案\n1. 甲？\nA. 一\nB. 二\n答案：B\n二、单选题\n从中选出最佳答案\n1. 乙？\nA. 一\nB. 二\n答案：A\n';
  expect(await keysOf(text)).toEqual([single('B'), single('A')]);
});

test('a passage announced with question numbers, or below a heading, becomes a material with those questions', async () => {
  const ask = (number: number) => `${number}. 问${number}？\nA. 一\nB. 二\n答案：A\n`;
  const { questions } = await read(
    '卷.txt',
    `阅读短文，回答1～2题。\n小明去上学。\n${ask(1)}${ask(2)}${ask(3)}二、阅读（每题2分）\n床前明月光，\n疑是地上霜。\n${ask(4)}${ask(5)}`,
  );
  expect(questions.map(({ draft }) => [draft.type, draft.stem, draft.parts.map(({ stem }) => stem)])).toEqual(
    [
      ['material', '阅读短文，回答1～2题。\n小明去上学。', ['问1？', '问2？']],
      ['single', '问3？', []],
      ['material', '床前明月光，\n疑是地上霜。', ['问4？', '问5？']],
    ],
  );
});

test('instructions below a heading are not added to any question', async () => {
  const { questions } = await read(
    '卷.txt',
    `1. 甲？\nA. 一\nB. 二\n答案：B\n二、判断题\n（每小题2分，共10分）\n2. 乙。\n答案：对\n`,
  );
  expect(questions.map(({ draft }) => draft.stem)).toEqual(['甲？', '乙。']);
  expect(questions[0]?.draft.explanation).toBe('');
});

test.each<[string, string, object]>([
  [
    'kind and points before the text',
    '1. (多选题)(3分) 甲\nA 一\nB 二\nC 三\n标准答案：AC\n',
    { type: 'multiple', stem: '甲' },
  ],
  [
    'kind and points in one bracket',
    '1.（单选，2分）甲\nA：一\nB：二\n答案是A\n',
    { type: 'single', stem: '甲' },
  ],
  [
    'English names',
    'Q1. One?\na) x\nb) y\nCorrect answer: b\nFeedback: z\n',
    { key: single('B'), explanation: 'z' },
  ],
  ['options in brackets in one line', '1. 甲\n（A）一 （B）二\n答案：B\n', { stem: '甲', key: single('B') }],
  ['points on their own line', '1. 甲\n答案：对\n分值：2\n', { key: single('true'), explanation: '' }],
  [
    'a number alone, the kind above the text, and boxes',
    'Question 1\n[Type: multiple_choice]\nWhich?\n[ ] cat\n[x] dog\n[x] cow\n',
    { stem: 'Which?', options: [{ text: 'cat' }, { text: 'dog' }, { text: 'cow' }], key: single('B', 'C') },
  ],
  [
    'options with colons in one line',
    '1. 甲（ B ）\nA: i*m  B: j*m\tC: k',
    { options: [{ text: 'i\\*m' }, { text: 'j\\*m' }, { text: 'k' }], key: single('B') },
  ],
  [
    'the answer that a student gave',
    '1. 甲\nA：一\nB：二\n正确答案：A 你的答案：B\n',
    { options: [{ text: '一' }, { text: '二' }], key: single('A') },
  ],
  [
    'a reason below the answer',
    '1. 甲\nA. 一\nB. 二\n答案：A\n因为一在二之前。\n解析：见书。\n',
    { key: single('A'), explanation: '因为一在二之前。\n见书。' },
  ],
  [
    'what a page of results shows around the answer',
    '1. (单选题, 1.0 分) 甲( )。\nA. 一\nB. 二\n我的答案:B正确答案:A\n答案解析：\n知识点：\n0.0分\n',
    { stem: '甲(　　)。', key: single('A'), explanation: '' },
  ],
  [
    'the texts behind the letters of the answer',
    '1. 甲\nA. 一\nB. 二\nC. 三\n我的答案: AC:一; 三;正确答案: AB:一; 二;\n',
    { type: 'multiple', key: single('A', 'B') },
  ],
  [
    'a number above, the kind below it, letters above their options, and a line',
    '【第 1 题】\n1.多选题 (1分)\n甲（ ）。\nA\n一\nB\n二\n三\nC\n四\n正确答案： A,C (少选不得分)\n-----------\n',
    { stem: '甲（　　）。', options: [{}, { text: '二\n三' }, {}], key: single('A', 'C'), explanation: '' },
  ],
  [
    'an answer directly behind the last option',
    '1、甲（ ）。\nA、一\tB、二答案：B\n',
    { options: [{ text: '一' }, { text: '二' }], key: single('B') },
  ],
  ['the kind before the number', '【判断题】1、甲。\n【答案】错\n', { stem: '甲。', key: single('false') }],
  ['a sign in brackets', '1. 甲。（✗）\n解释：不是。\n', { key: single('false'), explanation: '不是。' }],
  ['a word in brackets at the end', '1. 甲。（正确）\n2. 乙。（错误）\n', { key: single('true') }],
  [
    'the key at the end of the solution',
    '1．甲（　　）\nA．一\tB．二\n【分析】看。\n【解答】解：乙．\n故选：B．\n【点评】好。\n',
    {
      options: [{ text: '一' }, { text: '二' }],
      key: single('B'),
      explanation: '看。\n解：乙．\n故选：B．\n好。',
    },
  ],
  [
    'a full stop behind the answer, and the name of an explanation',
    '1. 甲\nA. 一\nB. 二\n【答案】B。\n【名师解析】因为。\n',
    { key: single('B'), explanation: '因为。' },
  ],
  [
    'placeholders of blanks',
    '填空题：\n1. 甲[填空1]，乙[填空2]。\n答案：[填空1]一 [填空2]二\n投票题：\n2. 丙？\n答案：丁\n',
    { stem: '甲 {{1}}，乙 {{2}}。', key: accepts(['一'], ['二']) },
  ],
  [
    'options in a section whose name contains a kind',
    '第一部分 常识判断\n1. 甲\nA. 一 B. 二\nC. 三\n答案：A\n',
    { type: 'single', key: single('A') },
  ],
  [
    'options to be put in order',
    '一、排序题\n1. 甲\nA. 一\nB. 二\n答案：BA\n',
    { type: 'open', stem: '甲\n\n一\n\n二', keyText: 'BA' },
  ],
  [
    'kinds instead of numbers',
    '【单选题】甲？\n- A、一\n- B、二\n正确答案： B 我的答案：A\n【判断题】乙。\n正确答案：错，我的答案：对\n',
    { stem: '甲？', key: single('B') },
  ],
  [
    'a number without a dot',
    '1 【判断题】\n甲。\n正确答案：错，我的答案：对\n',
    { stem: '甲。', key: single('false') },
  ],
  [
    'names before the text and the options',
    '题目：甲？\n选项：\nA. 一\nB. 二\n正确答案：A\n题目：乙。  答案：错误\n',
    { stem: '甲？', key: single('A') },
  ],
])('numbered text: %s', async (_, text, expected) => {
  const { questions } = await read('卷.txt', text);
  expect(questions[0]).toMatchObject({ draft: expected });
});

test('headings of chapters begin a part, and belong to no question', async () => {
  const { questions } = await read(
    '题库.txt',
    '第一章 绪论\n一、单选题\n1. 甲？\nA. 一\nB. 二\n答案：A\n第二章 函数\n1. 乙____。\n答案：二\n第3单元\n1. 丙。\n答案：对\n',
  );
  expect(questions.map(({ draft }) => [draft.stem, draft.key, draft.explanation])).toEqual([
    ['甲？', single('A'), ''],
    ['乙 {{1}}。', accepts(['二']), ''],
    ['丙。', single('true'), ''],
  ]);
});

test('numbered questions below a case that are each followed by their answer become its parts', async () => {
  const { questions } = await read(
    '卷.txt',
    '一、案例分析题\n1. 某公司：\n（1）买；\n（2）卖。\n问：\n（1）税额是（ ）。\nA. 一\nB. 二\n答案：A\n解析：因为。\n' +
      '（2）可以抵扣。\n答案：√\n2. 计算：\n（1）甲；\n（2）乙。\n答案：（1）一；\n（2）二。\n',
  );
  expect(questions.map(({ place, draft }) => [place, draft.type, draft.stem])).toEqual([
    ['question 1(1) (line 6) to question 1(2) (line 11)', 'material', '某公司：\n（1）买；\n（2）卖。\n问：'],
    ['question 2 (line 13)', 'open', '计算：\n（1）甲；\n（2）乙。'],
  ]);
  expect(questions[0]?.draft.parts.map(({ stem, key, explanation }) => [stem, key, explanation])).toEqual([
    ['税额是（　　）。', single('A'), '因为。'],
    ['可以抵扣。', single('true'), ''],
  ]);
});

test('full-width letters in an answer key are read', async () => {
  expect(await keysOf(`${CHOICES}参考答案\n1—2 ＢＡ`)).toEqual([single('B'), single('A')]);
});

test('numbers among the options of a question begin no question where answers follow each', async () => {
  const { questions } = await read(
    '卷.txt',
    '1. 甲\nA. 一\nB. 二\n答案：A\n2. 连线\nA. 子 B. 丑\n1. 寅 2. 卯\n答案：A-2 B-1\n',
  );
  expect(questions.map(({ draft }) => [draft.type, draft.keyText])).toEqual([
    ['single', undefined],
    ['open', 'A-2 B-1'],
  ]);
});

test('a question whose number cannot be read is noted at the one before it', async () => {
  const ask = (number: string) => `${number} 甲？\nA. 一\nB. 二\n答案：A\n`;
  const { questions } = await read('卷.txt', `${ask('1.')}${ask('2《.')}`);
  expect(questions.map(({ notes }) => notes)).toEqual([
    ['its lines before line 8 may be a question whose number cannot be read'],
  ]);
});

test('braces of formulas and programs in a numbered text are no answers of GIFT', async () => {
  const { format, questions } = await read(
    '卷.txt',
    '1. 若 $A^{T}=A$，则\nA. 对称\nB. 正交\n答案：A\n2. \\(\\vec{F}\\) 的单位是____。\n答案：牛顿\n' +
      '3. 类 class A {} 是空的。\n答案：对\n',
  );
  expect(format).toBe('text');
  expect(questions.map(({ draft }) => draft.key)).toEqual([single('A'), accepts(['牛顿']), single('true')]);
});

test('a paper in Markdown is read with its headings, lists, formulas, code and hidden answers', async () => {
  const { format, questions, refused } = await read(
    '卷.md',
    [
      '---\ntitle: 卷\n---\n# 练习\n\n## 一、选择题\n\n### 第 1 题\n\n$a_1*b_1*c$ 中 $x\\in\\{1\\}$？\n',
      '- A) `x`\n- B) y\n\n---\n\n### 第 2 题\n\n下面是代码：\n\n```js\n1. go();\n```\n\nA. 对  \nB. 错\n\n---\n',
      '## 二、判断题\n\n1. 水是**湿**的。\n\n2. 冰是热的。\n\n## 参考答案\n\n### 一、选择题\n',
      '::: details 查看\n1. A\n\n**解析**：见上。\n\n2. B\n:::\n\n### 二、判断题\n\n1. √\n2. ×\n',
    ].join('\n'),
  );
  expect(format).toBe('Markdown');
  expect(refused).toEqual([]);
  expect(questions.map(({ draft }) => [draft.stem, draft.key, draft.explanation])).toEqual([
    ['$a_1*b_1*c$ 中 $x\\in\\{1\\}$？', single('A'), '见上。'],
    ['下面是代码：\n```\n1. go();\n```', single('B'), ''],
    ['水是**湿**的。', single('true'), ''],
    ['冰是热的。', single('false'), ''],
  ]);
  expect(questions[0]?.draft.options).toMatchObject([{ text: '`x`' }, { text: 'y' }]);
});

test('a Markdown file of questions in a folder is read, and pages without questions are ignored', async () => {
  const files = new Map([
    ['README.md', '1. 甲？\nA. 一\nB. 二\n答案：A\n'],
    ['第一章.md', '1. 甲？\nA. 一\nB. 二\n答案：A\n'],
    ['笔记.md', '# 笔记\n\n1. 甲\n2. 乙\n'],
  ]);
  const found = await readTree({
    name: '题库',
    isNamed: false,
    isArchive: false,
    paths: [...files.keys()],
    read: (path) => Buffer.from(files.get(path) ?? ''),
  });
  expect(found.map(({ name, reading }) => [name, reading.questions.length])).toEqual([['题库/第一章.md', 1]]);
});

test('numbers above 9999 are read', async () => {
  expect(await keysOf(`9999. 甲。\n答案：对\n10000. 乙。\n答案：错\n`)).toEqual([
    single('true'),
    single('false'),
  ]);
});

test('a text that is too large to be read is refused', async () => {
  const { refused } = await read('卷.txt', Buffer.alloc(129 * 1024 * 1024, 'a'));
  expect(refused).toEqual([{ place: 'the whole file', reason: 'its text is larger than 128 MB; split it' }]);
});
