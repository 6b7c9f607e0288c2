import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCyclicFields, sampleFields } from './DynamicForm.samples.ts';
import { answerWith, problemOf, savedValues, visibleFields, withAnswer, type Answers } from './form.ts';
import { fieldTypes, noAnswer, readField, type FormField } from './record.ts';

const none: Answers = new Map();
const idsOf = (records: unknown, answers: Answers = none) =>
  visibleFields(records, answers).map(({ field, depth }) => `${'>'.repeat(depth)}${field.id}`);
const fieldOf = (record: Record<string, unknown>): FormField => readField({ fieldId: '1', ...record })!;

describe('reading fields', () => {
  test('the sample contains every field type', () => {
    expect(new Set(visibleFields(sampleFields, none).map(({ field }) => field.type))).toEqual(
      new Set(fieldTypes),
    );
  });

  test.each([null, undefined, 'x', 7, {}, { fieldId: null }, []])('%j is not a field', (record) => {
    expect(readField(record)).toBeNull();
  });

  test('a malformed record affects only itself, and an unknown type becomes text', () => {
    expect(
      idsOf([null, { fieldId: 5, fieldType: 'hologram', chooseRelList: 'x', fieldOptions: {} }, 'x']),
    ).toEqual(['5']);
    expect(fieldOf({ fieldType: 'hologram' }).type).toBe('text');
    expect(idsOf(null)).toEqual([]);
    expect(idsOf('<html>')).toEqual([]);
  });

  const sexes = [{ id: 301, content: '男', itemCode: 'MALE' }];
  test.each([
    ['a value', { value: '上海' }, ['上海']],
    ['a number', { value: 3 }, ['3']],
    ['saved values first', { value: 'x', dataValues: [{ fieldValue: 'y' }, null] }, ['y']],
    ['no value', { value: null, dataValues: null }, []],
    ['an option by its code', { fieldType: 'radio', fieldOptions: sexes, value: 'MALE' }, ['MALE']],
    ['an option by its id', { fieldType: 'radio', fieldOptions: sexes, value: '301' }, ['MALE']],
    ['an option by its text', { fieldType: 'select', dataOptions: sexes, value: '男' }, ['MALE']],
    ['a removed option', { fieldType: 'radio', fieldOptions: sexes, value: 'X' }, []],
    ['a period', { fieldType: 'period', value: '2021-03-01 ~ 2025-06-30' }, ['2021-03-01', '2025-06-30']],
    ['a day in an older form', { fieldType: 'date', value: '2021/3/1' }, ['2021-03-01']],
    ['a time without seconds', { fieldType: 'dateTime', value: '2021-03-01 9:30' }, ['2021-03-01 09:30:00']],
    ['a path', { fieldType: 'cascade', value: '1,2,3' }, ['1', '2', '3']],
  ])('reads from the stored data: %s', (_, record, values) => {
    expect(fieldOf(record).initial.values).toEqual(values);
  });

  test('reads stored files given as records and as addresses', () => {
    expect(
      fieldOf({
        fieldType: 'image',
        fileImageValues: ['/a/face.png', { url: '/b', resourceId: 9, sourceSize: 812 }, null],
      }).initial.files,
    ).toEqual([
      { id: '/a/face.png', name: 'face.png', url: '/a/face.png' },
      { id: '9', name: 'b.jpg', url: '/b', size: 812 },
    ]);
  });
});

