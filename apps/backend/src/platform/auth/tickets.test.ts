import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { makeToken, readToken } from './tickets.ts';

const config = {
  ...readConfig({ LECTERN_MODE: 'test' }, '/lectern'),
  secret: 'a secret of thirty-two characters or more',
};
const at = (second: number, id = '1') => ({
  config,
  company: { id },
  clock: { now: () => new Date(Date.UTC(2026, 2, 2, 1, 0, second)) },
});
const token = makeToken(at(0), 'third-state', { parts: ['7', 'nine'], forMs: 10_000, claims: ['dingTalk'] });

test('a token is read with its parts until it expires, given the same claims', () => {
  expect(readToken(at(9), 'third-state', token, ['dingTalk'])).toEqual({
    parts: ['7', 'nine'],
    expiresAt: at(10).clock.now(),
    body: token.slice(0, token.lastIndexOf('.')),
  });
});

test.each<[string, () => unknown]>([
  ['the token has expired', () => readToken(at(10), 'third-state', token, ['dingTalk'])],
  ['the token belongs to another company', () => readToken(at(0, '2'), 'third-state', token, ['dingTalk'])],
  ['the claims differ', () => readToken(at(0), 'third-state', token, ['wechat'])],
  ['the purpose differs', () => readToken(at(0), 'payer-ticket', token, ['dingTalk'])],
  ['a part was changed', () => readToken(at(0), 'third-state', token.replace('7', '8'), ['dingTalk'])],
  ['a part was added', () => readToken(at(0), 'third-state', `1.${token}`, ['dingTalk'])],
  ['the token is empty', () => readToken(at(0), 'third-state', '', ['dingTalk'])],
])('readToken returns undefined if %s', (_, read) => {
  expect(read()).toBeUndefined();
});
