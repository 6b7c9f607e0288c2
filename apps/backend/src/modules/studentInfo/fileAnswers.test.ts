import { expect, test } from 'vitest';
import type { RecordedFile } from '../upload/index.ts';
import { fileIdsOf, fileProblem } from './fileAnswers.ts';

const MB = 1024 * 1024;
const annex = { fieldType: 'annex' } as const;
const image = { fieldType: 'image' } as const;

const file = (extension: string, contentType: string, size = 5 * MB): RecordedFile => ({
  id: '1',
  key: `1/2026-03-02/coldatatypefile/a.${extension}`,
  fileName: `a.${extension}`,
  contentType,
  size,
  isRemovable: false,
});
const pdf = (size?: number) => file('pdf', 'application/pdf', size);
const png = (size?: number) => file('png', 'image/png', size);

test('fileIdsOf reads attachments from the values and pictures from the list of images', () => {
  const answer = { fieldValues: ['1'], imageInfoList: [{ resourceId: '2', fileName: 'b.png' }] };
  expect(fileIdsOf(annex, answer)).toEqual(['1']);
  expect(fileIdsOf(image, answer)).toEqual(['2']);
  expect(fileIdsOf({ fieldType: 'text' }, answer)).toEqual([]);
});

test.each([
  ['accepts an attachment of 5 MB', annex, pdf(), undefined],
  ['rejects a larger attachment', annex, pdf(5 * MB + 1), '上传的文件过大，请控制在5M以下重新上传'],
  [
    'rejects an attachment of another type',
    annex,
    file('mp4', 'video/mp4'),
    '只能上传 doc、pdf、docx、xlsx、ppt、pptx、rar、zip 格式',
  ],
  ['accepts a picture under 5 MB', image, png(5 * MB - 1), undefined],
  ['rejects a picture of 5 MB', image, png(), '图片大小不能超过5MB!'],
  ['rejects a GIF', image, file('gif', 'image/gif'), '图片只能上传JPG/PNG格式'],
] as const)('fileProblem %s', (_, field, found, problem) => {
  expect(fileProblem(field, ['1'], [found])).toBe(problem);
});

test('fileProblem rejects a file without a record', () => {
  expect(fileProblem(annex, ['1', '2'], [pdf()])).toBe('没有找到上传的文件，请重新上传');
});
