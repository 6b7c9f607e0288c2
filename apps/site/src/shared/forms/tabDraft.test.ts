import { beforeEach, expect, test } from 'vitest';
import { memoryStorage, replacePorts } from '../ports.ts';
import { session } from '../session/session.store.ts';
import { clearTabDraft, clearTabDrafts, readTabDraft, writeTabDraft } from './tabDraft.ts';

let tab = new Map<string, string>();

beforeEach(() => {
  tab = new Map();
  replacePorts({ tabStorage: memoryStorage(tab) });
  Object.assign(session, { companyId: '1', userId: '5' });
});

test('a draft is there again until it is sent', () => {
  writeTabDraft('person', { name: '顾言希' });
  writeTabDraft('questions', [1]);
  expect(readTabDraft('person')).toEqual({ name: '顾言希' });
  clearTabDraft('person');
  expect(readTabDraft('person')).toBeUndefined();
  expect(readTabDraft('questions')).toEqual([1]);
});

test.each([{ userId: '6' }, { companyId: '2' }, { userId: '' }])('is nobody else’s: %j', (other) => {
  writeTabDraft('person', { name: '顾言希' });
  Object.assign(session, other);
  expect(readTabDraft('person')).toBeUndefined();
  writeTabDraft('questions', []);
  expect([...tab.values()].join('')).not.toContain('顾言希');
});

test('goes with its user', () => {
  writeTabDraft('person', { name: '顾言希' });
  clearTabDrafts();
  expect(tab.size).toBe(0);
});

test.each(['', '{', '5', '{"who":"1:5"}', '{"who":"1:5","forms":5}', '{"who":"1:5","forms":{"person":"{"}}'])(
  'is not there where the tab holds %s',
  (stored) => {
    tab.set('drafts', stored);
    expect(readTabDraft('person')).toBeUndefined();
    writeTabDraft('person', 1);
    expect(readTabDraft('person')).toBe(1);
  },
);

test('a full storage costs the draft alone', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  replacePorts({ tabStorage: { ...memoryStorage(), setItem: full } });
  expect(() => writeTabDraft('person', 1)).not.toThrow();
});
