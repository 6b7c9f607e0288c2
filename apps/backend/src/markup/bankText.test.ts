import { expect, test } from 'vitest';
import { bankText } from './bankText.ts';
import { readXml } from './readXml.ts';

test('keeps the text of an element with any name', () => {
  const notes: string[] = [];
  const { children } = readXml('q.xml', '<p>Call <constructor>new Set()</constructor> here</p>');
  const surroundings = {
    picture: () => ({ problem: '' }),
    note: (problem: string) => void notes.push(problem),
  };
  expect(bankText(children, surroundings)).toBe('Call new Set() here');
  expect(notes).toEqual([]);
});
