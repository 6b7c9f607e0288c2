import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { parts, studentInfo as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { readDivisions } from './divisions.ts';
import * as service from './region.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const regionRoutes: readonly Route[] = [
  route(
    studentInfo.provinces,
    { input: parts.Nothing, output: schema.ProvinceList },
    async () => (await readDivisions()).provinces,
    { access: 'public' },
  ),
  route(studentInfo.cities, { input: schema.CitiesIn, output: schema.CityList }, service.answerCities, {
    access: 'public',
  }),
];
