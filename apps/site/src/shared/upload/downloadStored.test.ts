// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeSchool, refusing } from '../testing/school.fixture.ts';
import { replacePorts } from '../ports.ts';
import { downloadStored } from './downloadStored.ts';

vi.mock('../client/client.ts', async () => {
  const { request } = await import('../testing/school.fixture.ts');
  return { request, siteClient: async () => ({ origin: location.origin, request }) };
});
vi.mock('../overlays/toast.ts', () => import('../testing/school.fixture.ts'));

let visited: string[];
let restore: () => void;
beforeEach(() => {
  visited = [];
  Object.assign(fakeSchool, { calls: [], toasts: [], answers: new Map() });
  restore = replacePorts({ leave: (address) => void visited.push(address) });
});
afterEach(() => restore());

test('a download is checked first, and keeps the file’s own name', async () => {
  await downloadStored({ name: '讲义.pdf', url: '/files/1/2026-03-02/coldatatypefile/a.pdf' });
  expect(fakeSchool.calls).toEqual([['upload.downloadCheck', { type: 'xiazai' }]]);
  expect(visited).toEqual([
    `${location.origin}/student/downLoad?ids=1%2F2026-03-02%2Fcoldatatypefile%2Fa.pdf`,
  ]);
});

test('a refused download shows the server’s message', async () => {
  fakeSchool.answers.set('upload.downloadCheck', refusing('没有下载这个文件的权限'));
  await downloadStored({ name: '讲义.pdf', url: '/files/a.pdf' });
  expect([fakeSchool.toasts, visited]).toEqual([['没有下载这个文件的权限'], []]);
});

test('a file on another site is not downloaded', async () => {
  await downloadStored({ name: '讲义.pdf', url: 'https://evil.example/files/a.pdf' });
  expect([fakeSchool.calls, visited]).toEqual([[], []]);
});
