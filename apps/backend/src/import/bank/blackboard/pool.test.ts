import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { accepts, PIXEL, read, single } from '../../../../test/bankFiles.ts';

const answer = (id: string, text: string, position = 1, kind = 'ANSWER') =>
  `<${kind} id="${id}" position="${position}"><TEXT><![CDATA[${text}]]></TEXT></${kind}>`;
const question = (kind: string, id: string, text: string, answers: string, graded = '') =>
  `<QUESTION_${kind} id="${id}"><BODY><TEXT><![CDATA[${text}]]></TEXT><FLAGS><ISHTML value="true"/></FLAGS></BODY>` +
  `${answers}<GRADABLE>${graded}</GRADABLE></QUESTION_${kind}>`;
const right = (...ids: readonly string[]) => ids.map((id) => `<CORRECTANSWER answer_id="${id}"/>`).join('');

const QUESTIONS =
  question('TRUEFALSE', 't', 'Wet?', answer('t1', 'False') + answer('t2', 'True'), right('t2')) +
  question(
    'MULTIPLECHOICE',
    'c',
    '<i>Which</i> one? <img src="p.png">',
    answer('c2', 'two', 2) + answer('c1', '<b>one</b>'),
    right('c2') + '<FEEDBACK_WHEN_INCORRECT>It is two.</FEEDBACK_WHEN_INCORRECT>',
  ) +
  question(
    'MULTIPLEANSWER',
    'm',
    'Which two?',
    answer('a', 'x') + answer('b', 'y') + answer('d', 'z'),
    right('a', 'd'),
  ) +
  question('ORDER', 'o', 'Order.', answer('a', 'second') + answer('b', 'first'), right('b', 'a')) +
  question(
    'MATCH',
    'p',
    'Pair.',
    answer('a', 'cat') +
      answer('b', 'crow') +
      answer('x', 'bird', 1, 'CHOICE') +
      answer('y', 'mammal', 2, 'CHOICE'),
    '<CORRECTANSWER answer_id="a" choice_id="y"/><CORRECTANSWER answer_id="b" choice_id="x"/>',
  ) +
  question('FILLINBLANK', 'f', '2 + 2 = ____.', answer('a', '4') + answer('b', 'four')) +
  question('ESSAY', 'e', 'Why?', answer('a', 'Because.'));
const LIST =
  '<QUESTIONLIST><QUESTION id="c" points="3"/><QUESTION id="t" points="1"/>' +
  ['m', 'o', 'p', 'f', 'e'].map((id) => `<QUESTION id="${id}" points="1"/>`).join('') +
  '</QUESTIONLIST>';

test('a pool of Blackboard is imported in its order, with pictures of its archive', async () => {
  const bytes = zipSync({
    'imsmanifest.xml': strToU8('<manifest><resources><resource file="res1.dat"/></resources></manifest>'),
    'res1.dat': strToU8(`<?xml version="1.0"?><POOL><TITLE value="Nature"/>${LIST}${QUESTIONS}</POOL>`),
    'p.png': PIXEL,
  });
  const { format, questions, papers, refused } = await read('pool.zip', bytes);
  expect([format, papers, refused]).toEqual(['Blackboard', [], []]);
  expect(questions.every(({ home }) => home.subject === 'Nature')).toBe(true);
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    {
      type: 'single',
      stem: expect.stringMatching(/^\*Which\* one\? !\[\]\(\/import\//),
      options: [{ text: '**one**' }, { text: 'two' }],
      key: single('B'),
      explanation: 'It is two.',
    },
    { type: 'judge', stem: 'Wet?', key: single('true') },
    { type: 'multiple', key: single('A', 'C') },
    { type: 'material', parts: [{ key: single('B') }, { key: single('A') }] },
    {
      type: 'material',
      parts: [
        { stem: 'cat', options: [{ text: 'bird' }, { text: 'mammal' }], key: single('B') },
        { stem: 'crow', key: single('A') },
      ],
    },
    { type: 'blank', stem: '2 + 2 = {{1}}.', key: accepts(['4', 'four']) },
    { type: 'open', stem: 'Why?', keyText: 'Because.' },
  ]);
});

test('a test of Blackboard becomes a paper with its points', async () => {
  const { papers } = await read(
    'test.dat',
    `<ASSESSMENT><TITLE value="Quiz"/>${LIST}${QUESTIONS}</ASSESSMENT>`,
  );
  expect(papers[0]?.draft).toMatchObject({ name: 'Quiz', sections: [{ name: '1' }] });
  expect(papers[0]?.draft.sections[0]?.questions.map(({ score }) => score)).toEqual([3, 1, 1, 1, 1, 1, 1]);
});
