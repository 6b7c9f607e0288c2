import { expect, test } from 'vitest';
import { readHomework } from './homeworkFile.ts';
import { readGrades } from '../marks.service.ts';

const entry = {
  key: 'a',
  course: '极限入门',
  lesson: 1,
  name: '画椭圆',
  task: '画',
  opens: '2026-03-09T08:00:00+08:00',
};
const fileOf = (...entries: object[]) => JSON.stringify(entries);

test('readHomework fills in the optional fields that a school leaves out', () => {
  expect(
    readHomework(fileOf({ ...entry, due: '2026-03-16T22:00:00+08:00', late: true, maxMegabytes: 0.5 })),
  ).toEqual([
    {
      key: 'a',
      course: '极限入门',
      lesson: 1,
      name: '画椭圆',
      task: '画',
      taskFiles: [],
      opensAt: new Date('2026-03-09T00:00:00Z'),
      dueAt: new Date('2026-03-16T14:00:00Z'),
      takesLate: true,
      fileTypes: ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'],
      maxBytes: 524_288,
      maxFiles: 9,
      totalScore: 100,
    },
  ]);
  expect(readHomework(fileOf(entry))).toMatchObject([
    { dueAt: null, takesLate: false, maxBytes: 20_971_520 },
  ]);
});

test.each([
  ['invalid JSON', 'key: a', 'The file is not valid JSON'],
  ['no list', '{}', 'The file must be'],
  ['an unknown field', fileOf({ ...entry, dew: '2026-03-16T22:00:00+08:00' }), 'dew'],
  ['a time without a zone', fileOf({ ...entry, opens: '2026-03-09 08:00' }), 'opens'],
  [
    'a deadline before the opening',
    fileOf({ ...entry, due: '2026-03-09T07:00:00+08:00' }),
    'Homework a: it is due before it opens',
  ],
])('a homework file with %s is rejected', (_, content, message) =>
  expect(() => readHomework(content)).toThrow(message),
);

test('readGrades reads marks by their header, with returned works, and skips lines without a mark', () => {
  const content =
    '\uFEFFstudent,comment,score,work\r\n"林, 晓彤",好,92.5,7\r\n周子昂,"再想想\n第二步",Return,8\r\n许知夏,,,9\r\n';
  expect(readGrades(content)).toEqual([
    { workId: '7', score: 92.5, comment: '好' },
    { workId: '8', score: undefined, comment: '再想想\n第二步' },
  ]);
});

test('readGrades reads marked files as names or a folder, removed, or left unchanged', () => {
  const content =
    'work,score,comment,marked files\n1,9,,一.pdf; 二.pdf\n2,9,,"一.pdf\n二.pdf"\n3,9,,marked/3\n4,9,,None\n5,9,,\n';
  expect(readGrades(content).map(({ markedFiles }) => markedFiles)).toEqual([
    ['一.pdf', '二.pdf'],
    ['一.pdf', '二.pdf'],
    ['marked/3'],
    [],
    undefined,
  ]);
});

test.each([
  ['no header', '7,92,好\n', 'The first line must contain the column names'],
  ['a score in words', 'work,score,comment\n7,good,\n', 'Line 2'],
  ['a negative score', 'work,score,comment\n7,1,\n8,-1,\n', 'Line 3'],
])('a file of marks with %s is rejected', (_, content, message) =>
  expect(() => readGrades(content)).toThrow(message),
);
