import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCyclicFields, sampleFields } from './DynamicForm.samples.ts';
import { answerWith, problemOf, savedValues, visibleFields, withAnswer, type Answers } from './form.ts';
import { fieldTypes, noAnswer, readField, type FormField } from './record.ts';

const none: Answers = new Map();
const idsOf = (records: unknown, answers: Answers = none) =>
  visibleFields(records, answers).map(({ field, depth }) => `${'>'.repeat(depth)}${field.id}`);
const fieldOf = (record: Record<string, unknown>): FormField => readField({ fieldId: '1', ...record })!;

describe('reading', () => {
  test('the sample has each kind', () => {
    expect(new Set(visibleFields(sampleFields, none).map(({ field }) => field.type))).toEqual(
      new Set(fieldTypes),
    );
  });

  test.each([null, undefined, 'x', 7, {}, { fieldId: null }, []])('%j is no field', (record) => {
    expect(readField(record)).toBeNull();
  });

  test('one bad record costs itself alone, an unknown kind becomes text', () => {
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
    ['nothing', { value: null, dataValues: null }, []],
    ['an option by its code', { fieldType: 'radio', fieldOptions: sexes, value: 'MALE' }, ['MALE']],
    ['an option by its id', { fieldType: 'radio', fieldOptions: sexes, value: '301' }, ['MALE']],
    ['an option by its words', { fieldType: 'select', dataOptions: sexes, value: '男' }, ['MALE']],
    ['an option that is gone', { fieldType: 'radio', fieldOptions: sexes, value: 'X' }, []],
    ['a period', { fieldType: 'period', value: '2021-03-01 ~ 2025-06-30' }, ['2021-03-01', '2025-06-30']],
    ['a day in an older form', { fieldType: 'date', value: '2021/3/1' }, ['2021-03-01']],
    ['a time without seconds', { fieldType: 'dateTime', value: '2021-03-01 9:30' }, ['2021-03-01 09:30:00']],
    ['a path', { fieldType: 'cascade', value: '1,2,3' }, ['1', '2', '3']],
  ])('on file: %s', (_, record, values) => {
    expect(fieldOf(record).initial.values).toEqual(values);
  });

  test('files on file, as records and as addresses', () => {
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

describe('follow-ups', () => {
  const student = withAnswer(sampleFields, none, '4', answerWith('401'));
  const minor = withAnswer(sampleFields, student, '41', answerWith('413'));

  test('an answer reveals its fields behind itself, nested', () => {
    expect(idsOf(sampleFields).slice(2, 5)).toEqual(['3', '4', '5']);
    expect(idsOf(sampleFields, minor).slice(3, 7)).toEqual(['4', '>41', '>>31', '5']);
  });

  test('another answer hides them and lets go of what was in them', () => {
    const filled = withAnswer(sampleFields, minor, '31', answerWith('13800138000'));
    const graduate = withAnswer(sampleFields, filled, '4', answerWith('402'));
    expect([...graduate.keys()]).toEqual(['4']);
    const back = withAnswer(sampleFields, graduate, '4', answerWith('401'));
    expect(idsOf(sampleFields, back).slice(3, 6)).toEqual(['4', '>41', '5']);
    expect(
      savedValues(visibleFields(sampleFields, graduate), graduate).map(({ fieldId }) => fieldId),
    ).not.toContain('31');
  });

  test('an item code is matched too', () => {
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

  test('a field that is held back in the list shows when an answer names it', () => {
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

  test('an answer that names a field which is not there reveals nothing', () => {
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

  test('records that contain each other come to an end', () => {
    const records = createCyclicFields();
    const first = withAnswer(records, none, 'a', answerWith('yes'));
    expect(idsOf(records, withAnswer(records, first, 'b', answerWith('yes')))).toEqual(['a', '>b']);
  });

  test('a chain of ten thousand follow-ups is no deeper than memory', () => {
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

  test('any web of records comes to an end with each field once', () => {
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
    ['nothing where something must be', { required: 1 }, [''], { kind: 'required' }],
    ['blanks are nothing', { required: 1 }, ['  '], { kind: 'required' }],
    ['nothing where nothing must be', { required: 0, fieldType: 'number' }, [''], null],
    ['as long as it may be', { length: 3 }, ['一二三'], null],
    ['longer', { length: 3 }, ['一二三四'], { kind: 'tooLong', most: 3 }],
    ['an emoji is one character', { length: 1 }, ['😀'], null],
    ['no bound', { length: 0 }, ['x'.repeat(500)], null],
    ['digits', { fieldType: 'number' }, ['007'], null],
    ['a sign', { fieldType: 'number' }, ['-7'], { kind: 'notNumber' }],
    ['a point', { fieldType: 'number' }, ['1.5'], { kind: 'notNumber' }],
    ['full-width digits', { fieldType: 'number' }, ['１２'], { kind: 'notNumber' }],
    ['too many digits', { fieldType: 'number', length: 2 }, ['123'], { kind: 'tooLong', most: 2 }],
    ['the first day', { fieldType: 'date' }, ['1900-01-01'], null],
    ['the day before', { fieldType: 'date' }, ['1899-12-31'], { kind: 'dateOutOfRange' }],
    ['the last day', { fieldType: 'date' }, ['2101-01-01'], null],
    ['the day after', { fieldType: 'date' }, ['2101-01-02'], { kind: 'dateOutOfRange' }],
    ['a day that is none', { fieldType: 'date' }, ['2023-02-31'], { kind: 'notDate' }],
    ['a time', { fieldType: 'dateTime' }, ['2026-11-21 23:59:59'], null],
    ['a time that is none', { fieldType: 'dateTime' }, ['2026-11-21 25:00:00'], { kind: 'notDate' }],
    ['half a period', { fieldType: 'period' }, ['2026-01-01', ''], { kind: 'required' }],
    ['a period of a day', { fieldType: 'period' }, ['2026-01-01', '2026-01-01'], null],
    [
      'a period that runs back',
      { fieldType: 'period' },
      ['2026-01-02', '2026-01-01'],
      { kind: 'periodReversed' },
    ],
    ['what may not be changed', { required: 1, frontUpdateFlag: 1 }, [''], null],
  ])('%s', (_, record, values, problem) => {
    expect(at(record, ...values)).toEqual(problem);
  });

  test('files answer a file field', () => {
    const field = fieldOf({ fieldType: 'annex', required: true });
    expect(problemOf(field, noAnswer, true)).toEqual({ kind: 'required' });
    expect(problemOf(field, { values: [], files: [{ id: '1', name: 'a.pdf' }] }, true)).toBeNull();
  });
});

test('what is saved', () => {
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
