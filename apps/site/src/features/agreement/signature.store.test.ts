// @vitest-environment jsdom
import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';
import { storeSignature, loadSignature, signature, signatureTransport } from './signature.store.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

const file = new File(['abc'], '签名.png');
const { signal } = new AbortController();
const finish = () => signatureTransport.finish({ file, session: 's', chunks: 1 }, signal);
const refuse = (code: string, kind: 'business' | 'http' | 'malformed' | 'network' = 'business') =>
  fakeSchool.answers.set('upload.signImage', () => {
    throw new ApiError({ kind, endpoint: 'upload.signImage', code, message: '服务器的话' });
  });

setUpFakeSchool();
beforeEach(() => {
  signature.picture = undefined;
});

test('a signature image is uploaded in one request and stored for the next agreement', async () => {
  expect(await signatureTransport.start({ file, key: 'k', session: undefined, chunks: 2 }, signal)).toEqual({
    session: 'k',
    received: 2,
  });
  fakeSchool.answers.set('upload.signImage', () => ({ key: '1/a.png', url: '/files/1/a.png' }));
  const picture = await finish();
  expect(picture).toEqual({ id: '1/a.png', name: '签名.png', size: 3, url: '/files/1/a.png' });
  await storeSignature(picture);
  expect(signature.picture).toEqual(picture);
  expect(fakeSchool.calls.at(-1)).toEqual(['setting.saveSignSource', { key: '1/a.png' }]);
});

test.each([
  ['-600', 'business', -600],
  ['-601', 'business', -601],
  ['-602', 'business', -602],
  ['-603', 'business', 'space'],
  ['413', 'http', -600],
  ['', 'malformed', 'invalid'],
] as const)(
  'a refusal of %s (%s) ends the upload with an error worded by the uploader',
  async (refusal, kind, code) => {
    refuse(refusal, kind);
    await expect(finish()).rejects.toMatchObject({ name: 'UploadError', code, message: '' });
  },
);

test('a network error is passed on, so that the uploader retries', async () => {
  refuse('', 'network');
  await expect(finish()).rejects.toBeInstanceOf(ApiError);
});

test.each([
  [
    'the stored image',
    { key: '1/a.png', url: '/files/1/a.png' },
    { id: '1/a.png', url: expect.stringMatching(/\/files\/1\/a\.png$/) },
  ],
  [
    'an image without its address on another site',
    { key: '1/a.png', url: 'https://evil.example/a.png' },
    { id: '1/a.png', name: '' },
  ],
  ['none if none is stored', { key: '', url: '' }, undefined],
  ['none if the reply is empty', null, undefined],
])('the stored signature loads as %s', async (_, reply, found) => {
  fakeSchool.answers.set('setting.signSource', () => reply);
  await loadSignature();
  if (found === undefined) expect(signature.picture).toBeUndefined();
  else expect(signature.picture).toMatchObject(found);
});
