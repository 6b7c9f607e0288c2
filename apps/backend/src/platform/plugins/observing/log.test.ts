import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError, scrub } from './log.ts';

test.each([
  ['Key (mobile)=(13800000001) already exists', 'Key (mobile)=(<digits>) already exists'],
  ['id 11010519491231002X', 'id <digits>'],
  ['mail a.b@school.example', 'mail <email>'],
  [`token ${'aB3-'.repeat(11)}`, 'token <token>'],
  ['order 12345 stays', 'order 12345 stays'],
])('scrub removes personal data and tokens: %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test('describeError leaves out the parameters of a failed query', () => {
  const error = new DrizzleQueryError(
    'select * from users where mobile = $1',
    ['13800000001'],
    new Error('Key (mobile)=(13800000001)'),
  );
  expect(JSON.stringify(describeError(error))).not.toContain('13800000001');
  expect(describeError(error).message).toBe('select * from users where mobile = $1');
});
