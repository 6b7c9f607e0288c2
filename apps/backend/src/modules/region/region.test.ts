import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';

const app = await openTestApp({ seed: 'core' });

const citiesOf = (provinceCode: string) => app.data(studentInfo.cities, { provinceCode });

it('studentInfo.provinces lists 34 provinces', async () => {
  const data = await app.data(studentInfo.provinces, {});
  expect(data).toHaveLength(34);
  expect(data[0]).toEqual({ code: '110000', name: '北京市' });
});

it('studentInfo.cities lists the cities of a province with their counties', async () => {
  const [first] = await citiesOf('130000');
  expect(first).toMatchObject({ name: '石家庄市', provinceCode: '130000' });
  expect(first.counties).toContainEqual({ code: '130102', name: '长安区' });
});

it('every province has cities, and every city has counties', async () => {
  const { data: cities } = await app.body(studentInfo.cities, {});
  const { data: provinces } = await app.body(studentInfo.provinces, {});
  for (const { code } of provinces)
    expect(
      cities.some((city: { provinceCode: string }) => city.provinceCode === code),
      code,
    ).toBe(true);
  expect(cities.filter((city: { counties: unknown[] }) => city.counties.length === 0)).toEqual([]);
  expect(await citiesOf('110000')).toMatchObject([{ name: '北京市' }]);
});
