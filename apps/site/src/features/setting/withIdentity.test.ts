import { beforeEach, expect, test, vi } from 'vitest';
import { DONE, NOT_DONE, type Result } from '../../shared/result.ts';
import { overlays } from '../../shared/overlays/overlays.store.ts';
import { type IdentityProof, withIdentity } from './index.ts';

const mocks = vi.hoisted(() => ({ runIdentity: vi.fn<() => Promise<string | undefined>>() }));
const IdentityDialog = vi.hoisted(() => () => null);
vi.mock('./account/identity.store.ts', () => mocks);
vi.mock('./account/IdentityDialog.tsx', () => ({ IdentityDialog }));

const WANTS_PROOF: Result = { ...NOT_DONE, field: 'mobile', message: '请先验证身份', reason: 'proof' };
const guarded = vi.fn(async ({ verifyToken }: IdentityProof): Promise<Result> =>
  verifyToken === 'proof' ? DONE : WANTS_PROOF,
);

beforeEach(() => vi.clearAllMocks());

test.each<[string, Result]>([
  ['is done', DONE],
  ['is refused for another reason', { ...WANTS_PROOF, reason: 'other' }],
])('no proof of identity is asked for if the work %s', async (_, outcome) => {
  expect(await withIdentity(async () => outcome)).toBe(outcome);
  expect(mocks.runIdentity).not.toHaveBeenCalled();
});

test('work that requires a proof of identity is repeated once with the proof', async () => {
  mocks.runIdentity.mockResolvedValue('proof');
  expect(await withIdentity(guarded)).toBe(DONE);
  expect(guarded.mock.calls).toEqual([[{}], [{ verifyToken: 'proof' }]]);
  expect(overlays.components).toContain(IdentityDialog);
});

test('work is not repeated if the student cancels the proof of identity', async () => {
  mocks.runIdentity.mockResolvedValue(undefined);
  expect(await withIdentity(guarded)).toBe(WANTS_PROOF);
  expect(guarded).toHaveBeenCalledOnce();
});
