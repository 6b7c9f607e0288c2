// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageFor } from '../client/errors/messageFor.ts';
import { ApiError } from '../client/errors/errors.ts';
import words from './english.json' with { type: 'json' };
import { createTranslator, toEnglish } from './index.ts';

const BACKEND = join(import.meta.dirname, '../../../../apps/backend/src');
/** Matches a refusal in the back end's source, to the end of its statement. */
const REFUSAL = /\b(?:BusinessError|StatusError|refused|weak)\([^;]*/g;
/** Matches a constant in a refusal: its message, or a table of messages. */
const CONSTANT = /\b[A-Z][A-Z_]{2,}\b/g;
/** Matches a Chinese text, plain or with values. */
const TEXT = /'([^'`\n]*\p{Script=Han}[^'`\n]*)'|`([^`]*\p{Script=Han}[^`]*)`/gu;

const sources = globSync('**/*.ts', { cwd: BACKEND })
  .filter((file) => !file.endsWith('.test.ts'))
  // Every value in a text stands for a number or a name.
  .map((file) => readFileSync(join(BACKEND, file), 'utf8').replaceAll(/\$\{[^}]*\}/g, '7'));
const refusals = sources.flatMap((source) => source.match(REFUSAL) ?? []);
const constants = new Set(refusals.flatMap((refusal) => refusal.match(CONSTANT) ?? []));
const definitions = sources.flatMap((source) =>
  [...source.matchAll(/\bconst ([A-Z_]{3,})\b[^;]*/g)].flatMap(([definition, name = '']) =>
    constants.has(name) ? [definition] : [],
  ),
);
const texts = [...refusals, ...definitions].flatMap((source) => [...source.matchAll(TEXT)]);

/** Tells whether a text has an English one; a text without values must not be taken for one with a value. */
const isTranslated = (plain: string | undefined, filled: string | undefined): boolean =>
  filled === undefined ? Object.hasOwn(words, plain ?? '') : toEnglish(filled) !== undefined;

it('every Chinese message of the back end has an English translation', () => {
  expect(texts.length).toBeGreaterThan(400);
  const lacking = texts.flatMap(([text, plain, filled]) => (isTranslated(plain, filled) ? [] : [text]));
  expect([...new Set(lacking)]).toEqual([]);
});

it('every translation contains no Chinese and the same placeholders as the original', () => {
  for (const [chinese, english] of Object.entries(words)) {
    expect(english, chinese).not.toMatch(/\p{Script=Han}/u);
    expect(english.split('{}').length, chinese).toBe(chinese.split('{}').length);
  }
  expect(toEnglish('一次可以充值 1 到 500 元')).toBe('You can top up 1 to 500 yuan at a time.');
  expect(toEnglish('学校已禁止你发言，直到学校解除。原因：刷屏\n骂人')).toBe(
    'The school does not allow you to post until it lifts this. Reason: 刷屏\n骂人',
  );
  expect(toEnglish('学校自己的话')).toBeUndefined();
});

it('a translator takes no time for a long text that repeats what its messages say', () => {
  const translate = createTranslator({ '{} of {} in {} at the end': '{} {} {}' });
  expect(translate(`${' of x in y'.repeat(5_000)}.`)).toBeUndefined();
  expect(translate('1 of 2 in 3 at the end')).toBe('1 2 3');
});

it('messageFor translates a message of the server', () => {
  const error = new ApiError({
    kind: 'business',
    endpoint: 'login.password',
    code: '0',
    message: '账号或密码不正确',
  });
  expect(messageFor(error, { locale: 'en', english: toEnglish })).toBe('Incorrect account or password.');
});
