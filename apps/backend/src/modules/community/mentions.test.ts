import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionedIn } from './mentions.ts';

const people = [
  { userId: '1', name: '林晓' },
  { userId: '2', name: '林晓彤' },
  { userId: '3', name: 'Emma' },
  { userId: '4', name: '林晓彤' },
];

describe('mentionedIn', () => {
  test.each([
    ['@林晓彤你好', ['2', '4']],
    ['@林晓 你好', ['1']],
    ['看 @Emma，还有@林晓', ['3', '1']],
    ['林晓彤', []],
    ['@', []],
    ['@@Emma', ['3']],
    ['emma@Emma.example', ['3']],
    ['@emma', []],
  ])('finds the mentioned students in %s', (content, called) => {
    expect(mentionedIn(content, people)).toEqual(called);
  });

  test('returns only students whose name follows an @, each once and at most ten', () => {
    const name = fc.string({ unit: fc.constantFrom('林', '晓', 'a', ' '), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 15 }),
        fc.string({ unit: fc.constantFrom('@', '林', '晓', 'a', ' '), maxLength: 60 }),
        (names, content) => {
          const all = names.map((one, at) => ({ userId: String(at), name: one }));
          const called = mentionedIn(content, all);
          expect(called.length).toBeLessThanOrEqual(10);
          expect(new Set(called).size).toBe(called.length);
          for (const id of called) expect(content).toContain(`@${names[Number(id)]}`);
          if (!all.some((one) => content.includes(`@${one.name}`))) expect(called).toEqual([]);
          else expect(called).not.toEqual([]);
        },
      ),
    );
  });
});
