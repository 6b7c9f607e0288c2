import { expect, test } from 'vitest';
import { accepts, single } from '../../../../test/bankFiles.ts';
import { readGift } from './readGift.ts';

test.each<[string, string, object, string[]?]>([
  [
    'one answer',
    '::N:: Who? { =Grant ~Lee#no ~Me }',
    { type: 'single', stem: 'Who?', key: single('A'), explanation: 'Lee — no' },
  ],
  ['several answers', 'Which? {~%50%a ~%50%b ~%-100%c}', { type: 'multiple', key: single('A', 'B') }],
  [
    'a missing word',
    'Grant is {~buried =entombed ~living} in a tomb.',
    { stem: 'Grant is \\_\\_\\_\\_\\_ in a tomb.', key: single('B') },
  ],
  [
    'signs without a backslash, on lines of their own',
    'Which?{\n=use `header=True`, so x = 5\n~the file <a b="c"> is broken#y=1\n}',
    {
      type: 'single',
      options: [{ text: 'use \\`header=True\\`, so x = 5' }, { text: 'the file is broken' }],
      key: single('A'),
      explanation: 'the file is broken — y=1',
    },
  ],
  [
    'signs without a backslash, in one line',
    'Which?{=x=5 ~x=6}',
    { options: [{ text: 'x=5' }, { text: 'x=6' }], key: single('A') },
  ],
  [
    'answers without spaces between them',
    'Who?{~Grant ~Lee=no one}',
    { options: [{ text: 'Grant' }, { text: 'Lee' }, { text: 'no one' }], key: single('C') },
  ],
  ['a full stop after a gap', 'He is {=in ~out} .', { stem: 'He is \\_\\_\\_\\_\\_.' }],
  ['true', 'Sky is blue.{T}', { type: 'judge', key: single('true') }],
  [
    'false with feedback',
    'Sky is red.{FALSE#no#yes####General}',
    { key: single('false'), explanation: 'General\n\ntrue — no\n\nfalse — yes' },
  ],
  ['true in Chinese', '太阳是恒星。{正确}', { type: 'judge', key: single('true') }],
  [
    'full-width punctuation',
    '哪里？（｛｝是括号）｛＝北京　～上海＝沪\n～1～3｝',
    {
      type: 'single',
      stem: '哪里？（｛｝是括号）',
      options: [{ text: '北京' }, { text: '上海＝沪' }, { text: '1～3' }],
      key: single('A'),
    },
  ],
  [
    'a full-width tilde inside an option',
    '多少？{=1 ～ 3 ~4}',
    { options: [{ text: '1 ～ 3' }, { text: '4' }] },
  ],
  ['false in full-width braces', '冰是热的。｛F｝', { type: 'judge', key: single('false') }],
  [
    'a short answer',
    'Two plus two?{=four =4 =%50%five}',
    { type: 'blank', key: accepts(['four', '4']) },
    ['an answer that earns a part of the mark counts as wrong'],
  ],
  ['a number', 'When?{#1822:5}', { key: { kind: 'blanks', blanks: [{ accepted: ['1822'], tolerance: 5 }] } }],
  [
    'a range with three decimals',
    'Pi?{#3.141..3.142}',
    { key: { kind: 'blanks', blanks: [{ accepted: ['3.1415'], tolerance: 0.0005 }] } },
  ],
  ['a range', 'Between?{#1..5}', { key: { kind: 'blanks', blanks: [{ accepted: ['3'], tolerance: 2 }] } }],
  [
    'a decimal comma',
    'Pi?{#3,14:0,01}',
    { key: { kind: 'blanks', blanks: [{ accepted: ['3.14'], tolerance: 0.01 }] } },
  ],
  [
    'an invalid range',
    'Pi?{#3.14:1,000}',
    { type: 'open' },
    ['taken as an open question, since its answer, or the range around it, is no number'],
  ],
  [
    'weights with a decimal comma',
    'Which?{~%33,3%a ~%66,7%b ~%-100%c}',
    { type: 'multiple', key: single('A', 'B') },
  ],
  [
    'several numbers',
    'When?{#=1822:0 =%50%1822:2}',
    { key: accepts(['1822']) },
    ['an answer that earns a part of the mark counts as wrong'],
  ],
  [
    'pairs',
    'Match {=a -> 1 =b -> 2}',
    {
      type: 'material',
      parts: [
        { stem: 'a', key: single('A') },
        { stem: 'b', key: single('B') },
      ],
    },
  ],
  ['an essay', 'Why?{}', { type: 'open', keyText: '' }],
  [
    'escaped signs',
    'Is 2\\=\\{2\\}?{=a\\~b ~c}',
    { stem: 'Is 2={2}?', options: [{ text: 'a\\~b' }, { text: 'c' }] },
  ],
  [
    'formulas without backslashes',
    'Is $x^{2}=4$ or $\\frac{1}{2}$?{=$x^{3}$#$y^{2}$ ~$5 or $6}',
    {
      type: 'single',
      stem: 'Is $x^{2}=4$ or $\\frac{1}{2}$?',
      options: [{ text: '$x^{3}$' }, { text: '\\$5 or \\$6' }],
    },
  ],
  ['an empty line in its braces', 'Who?{\n=a\n\n~b\n}', { type: 'single', key: single('A') }],
  [
    'Markdown and HTML',
    '[markdown]Say **x**{=[html]<i>y</i> ~z}',
    { stem: 'Say **x**', options: [{ text: '*y*' }, { text: 'z' }] },
  ],
])('GIFT: %s', (_, source, expected, notes = []) => {
  const { questions, refused } = readGift('bank.gift', source);
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject(expected);
  expect(questions[0]?.notes).toEqual(notes);
});

