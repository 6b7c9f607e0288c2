import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvTable, writeTable } from '../../../platform/commands/table.ts';
import { readMarks } from './marksFile.ts';

describe('a file of marks', () => {
  it('is read by its header, with columns in any order and lines without a score skipped', () => {
    const content = '\uFEFFstudent,score,attempt,question\r\n"林, 晓彤",7.5,12,4\r\n周子昂,,13,4\r\n';
    expect(readMarks(content)).toEqual([{ recordId: '12', number: 4, score: 7.5 }]);
  });

  it.each([
    ['no header', '12,4,7.5\n', 'The first line must contain the column names'],
    ['a score in words', 'attempt,question,score\n12,4,good\n', 'Line 2'],
    ['a negative score', 'attempt,question,score\n12,4,7\n12,5,-1\n', 'Line 3'],
  ])('is rejected with %s', (_, content, message) => expect(() => readMarks(content)).toThrow(message));

  it('is read back whatever text students wrote', () => {
    const line = fc.record({
      recordId: fc.integer({ min: 1, max: 999 }),
      number: fc.integer({ min: 1, max: 99 }),
      answer: fc.string({ unit: 'binary' }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const rows = lines.map(({ recordId, number, answer }) => [recordId, number, answer, 1]);
        const content = writeTable(csvTable(['attempt', 'question', 'answer', 'score'], rows));
        expect(readMarks(content)).toEqual(
          lines.map(({ recordId, number }) => ({ recordId: String(recordId), number, score: 1 })),
        );
      }),
      { numRuns: 40 },
    );
  });
});
