import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));
const CHANGE = /\.update\(users\)\s*\.set\(([^]*?)\)\s*\.where\(/g;

/** Tells whether a change of an account touches a contact, or does not say what it touches. */
const mayTouchContact = (change: string): boolean =>
  !change.startsWith('{') || /^\s*\.\.\./m.test(change.slice(1)) || /\b(?:mobile|email)\b/.test(change);

test('only contacts.service.ts changes the number and address of an account, besides school imports and erasure', () => {
  const writers = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts'] }).filter((file) =>
    [...readFileSync(SOURCES + file, 'utf8').matchAll(CHANGE)].some(([, change = '']) =>
      mayTouchContact(change.trim()),
    ),
  );
  expect(writers.toSorted()).toEqual([
    'modules/ownData/eraseStudent.service.ts',
    'modules/studentInfo/school.service.ts',
    'modules/verification/contacts.service.ts',
  ]);
});