test('GIFT: a blank stays inside the text if typed, and becomes a line of underscores if chosen', () => {
  const { questions } = readGift(
    'bank.gift',
    'He is {=here =there} now.\n\nHe is {=here ~there} now.\n\nHe is {=here}.\n',
  );
  expect(questions.map(({ draft }) => draft.stem)).toEqual([
    'He is {{1}} now.',
    'He is \\_\\_\\_\\_\\_ now.',
    'He is {{1}}.',
  ]);
});

test('GIFT: questions without an empty line between them are separated, or refused if ambiguous', () => {
  const { questions, refused } = readGift(
    'bank.gift',
    '// [id:a]\n::A:: One.{T}\n::B:: Two.{F}\n\nThree?{=3 ~4}\nFour?{\n=4\n~3\n}\nFive {=5} or {=6}?',
  );
  expect(questions.map(({ draft }) => [draft.stem, draft.type])).toEqual([
    ['One.', 'judge'],
    ['Two.', 'judge'],
    ['Three?', 'single'],
    ['Four?', 'single'],
  ]);
  expect(questions[0]?.draft.sourceKey).toBe('gift:bank:id:a');
  expect(refused).toEqual([
    { place: 'line 10', reason: 'it has several answers in braces; leave a line free between questions' },
  ]);
});

test('GIFT: categories, ids and tags are read, and errors are reported by line', () => {
  const { questions, refused } = readGift(
    'bank.gift',
    '$CATEGORY: $course$/Art/Colour\n\n// [id:c1] [tag:easy]\nBlue?{T}\n\nNo braces here\n\nHalf {=a ~b\n\nOdd{a ~b}',
  );
  expect(questions[0]).toMatchObject({
    home: { subject: 'Art' },
    draft: { sourceKey: 'gift:Art/Colour:id:c1', points: ['Colour', 'easy'] },
  });
  expect(refused.map(({ place }) => place)).toEqual(['line 6', 'line 8']);
});

test('GIFT: braces of formulas need no backslash, whether their own backslashes are escaped or not', () => {
  const { questions, refused } = readGift(
    'bank.gift',
    'Is $$x\\=2$$ or \\\\(x^2\\\\)? {=$\\frac{1}{2}$ ~$\\\\frac{1}{3}$ ~\\\\(\\\\frac{1}{4}\\\\)}',
  );
  expect(refused).toEqual([]);
  expect(questions[0]?.draft).toMatchObject({
    stem: 'Is $$x=2$$ or $x^2$?',
    options: [{ text: '$\\frac{1}{2}$' }, { text: '$\\frac{1}{3}$' }, { text: '$\\frac{1}{4}$' }],
  });
});

test('GIFT: two prices are no formula if an answer begins between them, even a true or false one', () => {
  const { questions, refused } = readGift(
    'bank.gift',
    'A cat costs $5. {FALSE#It is in C\\:\\\\shop for $6.#}\n\nA dog costs $5. {TRUE}\n\n' +
      '$A^{T}B$ is a product. {T#Since $A^{T}$ is a matrix.}',
  );
  expect(refused).toEqual([]);
  expect(questions.map(({ draft }) => [draft.stem, draft.key])).toEqual([
    ['A cat costs \\$5.', { kind: 'choice', labels: ['false'] }],
    ['A dog costs \\$5.', { kind: 'choice', labels: ['true'] }],
    ['$A^{T}B$ is a product.', { kind: 'choice', labels: ['true'] }],
  ]);
});
