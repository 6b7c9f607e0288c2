import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { describeError, loggerOptions, scrub } from './log.ts';

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

test('a line about an error alone has its message without personal data, and no text is longer than a log needs', () => {
  const lines: string[] = [];
  const { log } = Fastify({
    logger: { ...loggerOptions('info'), stream: { write: (line: string) => void lines.push(line) } },
  });
  log.warn({ err: new Error('of 13800000001') });
  log.error(new Error('of 13800000001'));
  log.info({ provider: 'sms' }, 'Sent');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['of <digits>', 'of <digits>', 'Sent']);
  expect(lines.join('')).not.toContain('13800000001');
  expect(scrub('长'.repeat(20_000))).toHaveLength(8000);
});
