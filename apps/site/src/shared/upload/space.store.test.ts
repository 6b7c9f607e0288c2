// @vitest-environment node
import { spaceSize, type SpaceSize } from '@lectern/sdk/endpoints/resource';
import { expect, test, vi } from 'vitest';
import { loadSpace, space } from './space.store.ts';

const server = vi.hoisted(() => ({ answer: async (): Promise<unknown> => undefined }));

vi.mock('../client/client.ts', () => ({
  request: (endpoint: unknown) =>
    endpoint === spaceSize ? server.answer() : Promise.reject(new Error('not asked here')),
}));

const sizes = (usedSize: number, totalSize: number): SpaceSize => ({ usedSize, totalSize });

test.each([
  ['room for more', async () => sizes(4, 5), false],
  ['nothing left', async () => sizes(5, 5), true],
  ['more used than allowed, since the school reduced the total', async () => sizes(6, 5), true],
  ['no space at all', async () => sizes(0, 0), true],
  ['an empty reply', async () => ({}), false],
  ['no reply', async () => Promise.reject(new Error('offline')), false],
])('the storage is exhausted only if nothing is left of it: %s', async (_, answer, isExhausted) => {
  space.isExhausted = !isExhausted;
  server.answer = answer;
  await loadSpace();
  expect(space.isExhausted).toBe(isExhausted);
});
