import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../test/fieldOf.ts';
import { answerProblem, type FieldDefinition, revealedFields } from './customAnswers.ts';

const field = (values: Partial<FieldDefinition>): FieldDefinition => ({
  fieldId: 'f',
  ...fieldOf({ fieldCode: 'f', fieldName: '项目', fieldType: 'text', ...values }),
});

const options = [
  { id: 'a', content: '甲', itemCode: 'A' },
  { id: 'b', content: '乙', itemCode: 'B' },
];
const places = [{ id: 'zj', content: '浙江', children: [{ id: 'hz', content: '杭州', children: [] }] }];

describe('an answer', () => {
  test.each<[string, Partial<FieldDefinition>, string[], string | undefined]>([
    ['nothing where something is needed', { required: 1 }, ['  '], '必填项，请输入相关信息'],
    ['nothing where nothing is needed', {}, [], undefined],
    ['a text of full length', { length: 2 }, ['𠮷𠮷'], undefined],
    ['a longer text', { length: 2 }, ['三个字'], '输入长度不超过2'],
    ['letters for a number', { fieldType: 'number' }, ['12a'], '只能输入数字'],
    ['a day that was never', { fieldType: 'date' }, ['2023-02-31'], '请选择正确的日期'],
    ['a day before all', { fieldType: 'date' }, ['1899-12-31'], '请选择正确的日期'],
    ['a day with words after it', { fieldType: 'date' }, ['2026-03-02 soon'], '请选择正确的日期'],
    ['two days where one is asked', { fieldType: 'date' }, ['2026-03-02', '2026-03-03'], '请选择正确的日期'],
    ['the last day', { fieldType: 'date' }, ['2101-01-01'], undefined],
    ['a moment', { fieldType: 'dateTime' }, ['2026-03-02 08:30:00'], undefined],
    ['a moment without seconds', { fieldType: 'dateTime' }, ['2026-03-02 08:30'], '请选择正确的日期'],
    [
      'a period of moments',
      { fieldType: 'period' },
      ['2026-03-02 08:30:00', '2026-03-03 08:30:00'],
      '请选择正确的日期',
    ],
    [
      'a period that runs backwards',
      { fieldType: 'period' },
      ['2026-03-02', '2026-03-01'],
      '请选择正确的日期',
    ],
    ['an option by its code', { fieldType: 'radio', fieldOptions: options }, ['A'], undefined],
    [
      'two options where one is asked',
      { fieldType: 'select', fieldOptions: options },
      ['a', 'b'],
      '请从选项中选择',
    ],
    [
      'an option that is none',
      { fieldType: 'checkbox', fieldOptions: options },
      ['a', 'c'],
      '请从选项中选择',
    ],
    ['a path', { fieldType: 'cascade', dataOptions: places }, ['zj', 'hz'], undefined],
    ['a path that breaks off', { fieldType: 'cascade', dataOptions: places }, ['zj', 'sh'], '请从选项中选择'],
  ])('that is %s', (_, definition, values, problem) => {
    expect(answerProblem(field(definition), values)).toBe(problem);
  });
});

describe('fields that answers reveal', () => {
  const asking = (fieldId: string, next: string, associatedFlag: 0 | 1 = 1) =>
    field({
      fieldId,
      associatedFlag,
      fieldType: 'radio',
      fieldOptions: options,
      chooseRelList: [{ chooseFieldValue: 'a', chooseFieldItemCode: '', showFieldInfo: [{ fieldId: next }] }],
    });

  test('show step by step', () => {
    const fields = [
      asking('one', 'two', 0),
      asking('two', 'three'),
      field({ fieldId: 'three', associatedFlag: 1 }),
    ];
    const shown = (answers: Record<string, string>) => [
      ...revealedFields(fields, (id) => [answers[id] ?? '']),
    ];
    expect(shown({})).toEqual(['one']);
    expect(shown({ one: 'A' })).toEqual(['one', 'two']);
    expect(shown({ one: '甲', two: 'a' })).toEqual(['one', 'two', 'three']);
    expect(shown({ two: 'a' })).toEqual(['one']);
  });

  test('come to an end, however they point at one another', () => {
    const ids = ['0', '1', '2', '3', '4'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids))), (arrows) => {
        const fields = ids.map((id) => ({
          ...asking(id, id, id === '0' ? 0 : 1),
          chooseRelList: arrows
            .filter(([from]) => from === id)
            .map(([, to]) => ({
              chooseFieldValue: 'a',
              chooseFieldItemCode: '',
              showFieldInfo: [{ fieldId: to }],
            })),
        }));
        const shown = revealedFields(fields, () => ['a']);
        expect(shown.has('0')).toBe(true);
        for (const [from, to] of arrows) if (shown.has(from)) expect(shown.has(to)).toBe(true);
      }),
    );
  });
});
