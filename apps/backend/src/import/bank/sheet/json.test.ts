import { expect, test } from 'vitest';
import { accepts, read, single } from '../../../../test/bankFiles.ts';

test.each<[string, object, object]>([
  [
    'a position',
    {
      question: 'Which is <a>?',
      options: ['<a>', '<b>'],
      answerIndex: 1,
      explanation: '1 < 2',
      topic: 'HTML',
    },
    {
      type: 'single',
      stem: 'Which is <a>?',
      options: [{ text: '<a>' }, { text: '<b>' }],
      key: single('B'),
      explanation: '1 < 2',
      points: ['HTML'],
    },
  ],
  ['a letter', { content: 'Q', A: 'x', B: 'y', answer: 'B' }, { type: 'single', key: single('B') }],
  [
    'the letters of named options',
    {
      stem: 'Q',
      options: [
        { label: 'A', content: 'x' },
        { label: 'B', content: 'y' },
      ],
      correctAnswer: ['A', 'B'],
    },
    { type: 'multiple', key: single('A', 'B') },
  ],
  [
    'a letter of an object of options',
    { question: 'Q', choices: { a: 'x', b: 'y' }, correct_option: 'a' },
    { type: 'single', options: [{ text: 'x' }, { text: 'y' }], key: single('A') },
  ],
  ['the text of an option', { question: 'Q', choices: ['1', '2', '3'], answer: '2' }, { key: single('B') }],
  [
    'a flag of each option',
    {
      text: 'Q',
      answers: [
        { text: 'x', correct: false },
        { text: 'y', isCorrect: true },
      ],
    },
    { stem: 'Q', options: [{ text: 'x' }, { text: 'y' }], key: single('B') },
  ],
  [
    'a flag of each option, with the reasons of right and wrong ones',
    {
      questionText: 'Q',
      answerOptions: [
        { answerText: 'x', rationale: 'No, since.', isCorrect: false },
        { answerText: 'y', rationale: 'Yes.', isCorrect: true },
      ],
      解释: 'All.',
    },
    {
      options: [{ text: 'x' }, { text: 'y' }],
      key: single('B'),
      explanation: 'All.\n\nx — No, since.\n\ny — Yes.',
    },
  ],
  [
    'right and wrong texts, with entities',
    {
      type: 'multiple',
      question: '&quot;Q&quot;',
      correct_answer: 'b',
      incorrect_answers: ['a', 'c'],
      difficulty: 'hard',
    },
    {
      type: 'single',
      stem: '"Q"',
      options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
      key: single('B'),
      difficulty: 4,
    },
  ],
  [
    'true',
    { question: 'Q', correct_answer: 'True', incorrect_answers: ['False'] },
    { type: 'judge', key: single('true') },
  ],
  ['a truth value', { question: 'Q', answer: false }, { type: 'judge', key: single('false') }],
  ['a blank', { 题干: '水是____。', 答案: '湿的' }, { type: 'blank', key: accepts(['湿的']) }],
  [
    'an open answer in HTML',
    { question: '<p>Why <b>x</b>?</p>', answer: '<p>So.</p>' },
    { stem: 'Why **x**?', keyText: 'So.' },
  ],
])('JSON: %s is the answer of a question', async (_, question, wanted) => {
  const { format, questions, refused } = await read('a.json', JSON.stringify([question]));
  expect([format, refused]).toEqual(['JSON', []]);
  expect(questions).toMatchObject([{ place: 'question 1', draft: wanted }]);
});

test('JSON: numbers count from 1 where they say so, lists are found in chapters, and a question without answer is refused', async () => {
  const numbered = (answer: number) => ({ question: `Q${answer}`, options: ['a', 'b'], answer });
  const { questions, refused, remarks } = await read(
    'a.json',
    JSON.stringify({
      name: 'Course',
      chapters: [
        { title: 'One', quiz: { questions: [numbered(1), numbered(2)] } },
        { title: 'Two', quiz: { questions: [{ id: 5 }, { question: 'Q', options: ['a', 'b'] }] } },
      ],
    }),
  );
  expect(questions.map(({ place, draft }) => [place, draft.key])).toEqual([
    ['list 1, question 1', single('A')],
    ['list 1, question 2', single('B')],
  ]);
  expect(refused).toEqual([{ place: 'list 2, question 2', reason: 'it has no answer' }]);
  expect(remarks).toEqual(['Answers that are numbers were counted from 1.']);
});

test.each([
  ['one object', '{"question":"Q","options":["a","b"],"answer":"b"}'],
  ['an object in each line', '{"question":"Q","options":["a","b"],"answer":"b"}\n{"id":2}\n'],
  ['a list between fences', '```json\n[{"question":"Q","options":["a","b"],"answer":"b"}]\n```\n'],
])('JSON: %s is read', async (_, text) => {
  const { questions } = await read('a.json', text);
  expect(questions.map(({ draft }) => draft.key)).toEqual([single('B')]);
});

test('JSON: among questions, those without text or answer are refused by number, and a broken file by its place', async () => {
  const { questions, refused } = await read(
    'a.json',
    JSON.stringify([
      { question: null, options: ['a', 'b'], answer: 'a' },
      { question: 'Q', options: ['a', 'b'], answer: 'a' },
      { question: 'Essay' },
      { name: 'none' },
    ]),
  );
  expect(questions.map(({ place }) => place)).toEqual(['question 2']);
  expect(refused).toEqual([
    { place: 'question 1', reason: 'it has no text' },
    { place: 'question 3', reason: 'it has no answer' },
  ]);
  const broken = await read('a.json', '[{"question":"Q","options":["a","b"],"answer":"a"},{"question":"cut');
  expect(broken.refused[0]?.reason).toMatch(/^the file is broken \(.*position \d+/);
});

test('JSON without questions is refused', async () => {
  const { refused } = await read('package.json', '{"name":"a","scripts":{"a":"b"}}');
  expect(refused[0]?.reason).toContain('no questions of a known form');
});

test('an answer whose letters are separated by strokes names options', async () => {
  const { questions } = await read(
    '题库.json',
    JSON.stringify([{ 问题: '甲？', 选项A: '一', 选项B: '二', 答案: 'A|B' }]),
  );
  expect(questions.map(({ draft }) => draft.key)).toEqual([single('A', 'B')]);
});
