import { readDivisions } from './divisions.ts';
import type { CitiesIn, CityList } from '@lectern/sdk/endpoints/studentInfo';

/** Answers `studentInfo.cities`. */
export async function answerCities({ provinceCode }: CitiesIn): Promise<CityList> {
  const { cities } = await readDivisions();
  return provinceCode === undefined ? cities : cities.filter((city) => city.provinceCode === provinceCode);
}
