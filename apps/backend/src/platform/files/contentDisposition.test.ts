import { expect, test } from 'vitest';
import { contentDisposition } from './contentDisposition.ts';

test.each([
  ['a.pdf', `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  ['a";filename=b.hta', `attachment; filename="a__filename_b.hta"; filename*=UTF-8''a%22%3Bfilename%3Db.hta`],
  ["'(1)*.txt", `attachment; filename="__1__.txt"; filename*=UTF-8''%27%281%29%2A.txt`],
  ['\r\n😀\uD83D.txt', `attachment; filename="_____.txt"; filename*=UTF-8''%0D%0A%F0%9F%98%80%EF%BF%BD.txt`],
])('contentDisposition escapes the file name %j', (name, header) =>
  expect(contentDisposition('attachment', name)).toBe(header),
);

test('contentDisposition adds an ASCII fallback to other names, and no name if none is given', () => {
  expect(contentDisposition('inline', '证.pdf', 'certificate.pdf')).toBe(
    `inline; filename="certificate.pdf"; filename*=UTF-8''%E8%AF%81.pdf`,
  );
  expect(contentDisposition('attachment')).toBe('attachment');
});
