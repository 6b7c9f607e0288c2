import * as studentInfo from '@lectern/sdk/endpoints/studentInfo';
import { route, type Route } from '../../platform/http/route.ts';
import { readDivisions } from './divisions.ts';
import * as service from './region.service.ts';

/** The HTTP calls of regions, each with its handler. */
export const regionRoutes: readonly Route[] = [
  route(studentInfo.provinces, async () => (await readDivisions()).provinces, { access: 'public' }),
  route(studentInfo.cities, service.answerCities, { access: 'public' }),
];
