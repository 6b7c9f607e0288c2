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

/** Pause before the regions are fetched again after a failure, in milliseconds. */
export const REGIONS_PAUSE_MS = 1000;

/** The regions of a session. */
export interface Regions {
  /**
   * Returns all provinces with cities and counties. They are fetched once for all callers, and every second
   * until they are available.
   * @param signal ends this caller's wait.
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

/** Waits for a promise, or until the signal is aborted. @throws the signal's reason */
async function unlessAborted<Value>(wait: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return wait;
  let unsubscribe: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    unsubscribe = () => reject(signal.reason);
    signal.addEventListener('abort', unsubscribe, { once: true });
  });
  try {
    return await Promise.race([wait, aborted]);
  } finally {
    signal.removeEventListener('abort', unsubscribe);
  }
}

/** Creates the regions of a session; use one instance for all forms. */
export function createRegions(client: Pick<Client, 'request'>, clock: Clock = systemClock): Regions {
  let loading: Promise<readonly Province[]> | undefined;
  let waiting = 0;

  /** Fetches the regions until they are available, or until no caller waits any more. */
  async function load(): Promise<readonly Province[]> {
    while (waiting > 0) {
      // An empty list counts as a failure: the server may still be loading its data.
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
        // A load that ended because all earlier callers gave up returns an empty list; load again.
        while (found.length === 0) found = await unlessAborted((loading ??= load()), signal);
        return found;
      } finally {
        waiting -= 1;
      }
    },
  };
}
