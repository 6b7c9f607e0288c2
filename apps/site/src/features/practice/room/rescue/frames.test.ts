import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Collected, countOf, NO_FRAMES, splitFrames, takeFrame } from './frames.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
const file = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4000 });
const read = (frames: readonly string[], before: Collected = NO_FRAMES) => frames.reduce(takeFrame, before);

test('a file is assembled from its frames in any order, even if frames are read repeatedly', () => {
  fc.assert(
    fc.property(
      file.chain((text) => {
        const frames = splitFrames(text);
        const all = fc.shuffledSubarray([...frames], { minLength: frames.length });
        return fc.tuple(
          fc.constant(text),
          all,
          fc.array(fc.constantFrom(...frames), { maxLength: 20 }),
          fc.nat(),
        );
      }),
      ([text, all, repeated, where]) => {
        const at = where % (all.length + 1);
        const collected = read([...all.slice(0, at), ...repeated, ...all.slice(at)]);
        expect(collected.file).toBe(text);
        expect(countOf(collected)).toBe(collected.total);
      },
    ),
  );
});

test('no file is assembled while a frame is missing', () => {
  fc.assert(
    fc.property(file, fc.nat(), (text, lost) => {
      const frames = splitFrames(text);
      const collected = read(frames.filter((_, index) => index !== lost % frames.length));
      expect(collected.file).toBeUndefined();
      expect(countOf(collected)).toBe(frames.length - 1);
    }),
  );
});

test('a frame with a wrong character is rejected', () => {
  fc.assert(
    fc.property(file, fc.nat(), fc.nat(), fc.constantFrom(...letters), (text, which, where, letter) => {
      const frames = splitFrames(text);
      const frame = frames[which % frames.length] ?? '';
      const at = where % frame.length;
      const damaged = `${frame.slice(0, at)}${letter}${frame.slice(at + 1)}`;
      fc.pre(damaged !== frame);
      expect(takeFrame(NO_FRAMES, damaged)).toBe(NO_FRAMES);
    }),
  );
});

test('other codes are rejected', () => {
  for (const text of [
    '',
    'https://example.org',
    'LF1:',
    'LF1:00000000:0:0:00000000:',
    'LF1:00000000:3:2:00000000:x',
  ])
    expect(takeFrame(NO_FRAMES, text)).toBe(NO_FRAMES);
});

test('frames of a newer file replace those of the older one', () => {
  const [older, newer] = ['a'.repeat(1200), 'b'.repeat(1200)];
  const half = read(splitFrames(older).slice(0, 2));
  const collected = read(splitFrames(newer), half);
  expect(collected.file).toBe(newer);
});
