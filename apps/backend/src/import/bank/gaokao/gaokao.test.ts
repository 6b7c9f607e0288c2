import { describe, expect, test } from 'vitest';
import { mapFile } from './mapFile.ts';
import { readSource } from './sourceFile.ts';

const entry = (index: number, fields: object) => ({
  year: '2020',
  category: '（测试卷ⅱ）',
  analysis: '因为如此。',
  score: 5,
  index,
  ...fields,
});
const fileOf = (keywords: unknown, ...example: unknown[]) => JSON.stringify({ keywords, example });
const read = (keywords: unknown, ...entries: object[]) =>
  mapFile(readSource('x.json', fileOf(keywords, ...entries.map((fields, at) => entry(at, fields)))));

describe('a collection of past examination questions', () => {
  test('imports a passage with numbered gaps and options for each gap as a cloze', () => {
    const { questions } = read('2010-2022_English_Fill_in_Blanks', {
      question:
        'It was a busy  morning , about  8:30. The nurse  had him take a　 36  in the waiting  area, ' +
        '　 37  　him it would  be \nat least 40 minutes .\n36. A. breath  B. test C. seat D. break  \n' +
        '37. A. persuading  B. promising  C. telling  D. asking  \n',
      answer: ['C', 'C'],
      analysis: '36．C 让他坐下。\n37．C 告诉他。',
    });
    expect(questions[0]?.draft).toMatchObject({
      type: 'cloze',
      parts: [
        { stem: '第 1 空', key: { labels: ['C'] }, explanation: 'C 让他坐下。' },
        { stem: '第 2 空', options: [{}, {}, { label: 'C', text: 'telling' }, {}] },
      ],
    });
    expect(questions[0]?.draft.stem).toContain('take a {{1}} in the waiting area, {{2}} him it would');
    expect(questions[0]?.draft.stem).toContain('at least 40 minutes');
  });

  test('imports gaps that share one list of options as a cloze', () => {
    const { questions } = read('2012-2022_English_Cloze_Test', {
      question:
        'Everybody  gets stressed.    71    Some ways of dealing with \nstress. ' +
        'Trust is 72.__________ in 2 years.\nA. Ask for help.\nB. It is common.\nC. Go home.\n',
      answer: ['B', 'A'],
      analysis: '71．B 常见。\n72．A 求助。',
    });
    expect(questions[0]?.draft).toMatchObject({
      type: 'cloze',
      parts: [
        { key: { labels: ['B'] }, options: [{ text: 'Ask for help.' }, {}, {}], explanation: 'B 常见。' },
        { key: { labels: ['A'] }, explanation: 'A 求助。' },
      ],
    });
    expect(questions[0]?.draft.stem).toMatch(/stressed\. \{\{1\}\} Some.*Trust is \{\{2\}\} in 2 years/);
  });

  test('imports gaps to be filled with words as blanks', () => {
    const { questions } = read('2014-2022_English_Language_Cloze_Passage', {
      question:
        'He hiked 40 days to Xi’an, as a first step ___41___ (journey). The man, ___42___ lost his eyesight.\n',
      standard_answer: '【答案】41. to journey    \n42. who/that\n',
    });
    expect(questions[0]?.draft).toMatchObject({
      type: 'blank',
      key: { blanks: [{ accepted: ['to journey'] }, { accepted: ['who', 'that'] }] },
    });
    expect(questions[0]?.draft.stem).toBe(
      'He hiked 40 days to Xi’an, as a first step {{1}} (journey). The man, {{2}} lost his eyesight.',
    );
  });

  test('imports famous lines as blanks, or as an open question if the key does not fit', () => {
    const { questions } = read(
      '2010-2022_Chinese_Language_Famous_Passages_and_Sentences_Dictation',
      {
        question:
          '名篇名句默写（本题共 1小题，6分） \n16.补写出下列句子中的空缺部分。\n（1）《庄子》中“______，___\n___”。\n',
        standard_answer: '【答案】(1).(吾)视其辙乱(2).望其旗靡\n',
      },
      { question: '补写：“____”。', answer: '①不过数仞而下 ②翱翔蓬蒿之间' },
    );
    expect(questions[0]?.draft).toMatchObject({
      type: 'blank',
      key: { blanks: [{ accepted: ['视其辙乱', '吾视其辙乱'] }, { accepted: ['望其旗靡'] }] },
    });
    expect(questions[1]).toMatchObject({
      draft: { type: 'open' },
      notes: ['taken as an open question, since its key does not fit the number of blanks'],
    });
  });

  test('imports a Chinese passage with bracketed question numbers as a material with parts', () => {
    const { questions } = read('2010-2022_Chinese_Modern_Lit', {
      question:
        '一、现代文阅读（ 9分）  \n“书”本是指文字符号。  \n（1）下列表述，不符合原文的一项是 　   　 \nA．甲。  \nB．乙。  \n（2）下列理解，不符合原文的一项是 　   　 \nA．丙。  \nB．丁。\n',
      answer: ['B', 'A'],
    });
    expect(questions[0]?.draft).toMatchObject({
      type: 'material',
      parts: [
        { key: { labels: ['B'] }, options: [{ text: '甲。' }, { text: '乙。' }] },
        { key: { labels: ['A'] } },
      ],
    });
  });

  test.each([
    '2012-2022_English_Language_Error_Correction',
    '2010-2022_Chinese_Language_Classical_Chinese_Reading',
    '2010-2022_Chinese_Language_Ancient_Poetry_Reading',
    '2010-2022_Chinese_Language_Literary_Text_Reading',
    '2010-2022_Physics_Open-ended_Questions',
    '2020_Latin_Essays',
  ])('imports %s as open questions', (keywords) => {
    const { questions } = read(keywords, { question: '请回答。', answer: '因为。' });
    expect(questions[0]?.draft).toMatchObject({ type: 'open', keyText: '因为。' });
  });

  test('with an unknown name is imported by the kind of its answers', () => {
    const { questions } = read('习题集', { question: '哪个对（ ）A．甲 B．乙', answer: ['B'] });
    expect(questions[0]).toMatchObject({ draft: { type: 'single' }, home: { subject: '习题集' } });
  });

  test.each([
    ['2010-2022_Chinese_Lang_and_Usage_MCQs', '语文'],
    ['2010-2013_English_MCQs', '英语'],
    ['2010-2022_Math_II_MCQs', '数学（文科）'],
    ['2010-2022_Math_I_MCQs', '数学'],
    [['2010-2018年理数全国卷选择题'], '数学'],
    ['2010-2018年语文全国卷语言文字运用选择题', '语文'],
    ['2020_World_Geography_MCQs', 'World Geography'],
  ])('named %j is imported into the subject %s', (keywords, subject) => {
    const { questions } = read(keywords, { question: '哪个对（ ）A．甲 B．乙', standard_answer: ['B'] });
    expect(questions[0]).toMatchObject({
      draft: { type: 'single', key: { labels: ['B'] } },
      home: { subject },
    });
  });
});