describe('follow-up fields', () => {
  const student = withAnswer(sampleFields, none, '4', answerWith('401'));
  const minor = withAnswer(sampleFields, student, '41', answerWith('413'));

  test('an answer reveals its follow-ups behind its field, nested', () => {
    expect(idsOf(sampleFields).slice(2, 5)).toEqual(['3', '4', '5']);
    expect(idsOf(sampleFields, minor).slice(3, 7)).toEqual(['4', '>41', '>>31', '5']);
  });

  test('another answer hides the follow-ups and drops their answers', () => {
    const filled = withAnswer(sampleFields, minor, '31', answerWith('13800138000'));
    const graduate = withAnswer(sampleFields, filled, '4', answerWith('402'));
    expect([...graduate.keys()]).toEqual(['4']);
    const back = withAnswer(sampleFields, graduate, '4', answerWith('401'));
    expect(idsOf(sampleFields, back).slice(3, 6)).toEqual(['4', '>41', '5']);
    expect(
      savedValues(visibleFields(sampleFields, graduate), graduate).map(({ fieldId }) => fieldId),
    ).not.toContain('31');
  });

  test('a follow-up may be selected by an item code', () => {
    const records = [
      {
        fieldId: 's',
        fieldType: 'radio',
        fieldOptions: [{ id: 1, content: '女', itemCode: 'FEMALE' }],
        chooseRelList: [
          { chooseFieldItemCode: 'FEMALE', showFieldInfo: { fieldId: 't', fieldName: '备注' } },
        ],
      },
    ];
    expect(idsOf(records, withAnswer(records, none, 's', answerWith('FEMALE')))).toEqual(['s', '>t']);
  });

  test('a field marked as associated is hidden until an answer reveals it', () => {
    const asking = (fieldId: string, next: string, associatedFlag: unknown) => ({
      fieldId,
      fieldType: 'radio',
      associatedFlag,
      fieldOptions: [{ id: 'y', content: '是' }],
      chooseRelList: [{ chooseFieldValue: 'y', showFieldInfo: [{ fieldId: next }] }],
    });
    const records = [
      asking('a', 'b', 0),
      asking('b', 'c', 1),
      { fieldId: 'c', fieldType: 'text', associatedFlag: '1' },
    ];
    expect(idsOf(records)).toEqual(['a']);
    const first = withAnswer(records, none, 'a', answerWith('y'));
    expect(idsOf(records, first)).toEqual(['a', '>b']);
    const second = withAnswer(records, first, 'b', answerWith('y'));
    expect(idsOf(records, second)).toEqual(['a', '>b', '>>c']);
    expect(visibleFields(records, second).map(({ field }) => field.type)).toEqual(['radio', 'radio', 'text']);
  });

  test('an answer that names a missing field reveals nothing', () => {
    const records = [
      {
        fieldId: 'a',
        fieldType: 'radio',
        value: 'y',
        fieldOptions: [{ id: 'y', content: '是' }],
        chooseRelList: [{ chooseFieldValue: 'y', showFieldInfo: [{ fieldId: 'gone' }] }],
      },
    ];
    expect(idsOf(records)).toEqual(['a']);
  });

  test('cyclic records terminate', () => {
    const records = createCyclicFields();
    const first = withAnswer(records, none, 'a', answerWith('yes'));
    expect(idsOf(records, withAnswer(records, first, 'b', answerWith('yes')))).toEqual(['a', '>b']);
  });

  test('a chain of ten thousand follow-ups does not overflow the stack', () => {
    let record: Record<string, unknown> = { fieldId: '0', fieldType: 'text' };
    for (let at = 1; at < 10_000; at += 1) {
      record = {
        fieldId: `${at}`,
        fieldType: 'radio',
        fieldOptions: [{ id: 'y', content: 'y' }],
        value: 'y',
        chooseRelList: [{ chooseFieldValue: 'y', showFieldInfo: [record] }],
      };
    }
    expect(visibleFields([record], none)).toHaveLength(10_000);
  });

  test('any graph of records terminates and shows each field once', () => {
    const edge = fc.tuple(fc.nat(7), fc.nat(7));
    fc.assert(
      fc.property(fc.array(edge), fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), (edges, roots) => {
        const nodes = Array.from({ length: 8 }, (_, id) => ({
          fieldId: `${id}`,
          fieldType: 'radio',
          value: 'y',
          fieldOptions: [{ id: 'y', content: 'y' }],
          chooseRelList: [] as unknown[],
        }));
        for (const [from, to] of edges)
          nodes[from]!.chooseRelList.push({ chooseFieldValue: 'y', showFieldInfo: [nodes[to]] });
        const ids = visibleFields(
          roots.map((id) => nodes[id]),
          none,
        ).map(({ field }) => field.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const root of roots) expect(ids).toContain(`${root}`);
      }),
    );
  });
});

