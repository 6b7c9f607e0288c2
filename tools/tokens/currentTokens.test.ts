// @vitest-environment node
import { expect, it } from 'vitest';
import { currentTokens } from './currentTokens.ts';

it('knows every theme that stands in the folder, and all that is written from it', async () => {
  expect(await currentTokens({ isCheck: true })).toEqual([]);
});
