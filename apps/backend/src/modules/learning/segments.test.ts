import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSegments, clampSegments, coveredSeconds, mergeSegments } from './segments.ts';
import type { Segment } from './learning.tables.ts';

const LENGTH = 600;
const segment = fc
  .tuple(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 0, max: LENGTH }))
  .map(([a, b]): Segment => [Math.min(a, b), Math.max(a, b)]);
const some = fc.array(segment, { maxLength: 30 });

describe('mergeSegments', () => {
  it('returns sections in order, with gaps between them', () => {
    fc.assert(
      fc.property(some, (segments) => {
        const merged = mergeSegments(segments);
        return merged.every(
          ([from, to], index) => from < to && (index === 0 || from > (merged[index - 1]?.[1] ?? Infinity)),
        );
      }),
    );
  });

  it('returns the same sections for reports in any order or repeated', () => {
    fc.assert(
      fc.property(some, some, (one, two) => {
        const both = mergeSegments([...one, ...two]);
        expect(mergeSegments([...mergeSegments(two), ...mergeSegments(one)])).toEqual(both);
        expect(mergeSegments([...both, ...two])).toEqual(both);
      }),
    );
  });

  it('never covers more than the video, after clamping', () => {
    fc.assert(
      fc.property(
        some,
        (segments) => coveredSeconds(mergeSegments(clampSegments(segments, LENGTH / 2))) <= LENGTH / 2,
      ),
    );
  });
});

describe('addSegments', () => {
  it('never reduces the seconds watched, and adds no more than the limit', () => {
    fc.assert(
      fc.property(some, some, fc.nat(LENGTH), (known, added, maxSeconds) => {
        const before = coveredSeconds(mergeSegments(known));
        const after = coveredSeconds(addSegments(known, added, maxSeconds));
        expect(after).toBeGreaterThanOrEqual(before);
        // Joining nearly adjacent sections may fill some gaps of 0.6 s.
        expect(after).toBeLessThanOrEqual(Math.max(before, maxSeconds) + 0.6 * (known.length + added.length));
      }),
    );
  });

  it('adds everything without a limit', () => {
    fc.assert(
      fc.property(some, some, (known, added) => {
        expect(addSegments(known, added, Infinity)).toEqual(mergeSegments([...known, ...added]));
      }),
    );
  });

  it('cuts a claim of the whole video down to the time passed', () => {
    expect(addSegments([], [[0, 600]], 30)).toEqual([[0, 30]]);
    expect(addSegments([[0, 20]], [[10, 600]], 30)).toEqual([[0, 30]]);
  });
});
