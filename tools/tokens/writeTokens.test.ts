// @vitest-environment node
import { expect, it } from 'vitest';
import { writeSchoolThemes } from './writeTokens.ts';

it('knows every theme that stands in the folder, and all that is written from it', async () => {
  expect(await writeSchoolThemes({ isCheck: true })).toBe(false);
});
