import type { Client } from '../client/client.ts';
import { type Clock, systemClock } from '../client/clock.ts';
import { list, text } from '../client/readers.ts';
import { cities, provinces } from '../endpoints/studentInfo/studentInfo.ts';

/** A province, city or county. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** A city with its counties. */
export interface City extends Region {
  readonly counties: readonly Region[];
}

/** A province with its cities. */
export interface Province extends Region {
  readonly cities: readonly City[];
}

/** How long after a failure the regions are asked for again, in milliseconds. */
export const REGIONS_PAUSE_MS = 1000;

/** The regions of a session. */
export interface Regions {
  /**
   * Gives all provinces with cities and counties. They are fetched once, however many ask, and asked for
   * every second until they are there.
   * @param signal gives up this caller's wait.
   * @throws the signal's reason.
   */
  all(signal?: AbortSignal): Promise<readonly Province[]>;
}

const regionOf = (region: { readonly code?: unknown; readonly name?: unknown }): Region => ({
  code: text(region.code),
  name: text(region.name),
});
const isNamed = ({ code, name }: Region): boolean => code !== '' && name !== '';

async function fetchAll(client: Pick<Client, 'request'>): Promise<readonly Province[]> {
  const [provinceList, cityList] = await Promise.all([
    client.request(provinces, {}),
    client.request(cities, {}),
  ]);
  const citiesOf = (province: string): readonly City[] =>
    list(cityList)
      .filter(({ provinceCode }) => text(provinceCode) === province)
      .map((city) => ({ ...regionOf(city), counties: list(city.counties).map(regionOf).filter(isNamed) }))
      .filter(isNamed);
  return list(provinceList)
    .map(regionOf)
    .filter(isNamed)
    .map((province) => ({ ...province, cities: citiesOf(province.code) }));
}

/** Waits for something, or until the signal. @throws the signal's reason */
async function unlessAborted<Value>(wait: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return wait;
  let leave: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([wait, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** Opens the regions of a session; keep one for all forms. */
export function createRegions(client: Pick<Client, 'request'>, clock: Clock = systemClock): Regions {
  let loading: Promise<readonly Province[]> | undefined;
  let waiting = 0;

  /** Asks until the regions are there, or nobody waits for them any longer. */
  async function load(): Promise<readonly Province[]> {
    while (waiting > 0) {
      // An empty list is no list: the server may still be filling it.
      const found = await fetchAll(client).catch((): readonly Province[] => []);
      if (found.length > 0) return found;
      await new Promise<void>((resolve) => clock.after(REGIONS_PAUSE_MS, resolve));
    }
    loading = undefined;
    return [];
  }

  return {
    async all(signal) {
      signal?.throwIfAborted();
      waiting += 1;
      try {
        let found: readonly Province[] = [];
        // It ends empty when others gave up just before this one came.
        while (found.length === 0) found = await unlessAborted((loading ??= load()), signal);
        return found;
      } finally {
        waiting -= 1;
      }
    },
  };
}
