import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { checkChain, readChain, type ReceiptChain, type ReceiptLink } from './receipts.check.ts';
import { checkFile, checkReceipts, clearReceiptCheck, receipts } from './receipts.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const pair = generateKeyPairSync('ed25519');
const KEY = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');
const RECORD = '42';

/** Signs a chain of answers as the server does. */
function chainOf(answers: readonly string[][], key: KeyObject = pair.privateKey): ReceiptChain {
  let previous = '';
  const links = answers.map((answer, index): ReceiptLink => {
    const link = {
      position: index + 1,
      questionId: `${index}`,
      operationId: `op-${index}`,
      sequence: index,
      answer,
      savedAt: '2026-03-02T01:00:00.000Z',
      late: false,
    };
    const parts = [
      previous,
      RECORD,
      link.position,
      link.questionId,
      link.operationId,
      link.sequence,
      answer,
      link.savedAt,
      link.late,
    ];
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    previous = digest;
    return { ...link, digest, signature: sign(null, Buffer.from(digest), key).toString('base64url') };
  });
  return { recordId: RECORD, publicKey: KEY, links };
}

const good = chainOf([['A'], ['B', 'C'], ['互相等待']]);
const withLink = (place: number, change: Partial<ReceiptLink>): ReceiptChain => ({
  ...good,
  links: good.links.map((link, index) => (index === place ? { ...link, ...change } : link)),
});

describe('checkChain', () => {
  it('accepts an unchanged chain, also when read from a file', async () => {
    const file = JSON.parse(JSON.stringify({ ...good, answers: good.links }));
    expect(await checkChain(readChain(file), KEY)).toEqual({ goodCount: 3, brokenAt: undefined });
  });

  it.each([
    ['a changed answer', withLink(1, { answer: ['D'] }), 2],
    ['a changed time', withLink(0, { savedAt: '2026-03-02T00:00:00.000Z' }), 1],
    ['a removed receipt', { ...good, links: good.links.toSpliced(1, 1) }, 2],
    ['reordered receipts', { ...good, links: good.links.toReversed() }, 1],
    ['an invalid signature', withLink(2, { signature: '!' }), 3],
    ['the id of another attempt', { ...good, recordId: '43' }, 1],
    ['a chain signed with another key', chainOf([['A']], generateKeyPairSync('ed25519').privateKey), 1],
  ])('detects %s', async (_what, chain, brokenAt) => {
    expect(await checkChain(chain, KEY)).toEqual({ goodCount: brokenAt - 1, brokenAt });
  });

  it('throws on an invalid key', async () => {
    await expect(checkChain(good, 'no key')).rejects.toThrow();
  });
});

describe('the receipt check', () => {
  beforeEach(() => {
    fakeSchool.answers.clear();
    fakeSchool.calls.length = 0;
    clearReceiptCheck();
  });
  afterEach(() => vi.restoreAllMocks());

  it('sends no request if the browser can verify signatures', async () => {
    await checkReceipts(good, KEY);
    expect(receipts).toMatchObject({ step: 'whole', goodCount: 3 });
    expect(fakeSchool.calls).toEqual([]);
  });

  it('falls back to the school if the browser cannot verify signatures', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
    fakeSchool.answers.set('exam.verifyReceipts', () => ({ valid: false, goodCount: 1, brokenAt: 2 }));
    await checkReceipts(good, KEY);
    expect(receipts).toMatchObject({ step: 'broken', goodCount: 1, brokenAt: 2 });
  });

  it('distinguishes a file without receipts from a changed one', async () => {
    await checkFile(new File(['hello'], 'a.json'), KEY);
    expect(receipts).toMatchObject({ step: 'unreadable', fileName: 'a.json' });
    const changed = { ...good, answers: withLink(0, { answer: ['D'] }).links };
    await checkFile(new File([JSON.stringify(changed)], 'b.json'), KEY);
    expect(receipts).toMatchObject({ step: 'broken', brokenAt: 1, fileName: 'b.json' });
    expect(fakeSchool.calls).toEqual([]);
  });
});
