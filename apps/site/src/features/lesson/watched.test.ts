import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WatchRecorder } from './watched.ts';

it('the recorder collects played ranges, but no skipped ones', () => {
  const recorder = new WatchRecorder();
  for (const position of [0, 0.25, 0.5, 0.75]) recorder.tick(position);
  recorder.pause();
  for (const position of [30, 30.25, 30.5]) recorder.tick(position);
  expect(recorder.take()).toEqual([
    [0, 0.75],
    [30, 30.5],
  ]);
  expect(recorder.hasNews).toBe(false);
});

it('a jump without a pause starts a new range', () => {
  const recorder = new WatchRecorder();
  for (const position of [0, 0.25, 40, 40.25, 3, 3.25]) recorder.tick(position);
  expect(recorder.take()).toEqual([
    [0, 0.25],
    [40, 40.25],
    [3, 3.25],
  ]);
});

it('the range continues after it was taken', () => {
  const recorder = new WatchRecorder();
  recorder.tick(0);
  recorder.tick(1);
  recorder.take();
  recorder.tick(2);
  expect(recorder.take()).toEqual([[1, 2]]);
});

it('ranges that could not be delivered are put back before later ones', () => {
  const recorder = new WatchRecorder();
  recorder.tick(0);
  recorder.tick(1);
  const taken = recorder.take();
  recorder.tick(2);
  recorder.giveBack(taken);
  expect(recorder.take()).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

it('the recorder never claims more time than the steps played', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { maxLength: 60 }), (positions) => {
      const recorder = new WatchRecorder();
      for (const position of positions) recorder.tick(position);
      const claimed = recorder.take().reduce((sum, [from, to]) => sum + (to - from), 0);
      return claimed <= 2 * positions.length;
    }),
  );
});
