import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionsProblem, readVideoPart, videoPartLine, videoPartsProblem } from './videoTexts.ts';

test('a part of a video is read as it is written', () => {
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

test('what is written is read again', () => {
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
  ['one that is none', ['开场'], 0, '“开场” is no part'],
  ['one out of order', ['3:20 例题', '0:00 开场'], 0, 'does not come after the part before it'],
  ['two at once', ['0:00 开场', '0:00 又开场'], 0, 'does not come after the part before it'],
  ['one after the end', ['0:00 开场', '12:00 小结'], 12, 'begins after the end of the video'],
])('of parts, %s is refused', (_, lines, minutes, words) => {
  expect(videoPartsProblem(lines, minutes)).toContain(words);
});

test('captions say their language once', () => {
  expect(captionsProblem(['files/a.zh.vtt', 'files/a.en.VTT'])).toBeUndefined();
  expect(captionsProblem(['files/a.vtt'])).toContain('does not say its language');
  expect(captionsProblem(['files/a.zh.vtt', 'files/b.zh.vtt'])).toContain('two captions in zh');
});
