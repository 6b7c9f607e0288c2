import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { parts, studentInfo as schema } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import { readDivisions } from './divisions.ts';

export { readDivisions } from './divisions.ts';

/** Provinces, cities and counties, for registration and student information. */
export const regionModule: Module = {
  name: 'region',
  routes: [
    route(
      studentInfo.provinces,
      { input: parts.Nothing, output: schema.ProvinceList },
      async () => (await readDivisions()).provinces,
      { access: 'public' },
    ),
    route(
      studentInfo.cities,
      { input: schema.CitiesIn, output: schema.CityList },
      async ({ provinceCode }) => {
        const { cities } = await readDivisions();
        return provinceCode === undefined
          ? cities
          : cities.filter((city) => city.provinceCode === provinceCode);
      },
      { access: 'public' },
    ),
  ],
};
