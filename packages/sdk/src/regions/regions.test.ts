// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { manualClock } from '../client/manualClock.fixture.ts';
import { cities, provinces } from '../endpoints/studentInfo/studentInfo.ts';
import { mockRoute, refuse, routesFetch } from '../testing/answer.ts';
import { createRegions } from './regions.ts';

/** A platform that fails a number of times before it returns its regions. */
function platform(failures = 0) {
  const loads = { provinces: 0, cities: 0 };
  const clock = manualClock();
  const fetch = routesFetch([
    mockRoute(provinces, () => {
      loads.provinces += 1;
      if (loads.provinces <= failures) throw refuse('0');
      return [
        { code: '11', name: '北京市' },
        { code: '33', name: '浙江省' },
        { code: '', name: '无' },
      ];
    }),
    mockRoute(cities, () => {
      loads.cities += 1;
      return [
        { code: '3301', name: '杭州市', provinceCode: '33', counties: [{ code: '330102', name: '上城区' }] },
        { code: '1101', name: '市辖区', provinceCode: '11', counties: [] },
        { code: '9901', name: '别处', provinceCode: '99', counties: [] },
      ];
    }),
  ]);
  const regions = createRegions(createClient({ origin: 'https://school.example', fetch, clock }), clock);
  return { asked: loads, clock, regions };
}

const ALL = [
  { code: '11', name: '北京市', cities: [{ code: '1101', name: '市辖区', counties: [] }] },
  {
    code: '33',
    name: '浙江省',
    cities: [{ code: '3301', name: '杭州市', counties: [{ code: '330102', name: '上城区' }] }],
  },
];

describe('the regions', () => {
  it('are fetched once for concurrent and later callers', async () => {
    const { asked, regions } = platform();
    expect(await Promise.all([regions.all(), regions.all()])).toEqual([ALL, ALL]);
    expect(await regions.all()).toEqual(ALL);
    expect(asked).toEqual({ provinces: 1, cities: 1 });
  });

  it('are retried every second until the request succeeds', async () => {
    const { asked, clock, regions } = platform(2);
    const both = Promise.all([regions.all(), regions.all()]);
    for (const times of [1, 2]) {
      // The only timer left is the pause before the retry.
      await vi.waitFor(() => expect([asked.provinces, clock.timers()]).toEqual([times, 1]));
      await clock.pass(1000);
    }
    expect(await both).toEqual([ALL, ALL]);
    expect(asked.provinces).toBe(3);
  });

  it('are not retried after all callers aborted, and are fetched again for a later caller', async () => {
    const { asked, clock, regions } = platform(1);
    const giveUp = new AbortController();
    const one = regions.all(giveUp.signal);
    await vi.waitFor(() => expect([asked.provinces, clock.timers()]).toEqual([1, 1]));
    giveUp.abort(new Error('left'));
    await expect(one).rejects.toThrow('left');
    await clock.pass(5000);
    expect(asked.provinces).toBe(1);
    expect(await regions.all()).toEqual(ALL);
  });

  it('are still delivered to the other callers when one aborts', async () => {
    const { asked, regions } = platform();
    const giveUp = new AbortController();
    const [one, two] = [regions.all(giveUp.signal), regions.all()];
    giveUp.abort(new Error('left'));
    await expect(one).rejects.toThrow('left');
    expect(await two).toEqual(ALL);
    await expect(regions.all(giveUp.signal)).rejects.toThrow('left');
    expect(asked.provinces).toBe(1);
  });
});
