import { expect, test } from 'vitest';
import { accepts, read, single } from '../../../../test/bankFiles.ts';

test('Blackboard text with one tab-separated question a line is imported by question kind', async () => {
  const { format, questions, refused } = await read(
    'bank.txt',
    [
      'MC\tWhich <b>one</b>?\tx\tincorrect\ty\tcorrect',
      'MA\tWhich two?\tx\tCorrect\ty\tincorrect\tz\tcorrect\t',
      'TF\tIs it?\tfalse',
      'ESS\tWhy?\tBecause.',
      'SR\tSay it.',
      'ORD\tCount.\tone\ttwo\tthree',
      'MAT\tPair.\ta\t1\tb\t2',
      'FIB\tThe capital is ____.\tParis\tparis',
      'FIB_PLUS\tI [x] a [y].\tx\tam\twas\t\ty\tman',
      'NUM\tPi?\t3.14\t0.01',
      'FIL\tUpload it.',
      'MC\tNone?\tx\tincorrect\ty\tincorrect',
    ].join('\r\n'),
  );
  expect(format).toBe('Blackboard');
  expect(questions.map(({ draft }) => draft)).toMatchObject([
    { type: 'single', stem: 'Which **one**?', options: [{ text: 'x' }, { text: 'y' }], key: single('B') },
    { type: 'multiple', key: single('A', 'C') },
    { type: 'judge', key: single('false') },
    { type: 'open', keyText: 'Because.' },
    { type: 'open', keyText: '' },
    { type: 'material', parts: [{ type: 'single' }, { type: 'single' }, { type: 'single' }] },
    {
      type: 'material',
      parts: [
        { stem: 'a', key: single('A') },
        { stem: 'b', key: single('B') },
      ],
    },
    { type: 'blank', stem: 'The capital is {{1}}.', key: accepts(['Paris', 'paris']) },
    { type: 'blank', stem: 'I {{1}} a {{2}}.', key: accepts(['am', 'was'], ['man']) },
    { type: 'blank', key: { kind: 'blanks', blanks: [{ accepted: ['3.14'], tolerance: 0.01 }] } },
  ]);
  expect(refused).toEqual([
    { place: 'line 11', reason: 'questions of the kind FIL are not taken' },
    { place: 'line 12', reason: 'none of its options is called correct' },
  ]);
});