describe('an invalid file', () => {
  test.each<[string, unknown, string]>([
    [
      'an answer that is no letter',
      { question: 'q', answer: 'because' },
      '$.example[0].answer[0] must be letters from A to G, but there is "because"',
    ],
    [
      'a number for a letter',
      { question: 'q', answer: ['A', 3] },
      '$.example[0].answer[1] must be letters from A to G, but there is 3',
    ],
    [
      'an invalid year',
      { question: 'q', answer: ['A'], year: 'soon' },
      '$.example[0].year must be a year, but there is "soon"',
    ],
    [
      'a score of 0',
      { question: 'q', answer: ['A'], score: 0 },
      '$.example[0].score must be a score above 0, but there is 0',
    ],
    ['no question text', { answer: ['A'] }, '$.example[0].question must be a text, but there is nothing'],
  ])('with %s has only that question refused', (_, fields, reason) => {
    const good = entry(1, { question: '哪个对（ ）A．甲 B．乙', answer: ['A'] });
    const text = fileOf('2020_Math_I_MCQs', entry(0, Object(fields)), good);
    const { questions, refused } = mapFile(readSource('x.json', text));
    expect(questions).toHaveLength(1);
    expect(refused).toEqual([{ place: '$.example[0]', reason }]);
  });

  test('with a repeated index has the second question refused', () => {
    const one = entry(0, { question: '哪个对（ ）A．甲 B．乙', answer: ['A'] });
    const { questions, refused } = mapFile(readSource('x.json', fileOf('2020_Math_I_MCQs', one, one)));
    expect([questions.length, refused[0]?.place]).toEqual([1, '$.example[1]']);
  });

  test.each([
    ['cut.json', '{\n  "keywords": "x",\n  "example": [', /cut\.json: line 3, column \d+: this is no JSON/],
    [
      'none.json',
      '{"keywords": "2020_Math_MCQs", "example": []}',
      /none\.json: \$\.example must be a list of questions/,
    ],
    ['name.json', '{"example": [1]}', /name\.json: \$\.keywords must be a text/],
  ])('%s is rejected as a whole', (name, text, message) => {
    expect(() => readSource(name, text)).toThrow(message);
  });
});
