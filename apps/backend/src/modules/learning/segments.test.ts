import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSegments, clampSegments, coveredSeconds, mergeSegments } from './segments.ts';
import type { Segment } from './learning.tables.ts';

const LENGTH = 600;
const segment = fc
  .tuple(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 0, max: LENGTH }))
  .map(([a, b]): Segment => [Math.min(a, b), Math.max(a, b)]);
const some = fc.array(segment, { maxLength: 30 });

describe('merged stretches', () => {
  it('are in order and do not touch', () => {
    fc.assert(
      fc.property(some, (segments) => {
        const merged = mergeSegments(segments);
        return merged.every(
          ([from, to], index) => from < to && (index === 0 || from > (merged[index - 1]?.[1] ?? Infinity)),
        );
      }),
    );
  });

  it('are the same in whatever order and however often reports come', () => {
    fc.assert(
      fc.property(some, some, (one, two) => {
        const both = mergeSegments([...one, ...two]);
        expect(mergeSegments([...mergeSegments(two), ...mergeSegments(one)])).toEqual(both);
        expect(mergeSegments([...both, ...two])).toEqual(both);
      }),
    );
  });

  it('never cover more than the video, however it was skipped through', () => {
    fc.assert(
      fc.property(
        some,
        (segments) => coveredSeconds(mergeSegments(clampSegments(segments, LENGTH / 2))) <= LENGTH / 2,
      ),
    );
  });
});

describe('adding', () => {
  it('never takes anything away, and never adds more than there was time for', () => {
    fc.assert(
      fc.property(some, some, fc.nat(LENGTH), (known, added, most) => {
        const before = coveredSeconds(mergeSegments(known));
        const after = coveredSeconds(addSegments(known, added, most));
        expect(after).toBeGreaterThanOrEqual(before);
        // Joining nearly adjacent sections may fill some gaps of 0.6 s.
        expect(after).toBeLessThanOrEqual(Math.max(before, most) + 0.6 * (known.length + added.length));
      }),
    );
  });

  it('adds everything where there was time enough', () => {
    fc.assert(
      fc.property(some, some, (known, added) => {
        expect(addSegments(known, added, Infinity)).toEqual(mergeSegments([...known, ...added]));
      }),
    );
  });

  it('cuts a claim of the whole video down to the time that passed', () => {
    expect(addSegments([], [[0, 600]], 30)).toEqual([[0, 30]]);
    expect(addSegments([[0, 20]], [[10, 600]], 30)).toEqual([[0, 30]]);
  });
});
