import { decodeReply } from '@lectern/sdk';
import { detail } from '@lectern/sdk/endpoints/proxyExam';
import { readField } from '@lectern/ui/DynamicForm';
import { expect, test, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { loadOptions, readFields, answerText } from './fields.ts';
import { signFields, signOptions } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const fieldOf = (record: object) => readField({ fieldId: '9', fieldName: '甲', ...record })!;
const answerOf = (...values: string[]) => ({ values, files: [] });
const { signal } = new AbortController();

test.each([
  [{ fieldType: 'text' }, ['陆知行'], '陆知行'],
  [{ fieldType: 'period' }, ['2021-03-01', '2025-06-30'], '2021-03-01 ~ 2025-06-30'],
  [{ fieldType: 'radio', fieldOptions: [{ id: '1', content: '男', itemCode: 'MALE' }] }, ['MALE'], '男'],
  [
    {
      fieldType: 'checkbox',
      fieldOptions: [
        { id: '1', content: '英语' },
        { id: '2', content: '古代文学' },
      ],
    },
    ['1', '2'],
    '英语、古代文学',
  ],
  [{ fieldType: 'select', fieldOptions: [] }, ['gone'], 'gone'],
  [{ fieldType: 'number' }, [], ''],
])('the field %j with the answer %j reads as %j', (record, values, text) => {
  expect(answerText(fieldOf(record), answerOf(...values))).toBe(text);
});

test('files read as their names', () => {
  const files = [
    { id: '1', name: '证件照.jpg' },
    { id: '2', name: '毕业证.pdf' },
  ];
  expect(answerText(fieldOf({ fieldType: 'annex' }), { values: [], files })).toBe('证件照.jpg、毕业证.pdf');
});

test('a tree loaded level by level reads as the labels of its options', async () => {
  const tree = readField(signFields[2])!;
  expect(answerText(tree, answerOf('31', '311'))).toBe('南京师范大学 / 311');
  fakeSchool.answers.set('proxyExam.cascadeOptions', ({ parentId }) => signOptions[String(parentId)]);
  expect(await loadOptions('3', '31', signal)).toEqual([{ value: '311', label: '汉语言文学（本科）' }]);
  expect(await loadOptions('3', '311', signal)).toEqual([]);
  expect(answerText(tree, answerOf('31', '311'))).toBe('南京师范大学 / 汉语言文学（本科）');
});

test('a tree without options loads its first level, or stays empty if that fails', async () => {
  const cascadeField = { fieldId: '3', fieldType: 'cascade', dataOptions: [] };
  fakeSchool.answers.set('proxyExam.cascadeOptions', () => [{ id: '1', content: '甲', children: [] }]);
  const { fields } = decodeReply(detail, { fields: [cascadeField, { fieldId: '4', fieldType: 'text' }] });
  expect(await readFields(fields)).toMatchObject([
    { ...cascadeField, dataOptions: [{ id: '1', content: '甲', children: [] }] },
    { fieldId: '4', fieldType: 'text' },
  ]);
  fakeSchool.answers.set('proxyExam.cascadeOptions', () => {
    throw new Error('offline');
  });
  expect(await readFields(fields)).toMatchObject([cascadeField, {}]);
});
