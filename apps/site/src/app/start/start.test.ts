// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ports } from '../../shared/ports.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { emptyShell } from '../../shared/school/emptyShell.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { session } from '../../shared/session/session.store.ts';
import { start } from './start.ts';

const showFirstSchool = vi.hoisted(() => vi.fn());
vi.mock('../school/loadSchool.ts', () => ({ showFirstSchool }));
vi.mock('./openPage.ts', () => ({ openPage: async () => async () => true }));

const choice = (id: string, suffix: string) => {
  const name = { zh: suffix, en: suffix };
  return { id, suffix, isDefault: id === '1', name, city: name, logo: '' };
};

/** The state of a delivered page, which shows the default school. */
const delivered = JSON.stringify({
  locale: 'zh',
  shell: {
    ...emptyShell,
    brand: { ...emptyShell.brand, schoolId: '1', schoolSuffix: 'main' },
    schools: [choice('1', 'main'), choice('2', 'hefei')],
  },
});

function visit(address: string, stored: Readonly<Record<string, string>>, isDelivered = true) {
  history.replaceState(null, '', address);
  for (const [name, value] of Object.entries(stored)) ports.storage.setItem(name, value);
  document.body.innerHTML = isDelivered
    ? `<script type="application/json" id="lectern-data">${delivered}</script>`
    : '';
  return start();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  showFirstSchool.mockClear();
  shell.current = emptyShell;
});

test.each([
  ['/', {}],
  ['/#/home/index', {}],
  ['/#/home/index/main', { schoolId: '2' }],
  ['/#/news', { schoolId: '1' }],
  ['/?schoolId=1#/news', { schoolId: '2' }],
  ['/?schoolId=9#/news', { schoolId: '1' }],
])('%s with the stored %j takes over the delivered page', async (address, stored) => {
  expect(await visit(address, stored)).toBe(true);
  expect(showFirstSchool).not.toHaveBeenCalled();
  expect(session.schoolId).toBe('1');
});

test.each([
  ['/#/home/index/hefei', {}, { suffix: 'hefei' }],
  ['/', { schoolId: '2' }, { id: '2' }],
  ['/#/news', { schoolId: '2' }, { id: '2' }],
  ['/?schoolId=2#/news', { schoolId: '1' }, { id: '2' }],
  ['/?schoolId=9#/news', { schoolId: '2' }, { id: '2' }],
])('%s with the stored %j loads another school: %j', async (address, stored, expected) => {
  expect(await visit(address, stored)).toBe(false);
  expect(showFirstSchool).toHaveBeenCalledExactlyOnceWith(expected);
});

test.each([
  ['/', {}, { id: '' }],
  ['/#/home/index', { schoolId: '2' }, { id: '2' }],
  ['/#/home/index/hefei', {}, { suffix: 'hefei' }],
  ['/?schoolId=7#/news', { schoolId: '2' }, { id: '7' }],
])('%s with the stored %j loads a school for a page without one: %j', async (address, stored, expected) => {
  expect(await visit(address, stored, false)).toBe(false);
  expect(showFirstSchool).toHaveBeenCalledExactlyOnceWith(expected);
});

test('a page delivered in another language than the stored one is rendered anew', async () => {
  expect(await visit('/#/news', { locale: 'en' })).toBe(false);
  expect(localeState.locale).toBe('en');
  expect(showFirstSchool).not.toHaveBeenCalled();
});
