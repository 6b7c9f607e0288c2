// @vitest-environment jsdom
import { decodeReply } from '@lectern/sdk';
import { detail, lessons } from '@lectern/sdk/endpoints/homework';
import { describe, expect, test } from 'vitest';
import { filterOf, homeworkHref, homeworksHref } from './address.ts';
import { dueIn, isSameDraft, readHomework, readLessonSum, readWork } from './homework.model.ts';
import { homeworkDetail, homeworkPage } from './samples.ts';

const read = (homework: unknown) => readHomework(decodeReply(detail, { homework }).homework);
const readDetail = (reply: unknown) => readWork(decodeReply(detail, reply));

describe('homework of the list', () => {
  test('is read', () => {
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

  test.each([null, 'x', 7, {}, { homeworkId: null }, { homeworkId: '' }])('%j is none', (reply) => {
    expect(read(reply)).toBeUndefined();
  });

  test('a broken one degrades part by part', () => {
    expect(
      read({
        homeworkId: 9,
        state: 'lost',
        score: 'x',
        totalScore: null,
        lateFlag: 'Y',
        dueAt: 7,
      }),
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

describe('a work', () => {
  test('is read with its files, of which only those of the school can be opened', () => {
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
    'with %j takes no files',
    (more) => {
      expect(readDetail({ ...homeworkDetail('3'), ...more })?.limits).toBeUndefined();
    },
  );

  test('with nothing else still has its name', () => {
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
])('what ends at %j is %j', (dueAt, is) => {
  expect(dueIn({ dueAt }, Date.parse('2026-03-20T00:00:00Z'))).toBe(is);
});

test('drafts are the same in the same words with the same files', () => {
  const one = { content: 'a', files: [{ id: '1', name: 'x' }] };
  expect(isSameDraft(one, { content: 'a', files: [{ id: '1', name: 'y' }] })).toBe(true);
  expect(isSameDraft(one, { content: 'a', files: [] })).toBe(false);
  expect(isSameDraft(one, { ...one, content: 'b' })).toBe(false);
});

test('a lesson’s numbers are found among those of its course', () => {
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
])('the list of %j is %s', (search, href) => {
  expect(homeworksHref(filterOf(search))).toBe(href);
});

test('one piece has an address of its own', () => {
  expect(homeworkHref('4/2')).toBe('#/personal/course/homework/4%2F2');
});
