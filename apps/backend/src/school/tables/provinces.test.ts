import { expect, test } from 'vitest';
import { proxyExamProvinces } from './proxyExams.ts';

const { province } = proxyExamProvinces.table.columns;

test.each(['江苏', '江苏省', '320000', 320000])('a province is read from %s', (cell) =>
  expect(province.read(cell)).toEqual({ value: '320000' }),
);

test.each(['内蒙古', '香港', '新疆', '北京'])('%s is a valid province', (cell) =>
  expect(province.read(cell)).toHaveProperty('value'),
);

test.each(['32', '999999', '南京'])('%s is rejected as a province', (cell) =>
  expect(province.read(cell)).toEqual({
    problem: expect.stringContaining('write the province, such as 江苏'),
  }),
);
