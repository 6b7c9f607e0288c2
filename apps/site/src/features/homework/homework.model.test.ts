// @vitest-environment jsdom
import { decodeReply } from '@lectern/sdk';
import { detail, lessons } from '@lectern/sdk/endpoints/homework';
import { describe, expect, test } from 'vitest';
import { filterOf, homeworkHref, homeworksHref } from './address.ts';
import { dueIn, isSameDraft, readHomework, readLessonSum, readWork } from './homework.model.ts';
import { homeworkDetail, homeworkPage } from './samples.ts';

const read = (homework: unknown) => readHomework(decodeReply(detail, { homework }).homework);
const readDetail = (reply: unknown) => readWork(decodeReply(detail, reply));

describe('a homework in the list', () => {
  test('is read with its state, score and due time', () => {
    expect(homeworkPage.records.map((one) => read(one)?.state)).toEqual([
      'returned',
      'draft',
      'waiting',
      'submitted',
      'marked',
      'waiting',
      'marked',
      'closed',
    ]);
    expect(read(homeworkPage.records[4])).toMatchObject({ score: 92.5, dueAt: '' });
  });

  test.each([null, 'x', 7, {}, { homeworkId: null }, { homeworkId: '' }])(
    'reads as undefined from %j',
    (reply) => {
      expect(read(reply)).toBeUndefined();
    },
  );

  test('gets defaults for malformed fields', () => {
    expect(
      read({ homeworkId: 9, state: 'lost', score: 'x', totalScore: null, lateFlag: 'Y', dueAt: 7 }),
    ).toEqual({
      id: '9',
      name: '9',
      course: '',
      lesson: '',
      state: 'closed',
      dueAt: '7',
      submittedAt: '',
      isLate: true,
      score: undefined,
      totalScore: 0,
      paperId: '',
      recordId: '',
    });
  });
});

describe('a homework detail', () => {
  test('is read with its files, without links to other sites', () => {
    const files = [
      { fileId: '1', fileName: 'a.pdf', sourceSize: 3, url: 'https://evil.example/a.pdf' },
      { fileName: '无名' },
      null,
    ];
    const work = readDetail({ ...homeworkDetail('3'), files });
    expect(work?.files).toEqual([{ id: '1', name: 'a.pdf', size: 3 }]);
    expect(work?.limits).toEqual({ types: ['jpg', 'png', 'pdf'], maxBytes: 20_971_520, maxFiles: 6 });
  });

  test.each([{ fileTypes: [] }, { maxFiles: 0 }, { maxBytes: null }, { fileTypes: 'pdf' }])(
    'accepts no files with %j',
    (more) => {
      expect(readDetail({ ...homeworkDetail('3'), ...more })?.limits).toBeUndefined();
    },
  );

  test('without other fields still has its name', () => {
    expect(readDetail({ homework: { homeworkId: '3', homeworkName: '椭圆' } })).toMatchObject({
      homework: { name: '椭圆' },
      content: '',
      files: [],
      savedAt: '',
    });
    expect(readDetail({})).toBeUndefined();
  });
});

test.each<[string, 'over' | 'far' | number]>([
  ['', 'far'],
  ['2026-03-20T00:00:00Z', 'over'],
  ['2026-03-20T00:30:00Z', 1],
  ['2026-03-22T00:00:00Z', 48],
  ['2026-03-22T00:00:01Z', 'far'],
])('the time left until %j is %j', (dueAt, is) => {
  expect(dueIn({ dueAt }, Date.parse('2026-03-20T00:00:00Z'))).toBe(is);
});

test('drafts are equal if their texts and file ids are equal', () => {
  const one = { content: 'a', files: [{ id: '1', name: 'x' }] };
  expect(isSameDraft(one, { content: 'a', files: [{ id: '1', name: 'y' }] })).toBe(true);
  expect(isSameDraft(one, { content: 'a', files: [] })).toBe(false);
  expect(isSameDraft(one, { ...one, content: 'b' })).toBe(false);
});

test('a lesson’s homework counts are found among those of its course', () => {
  const sums = decodeReply(lessons, {
    records: [{ lessonId: '11', homeworkCount: 2, doneCount: 1 }, null],
  }).records;
  expect(readLessonSum(sums, '11')).toEqual({ lessonId: '11', total: 2, done: 1 });
  expect(readLessonSum(sums, '12')).toBeUndefined();
});

test.each([
  ['', '#/personal/course/homework'],
  ['state=draft&page=2', '#/personal/course/homework?state=draft&page=2'],
  ['lessonId=11', '#/personal/course/homework?lessonId=11'],
  ['kind=paper&lessonId=11', '#/personal/course/homework?lessonId=11&kind=paper'],
  ['state=lost&page=-3', '#/personal/course/homework'],
])('the list query %j is written as the address %s', (search, href) => {
  expect(homeworksHref(filterOf(search))).toBe(href);
});

test('the address of a homework escapes its id', () => {
  expect(homeworkHref('4/2')).toBe('#/personal/course/homework/4%2F2');
});
