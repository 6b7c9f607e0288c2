// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { confirm } from '../overlays/confirm.ts';
import { currentAddress, navigate } from '../routes/hashLocation.ts';
import { chooseSchool } from './chooseSchool.ts';
import { type LoadSchool, provideSchools } from './school.store.ts';

vi.mock('../overlays/confirm.ts');

const hefei = { id: '2', name: '合肥分校', href: '#/home/index/hefei' };
const nanjing = { id: '3', name: '南京分校', href: '#/home/index/nanjing' };

const load = vi.fn<LoadSchool>();
provideSchools(load);

beforeEach(() => {
  load.mockReset().mockResolvedValue('ready');
  vi.mocked(confirm).mockReset().mockResolvedValue(true);
  navigate('/news');
});

test('choosing a school opens its home page', async () => {
  await chooseSchool(hefei);
  expect(currentAddress()).toBe('/home/index/hefei');
});

test('choosing a school keeps the page if the student declines', async () => {
  vi.mocked(confirm).mockResolvedValue(false);
  await chooseSchool(hefei);
  expect([load.mock.calls, currentAddress()]).toEqual([[], '/news']);
});

test('choosing a school keeps the page if the school fails to load', async () => {
  load.mockRejectedValue(new Error('offline'));
  await chooseSchool(hefei);
  expect(currentAddress()).toBe('/news');
});

test('choosing two schools opens the one chosen last, whichever loads first', async () => {
  const arrival = Promise.withResolvers<'ready'>();
  load.mockReturnValueOnce(arrival.promise);
  const first = chooseSchool(hefei);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await chooseSchool(nanjing);
  arrival.resolve('ready');
  await first;
  expect(currentAddress()).toBe('/home/index/nanjing');
});
