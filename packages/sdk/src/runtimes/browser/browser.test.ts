// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../client/client.ts';
import { downloadCheck } from '../../endpoints/upload/upload.ts';
import { mockRoute, refuse, routesFetch } from '../../testing/answer.ts';
import { downloadAddress } from './download.ts';
import { postForm, UnsafeAddressError } from './postForm.ts';

const here = { origin: 'https://school.example', allowedHosts: ['sign.example'] };

describe('postForm', () => {
  const posted: string[] = [];
  afterEach(() => posted.splice(0));
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = new URLSearchParams([...new FormData(this)].map(([name, value]) => [name, String(value)]));
    posted.push(`${this.method} ${this.action} ${this.target} ${this.rel} ${String(fields)}`);
  });

  it('posts to this site and to allowed hosts, and removes the form afterwards', () => {
    postForm('/s/pc/sign?x=1', { ...here, fields: { protocolId: '1', name: '张 三' } });
    postForm('https://sign.example/a', { ...here, target: '_self' });
    expect(posted).toEqual([
      'post https://school.example/s/pc/sign?x=1 _blank noopener protocolId=1&name=%E5%BC%A0+%E4%B8%89',
      'post https://sign.example/a _self noopener ',
    ]);
    expect(document.querySelector('form')).toBeNull();
  });

  it.each(['https://evil.example/a', 'javascript:alert(1)', '', '//evil.example'])(
    'throws an UnsafeAddressError for "%s" and posts nothing',
    (address) => {
      expect(() => postForm(address, here)).toThrow(UnsafeAddressError);
      expect(posted).toEqual([]);
    },
  );
});

describe('downloadAddress', () => {
  const requests: unknown[] = [];
  const clientOf = (isAllowed: boolean) =>
    createClient({
      origin: here.origin,
      fetch: routesFetch([
        mockRoute(downloadCheck, (input) => {
          requests.push(input?.type);
          if (!isAllowed) throw refuse('0', '没有下载权限');
          return null;
        }),
      ]),
    });

  it.each([
    ['report.pdf', 'https://files.example/k', 'https://school.example/student/downLoad?ids=7%2F8'],
    ['photo.PNG', 'https://files.example/k', 'https://files.example/k'],
    ['photo.jpeg', '', 'https://school.example/student/downLoad?ids=7%2F8'],
  ])('for %s at "%s" is %s', async (name, url, address) => {
    expect(await downloadAddress(clientOf(true), { id: '7/8', name, url })).toBe(address);
    expect(requests.at(-1)).toBe('xiazai');
  });

  it('rejects for a student without permission to download', async () => {
    const call = downloadAddress(clientOf(false), { id: '7', name: 'a.png', url: 'https://files.example/k' });
    await expect(call).rejects.toMatchObject({ kind: 'business', message: '没有下载权限' });
  });
});
