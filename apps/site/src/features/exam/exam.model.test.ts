import { expect, test } from 'vitest';
import { examRecord } from './exam.stories.data.ts';
import { type Attempt, nextStep, readAttempt } from './exam.model.ts';

const attempt = readAttempt({
  ...examRecord,
  submittedAt: examRecord.submittedAt ?? undefined,
  score: 86,
  passed: true,
  rank: 3,
  participantCount: 128,
  publishAt: undefined,
  solutionsFrom: undefined,
  wrongCount: 4,
  remark: undefined,
  remarkUntil: undefined,
  hold: undefined,
});

test.each([
  ['goOn', { state: 'doing' }, 0, false],
  ['pay', { state: 'submitted' }, 990, false],
  ['wait', { state: 'submitted' }, 0, false],
  ['wait', { state: 'marking', mayRepeat: true }, 0, false],
  // The result of a withheld attempt is not sold.
  ['wait', { state: 'submitted', hold: 'waiting', mayRepeat: true }, 990, false],
  ['repeat', { state: 'submitted', hold: 'refused', mayRepeat: true }, 990, false],
  ['certificate', { isPassed: true, wrongCount: 4 }, 0, true],
  ['practise', { isPassed: true, wrongCount: 4 }, 0, false],
  ['practise', { isPassed: false, wrongCount: 4, mayRepeat: true }, 0, false],
  ['repeat', { isPassed: false, wrongCount: 0, mayRepeat: true }, 0, false],
  // Students who have passed are not offered another attempt.
  ['none', { isPassed: true, wrongCount: 0, mayRepeat: true }, 0, false],
  ['none', { isPassed: false, wrongCount: 0 }, 0, false],
] satisfies readonly [string, Partial<Attempt>, number, boolean][])(
  'the next step is %s for %j, with %i cents due and a certificate: %s',
  (step, fields, dueCents, hasCertificate) => {
    if (attempt === undefined) throw new Error('The sample does not read as an attempt');
    expect(nextStep({ ...attempt, ...fields }, { dueCents, hasCertificate })).toBe(step);
  },
);

test('an attempt reply with nothing but an id reads as an attempt without a result', () => {
  expect(readAttempt({ recordId: '7', sections: [], points: [] } as never)).toMatchObject({
    participantCount: 0,
    solutions: 'later',
    solutionsFrom: '',
    sections: [],
    wrongCount: 0,
    mayRepeat: false,
    remark: undefined,
    remarkUntil: '',
    hold: '',
  });
});
