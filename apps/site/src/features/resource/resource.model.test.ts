import { decodeReply } from '@lectern/sdk';
import { list, loadOption } from '@lectern/sdk/endpoints/resource';
import { expect, test } from 'vitest';
import { readRows } from '../../shared/rows.ts';
import { type Kind, ownHref, readResourceQuery, resourcesHref } from './address.ts';
import { nameWithoutExtension, readOptions, readResource } from './resource.model.ts';
import { fileOptions, sharedFile } from './samples.ts';

const readPage = (records: unknown) => readRows(decodeReply(list, { records }), readResource);
const readOne = (record: object) => readPage([record]).records[0];
const read = (reply: unknown) => readOptions(decodeReply(loadOption, reply));

test.each<[string, string, number, ReturnType<typeof previewOf>]>([
  ['pdf', 'pdf', 1, 'pdf'],
  ['docs', 'TXT', 1, 'text'],
  ['docs', 'docx', 1, undefined],
  ['image', 'png', 0, undefined],
  ['audio', 'wav', 1, 'audio'],
  ['other', 'zip', 1, undefined],
  ['made up', 'x', 1, undefined],
])(
  'a file of kind %s (%s) has the preview that fits its type and flag',
  (fileCategory, fileType, previewFlag, preview) => {
    expect(previewOf(fileCategory, fileType, previewFlag)).toBe(preview);
  },
);

function previewOf(fileCategory: string, fileType: string, previewFlag: number) {
  return readOne({ ...sharedFile('1'), fileCategory, fileType, previewFlag })?.preview;
}

test('malformed fields of a reply get defaults, and entries without an id or a name are dropped', () => {
  expect(
    readOne({
      resourceId: 7,
      fileName: '讲义',
      sourceSize: -3,
      viewCount: 'x',
      uploadedAt: {},
      state: 'made up',
    }),
  ).toMatchObject({
    id: '7',
    name: '讲义',
    kind: 'other',
    bytes: 0,
    views: 0,
    sharedAt: '',
    state: 'shown',
    owner: '',
  });
  expect(readPage([null, {}, { resourceId: '1' }, sharedFile('2')])).toMatchObject({
    total: 1,
    records: [{ id: '2' }],
  });
  expect(read({ categories: 'no', subjects: [{}, { subjectId: 1, subjectName: '高中' }] })).toEqual({
    kinds: [],
    subjects: [{ id: '1', name: { zh: '高中', en: '高中' }, count: 0 }],
  });
});

test('kinds have a fixed order, and those without files are left out', () => {
  expect(read(fileOptions).kinds.map(({ kind }): Kind => kind)).toEqual(['pdf', 'docs', 'audio', 'video']);
});

test('the address keeps every filter, and invalid values are ignored', () => {
  const query = {
    keyword: '导数 图',
    kind: 'image',
    subject: '3',
    isOfStudents: true,
    order: 'popular',
    page: 2,
  } as const;
  expect(readResourceQuery(resourcesHref(query).split('?')[1] ?? '')).toEqual(query);
  expect(resourcesHref()).toBe('#/resourceSharing/list');
  expect(readResourceQuery('kind=exe&order=x&page=-4&from=me')).toEqual({
    keyword: '',
    kind: undefined,
    subject: '',
    isOfStudents: false,
    order: 'newest',
    page: 1,
  });
  expect([ownHref({ page: 1 }), ownHref({ page: 3 })]).toEqual([
    '#/resourceSharing/mine',
    '#/resourceSharing/mine?page=3',
  ]);
});

test.each([
  ['讲义.pdf', '讲义'],
  ['第 1.5 讲.final.docx', '第 1.5 讲.final'],
  ['没有扩展名', '没有扩展名'],
])('the file %s is called %s', (fileName, name) => {
  expect(nameWithoutExtension(fileName)).toBe(name);
});
