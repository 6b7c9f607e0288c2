import { expect, test } from 'vitest';
import { problemOfPicture } from './avatar.store.ts';

const MB = 1024 * 1024;

test.each([
  ['image/png', 5 * MB - 1, undefined],
  ['image/jpeg', 5 * MB, 'tooLarge'],
  ['image/gif', 1, 'wrongKind'],
] as const)('a file of type %s with %i bytes has the problem %s', (type, size, problem) => {
  expect(problemOfPicture({ type, size })).toBe(problem);
});