describe('validation', () => {
  const at = (record: Record<string, unknown>, ...values: string[]) =>
    problemOf(fieldOf(record), answerWith(...values), fieldOf(record).isRequired);

  test.each([
    ['an empty required value', { required: 1 }, [''], { kind: 'required' }],
    ['blanks in a required field', { required: 1 }, ['  '], { kind: 'required' }],
    ['an empty optional number', { required: 0, fieldType: 'number' }, [''], null],
    ['text of the maximum length', { length: 3 }, ['一二三'], null],
    ['text beyond the maximum length', { length: 3 }, ['一二三四'], { kind: 'tooLong', most: 3 }],
    ['an emoji as one character', { length: 1 }, ['😀'], null],
    ['text without a maximum length', { length: 0 }, ['x'.repeat(500)], null],
    ['a number of digits', { fieldType: 'number' }, ['007'], null],
    ['a number with a sign', { fieldType: 'number' }, ['-7'], { kind: 'notNumber' }],
    ['a number with a decimal point', { fieldType: 'number' }, ['1.5'], { kind: 'notNumber' }],
    ['a number of full-width digits', { fieldType: 'number' }, ['１２'], { kind: 'notNumber' }],
    [
      'a number with too many digits',
      { fieldType: 'number', length: 2 },
      ['123'],
      { kind: 'tooLong', most: 2 },
    ],
    ['the first allowed day', { fieldType: 'date' }, ['1900-01-01'], null],
    ['the day before the first', { fieldType: 'date' }, ['1899-12-31'], { kind: 'dateOutOfRange' }],
    ['the last allowed day', { fieldType: 'date' }, ['2101-01-01'], null],
    ['the day after the last', { fieldType: 'date' }, ['2101-01-02'], { kind: 'dateOutOfRange' }],
    ['an impossible day', { fieldType: 'date' }, ['2023-02-31'], { kind: 'notDate' }],
    ['a time', { fieldType: 'dateTime' }, ['2026-11-21 23:59:59'], null],
    ['an impossible time', { fieldType: 'dateTime' }, ['2026-11-21 25:00:00'], { kind: 'notDate' }],
    ['a period without an end', { fieldType: 'period' }, ['2026-01-01', ''], { kind: 'required' }],
    ['a period of one day', { fieldType: 'period' }, ['2026-01-01', '2026-01-01'], null],
    ['a reversed period', { fieldType: 'period' }, ['2026-01-02', '2026-01-01'], { kind: 'periodReversed' }],
    ['a read-only field', { required: 1, frontUpdateFlag: 1 }, [''], null],
  ])('checks %s', (_, record, values, problem) => {
    expect(at(record, ...values)).toEqual(problem);
  });

  test('a required file field is satisfied by a file', () => {
    const field = fieldOf({ fieldType: 'annex', required: true });
    expect(problemOf(field, noAnswer, true)).toEqual({ kind: 'required' });
    expect(problemOf(field, { values: [], files: [{ id: '1', name: 'a.pdf' }] }, true)).toBeNull();
  });
});

test('savedValues sends the values of all visible fields, files by their resource id', () => {
  const records = [
    {
      fieldId: 1,
      fieldCode: 'sex',
      fieldType: 'checkbox',
      fieldOptions: [{ id: 'a' }, { id: 'b' }],
      value: 'a,b',
    },
    { fieldId: 2, fieldType: 'annex', dataValues: [{ fieldValue: '/a.pdf', resourceId: 'r1' }] },
    { fieldId: 3, fieldType: 'image', fileImageValues: [{ url: '/a.png', resourceId: 'r2' }] },
  ];
  expect(savedValues(visibleFields(records, none), none)).toEqual([
    { fieldId: '1', fieldCode: 'sex', fieldValues: ['a', 'b'] },
    { fieldId: '2', fieldCode: '', fieldValues: ['r1'] },
    {
      fieldId: '3',
      fieldCode: '',
      fieldValues: [],
      imageInfoList: [{ fieldValue: '/a.png', resourceId: 'r2' }],
    },
  ]);
});
