import { expect, test } from 'vitest';
import { nestFields } from './customFields.model.ts';

const field = (fieldId: string, reveals: string[] = [], associatedFlag: 0 | 1 = 0) => ({
  fieldId,
  associatedFlag,
  chooseRelList: [{ chooseFieldValue: 'yes', chooseFieldItemCode: '', showFieldInfo: reveals.map((id) => ({ fieldId: id })) }],
});

const nested = (...fields: unknown[]) => nestFields(fields as Parameters<typeof nestFields>[0]);

test('follow-ups stand where they are revealed, and only there', () => {
  const [root, ...others] = nested(field('a', ['b']), field('b', [], 1));
  expect(others).toEqual([]);
  expect(root).toMatchObject({ fieldId: 'a', chooseRelList: [{ showFieldInfo: [{ fieldId: 'b' }] }] });
});

test('fields that reveal one another come out as a circle', () => {
  const [root] = nested(field('a', ['b']), field('b', ['a'], 1));
  expect(root).toMatchObject({ chooseRelList: [{ showFieldInfo: [{ chooseRelList: [{ showFieldInfo: [root] }] }] }] });
});

test.each([[[null]], [[{ fieldId: 7 }]], [[{ fieldId: 'a', chooseRelList: 'none' }]]])('broken records leave the rest standing: %j', (broken) => {
  expect(nested(...broken, field('ok'))).toContainEqual(expect.objectContaining({ fieldId: 'ok' }));
});
