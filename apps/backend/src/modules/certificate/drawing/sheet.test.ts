import { expect, test } from 'vitest';
import { certificateSheet } from './certificateSheet.ts';
import { breakLines, fitText, fitLines } from './sheet.ts';
import { toPdf } from './toPdf.ts';
import { toSvg } from './toSvg.ts';

const sheet = certificateSheet({
  name: '结业证书',
  nameEn: 'Certificate of completion',
  holderName: '欧阳<玥>',
  text: '学员 欧阳<玥> 在本校学完课程《C & C++ 程序设计》的全部课时，达到结业要求，准予结业，特发此证。',
  certificateNo: '20260302-7K3M9XQ2',
  issuedAt: new Date('2026-03-01T16:30:00.000Z'),
  expiresAt: null,
  companyName: '青禾学堂',
  shortName: '青禾学堂',
});

test('breakLines breaks between Chinese characters and between words, never before closing punctuation', () => {
  expect(breakLines('一二三四五，六七', { size: 10, width: 50 })).toEqual(['一二三四五，', '六七']);
  expect(breakLines('Introduction to machine learning', { size: 10, width: 80 })).toEqual([
    'Introduction',
    'to machine',
    'learning',
  ]);
  expect(breakLines('学完 Python 课程', { size: 10, width: 60 })).toEqual(['学完 Python', '课程']);
  expect(breakLines('mitochondrion', { size: 10, width: 40 })).toEqual(['mitocho', 'ndrion']);
  expect(breakLines('  ', { size: 10, width: 60 })).toEqual([]);
});

test('fitText and fitLines shrink text that is too long, and cut it only below the readable size', () => {
  const name = { text: '一二三四五六', x: 0, y: 0, size: 30, colour: '', spacing: 3 };
  expect(fitText(name, 198)).toBe(name);
  expect(fitText(name, 99)).toMatchObject({ text: '一二三四五六', size: 15, spacing: 1.5 });
  expect(fitText(name, 44)).toMatchObject({ text: '一二三…', size: 10, spacing: 1 });
  expect(fitLines('一二三四五六', { size: 20, width: 60, maxLines: 2 }).size).toBe(20);
  expect(fitLines('一二三四五六', { size: 20, width: 60, maxLines: 1 })).toEqual({
    size: 10,
    lines: ['一二三四五六'],
  });
  expect(fitLines('一二三四五六', { size: 20, width: 30, maxLines: 1 }).lines).toEqual(['一二…']);
});

test('a certificate shows its date in Shanghai time, its number and its unlimited validity', () => {
  const words = sheet.texts.map(({ text }) => text);
  expect(words).toEqual(
    expect.arrayContaining([
      'CERTIFICATE OF COMPLETION',
      '证书编号　20260302-7K3M9XQ2',
      '颁发日期　2026年3月2日',
      '有效期至　长期有效',
    ]),
  );
});

test('toSvg escapes names and texts', () => {
  const picture = toSvg(sheet);
  expect(picture).toContain('欧阳&lt;玥&gt;');
  expect(picture).not.toContain('<玥>');
  expect(picture).toContain('C &amp; C++');
});

test('toPdf embeds only the glyphs used, with a Unicode mapping and the language', async () => {
  const file = await toPdf(sheet);
  const bytes = file.toString('latin1');
  expect(bytes.slice(0, 8)).toBe('%PDF-1.7');
  expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(bytes).toContain('/FontFile3');
  expect(bytes).toContain('/ToUnicode');
  expect(bytes).toContain('/Lang (zh-CN)');
  // The font has thousands of glyphs; only those used are embedded.
  expect(file.byteLength).toBeLessThan(150_000);
});
