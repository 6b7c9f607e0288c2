import fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowOf } from './VirtualRows.tsx';

test('windowOf contains all visible rows and at most 10 more, at any scroll position', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(900), fc.nat(50_000), (scrollTop, height, count) => {
      const [first, last] = windowOf(scrollTop, height, 40, count);
      const seenFirst = Math.floor(scrollTop / 40);
      const seenLast = Math.min(count, Math.ceil((scrollTop + height) / 40));
      if (seenFirst < count) expect(first).toBeLessThanOrEqual(seenFirst);
      expect(last).toBeGreaterThanOrEqual(seenLast);
      expect(last - first).toBeLessThanOrEqual(Math.ceil(height / 40) + 10);
    }),
  );
});
