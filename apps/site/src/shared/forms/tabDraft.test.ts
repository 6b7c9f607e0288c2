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

test('a draft can be read again until it is cleared', () => {
  writeTabDraft('person', { name: '顾言希' });
  writeTabDraft('questions', [1]);
  expect(readTabDraft('person')).toEqual({ name: '顾言希' });
  clearTabDraft('person');
  expect(readTabDraft('person')).toBeUndefined();
  expect(readTabDraft('questions')).toEqual([1]);
});

test.each([{ userId: '6' }, { companyId: '2' }, { userId: '' }])(
  'a draft is not shown to another user, and is overwritten by theirs: %j',
  (other) => {
    writeTabDraft('person', { name: '顾言希' });
    Object.assign(session, other);
    expect(readTabDraft('person')).toBeUndefined();
    writeTabDraft('questions', []);
    expect([...tab.values()].join('')).not.toContain('顾言希');
  },
);

test('all drafts are cleared together', () => {
  writeTabDraft('person', { name: '顾言希' });
  clearTabDrafts();
  expect(tab.size).toBe(0);
});

test.each(['', '{', '5', '{"who":"1:5"}', '{"who":"1:5","forms":5}', '{"who":"1:5","forms":{"person":"{"}}'])(
  'a malformed stored value reads as no draft and can be overwritten: %s',
  (stored) => {
    tab.set('drafts', stored);
    expect(readTabDraft('person')).toBeUndefined();
    writeTabDraft('person', 1);
    expect(readTabDraft('person')).toBe(1);
  },
);

test('a full storage does not throw when a draft is written', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  replacePorts({ tabStorage: { ...memoryStorage(), setItem: full } });
  expect(() => writeTabDraft('person', 1)).not.toThrow();
});
