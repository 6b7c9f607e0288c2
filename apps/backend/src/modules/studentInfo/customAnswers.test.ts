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
const regions = [{ id: 'zj', content: '浙江', children: [{ id: 'hz', content: '杭州', children: [] }] }];

describe('answerProblem', () => {
  test.each<[string, Partial<FieldDefinition>, string[], string | undefined]>([
    ['rejects an empty answer to a required field', { required: 1 }, ['  '], '必填项，请输入相关信息'],
    ['accepts no answer to an optional field', {}, [], undefined],
    ['accepts a text of the maximum length', { length: 2 }, ['𠮷𠮷'], undefined],
    ['rejects a longer text', { length: 2 }, ['三个字'], '输入长度不超过2'],
    ['rejects letters in a number', { fieldType: 'number' }, ['12a'], '只能输入数字'],
    ['rejects an impossible date', { fieldType: 'date' }, ['2023-02-31'], '请选择正确的日期'],
    ['rejects a date before 1900', { fieldType: 'date' }, ['1899-12-31'], '请选择正确的日期'],
    ['rejects a date followed by text', { fieldType: 'date' }, ['2026-03-02 soon'], '请选择正确的日期'],
    [
      'rejects two dates instead of one',
      { fieldType: 'date' },
      ['2026-03-02', '2026-03-03'],
      '请选择正确的日期',
    ],
    ['accepts the last possible date', { fieldType: 'date' }, ['2101-01-01'], undefined],
    ['accepts a date with time', { fieldType: 'dateTime' }, ['2026-03-02 08:30:00'], undefined],
    ['rejects a time without seconds', { fieldType: 'dateTime' }, ['2026-03-02 08:30'], '请选择正确的日期'],
    [
      'rejects a period with times',
      { fieldType: 'period' },
      ['2026-03-02 08:30:00', '2026-03-03 08:30:00'],
      '请选择正确的日期',
    ],
    [
      'rejects a period that ends before it begins',
      { fieldType: 'period' },
      ['2026-03-02', '2026-03-01'],
      '请选择正确的日期',
    ],
    ['accepts an option by its code', { fieldType: 'radio', fieldOptions: options }, ['A'], undefined],
    [
      'rejects two options instead of one',
      { fieldType: 'select', fieldOptions: options },
      ['a', 'b'],
      '请从选项中选择',
    ],
    [
      'rejects an unknown option',
      { fieldType: 'checkbox', fieldOptions: options },
      ['a', 'c'],
      '请从选项中选择',
    ],
    ['accepts a cascade path', { fieldType: 'cascade', dataOptions: regions }, ['zj', 'hz'], undefined],
    [
      'rejects a cascade path with an unknown step',
      { fieldType: 'cascade', dataOptions: regions },
      ['zj', 'sh'],
      '请从选项中选择',
    ],
  ])('%s', (_, definition, values, problem) => {
    expect(answerProblem(field(definition), values)).toBe(problem);
  });
});

describe('revealedFields', () => {
  const asking = (fieldId: string, next: string, associatedFlag: 0 | 1 = 1) =>
    field({
      fieldId,
      associatedFlag,
      fieldType: 'radio',
      fieldOptions: options,
      chooseRelList: [{ chooseFieldValue: 'a', chooseFieldItemCode: '', showFieldInfo: [{ fieldId: next }] }],
    });

  test('reveals fields step by step', () => {
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

  test('ends for any references between fields, even cyclic ones', () => {
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
