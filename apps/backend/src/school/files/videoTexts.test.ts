import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionsProblem, readVideoPart, videoPartLine, videoPartsProblem } from './videoTexts.ts';

test('readVideoPart reads time, name and English name, and returns undefined for other texts', () => {
  expect(readVideoPart('3:20 例题 | An example')).toEqual({
    seconds: 200,
    name: '例题',
    nameEn: 'An example',
  });
  expect(readVideoPart('1:02:30 小结')).toEqual({ seconds: 3750, name: '小结', nameEn: '' });
  expect(['例题', '3:7 例题', '3:70 例题', '3:20', 'x3:20 例题'].map(readVideoPart)).toEqual(
    Array(5).fill(undefined),
  );
});

test('readVideoPart reads back what videoPartLine writes', () => {
  const word = fc.stringMatching(/^[^\s|:](?:[^|\n\r\u2028\u2029]{0,20}[^\s|])?$/);
  const part = fc.record({
    seconds: fc.integer({ min: 0, max: 59_999 }),
    name: word,
    nameEn: fc.oneof(fc.constant(''), word),
  });
  fc.assert(
    fc.property(part, (one) => {
      expect(readVideoPart(videoPartLine(one))).toEqual(one);
    }),
  );
});

test.each<[string, string[], number, string]>([
  ['an invalid part', ['开场'], 0, '“开场” is no part'],
  ['parts out of order', ['3:20 例题', '0:00 开场'], 0, 'does not come after the part before it'],
  ['two parts at the same time', ['0:00 开场', '0:00 又开场'], 0, 'does not come after the part before it'],
  ['a part after the end', ['0:00 开场', '12:00 小结'], 12, 'begins after the end of the video'],
])('videoPartsProblem rejects %s', (_, lines, minutes, problem) => {
  expect(videoPartsProblem(lines, minutes)).toContain(problem);
});

test('captionsProblem requires a different language for each file', () => {
  expect(captionsProblem(['files/a.zh.vtt', 'files/a.en.VTT'])).toBeUndefined();
  expect(captionsProblem(['files/a.vtt'])).toContain('does not say its language');
  expect(captionsProblem(['files/a.zh.vtt', 'files/b.zh.vtt'])).toContain('two captions in zh');
});
