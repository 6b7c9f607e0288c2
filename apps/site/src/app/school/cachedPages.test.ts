import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SchoolPages } from './siteState.ts';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { emptyShell } from '../../shared/school/emptyShell.ts';
import { storePages, cachedPages } from './cachedPages.ts';

const pages: SchoolPages = {
  shell: {
    ...emptyShell,
    siteTitle: { zh: '北京分校', en: 'Beijing' },
    brand: { ...emptyShell.brand, schoolId: '2', schoolSuffix: 'beijing' },
  },
  home: undefined,
};

const values = new Map<string, string>();

let restore: () => void;
beforeEach(() => {
  values.clear();
  restore = replacePorts({ storage: memoryStorage(values) });
});
afterEach(() => restore());

it('the cached school is found by id, by suffix and without either', () => {
  expect(cachedPages({ id: '2' })).toBeUndefined();
  storePages(pages);
  expect(cachedPages({ id: '2' })?.shell.siteTitle.zh).toBe('北京分校');
  expect(cachedPages({ suffix: 'beijing' })?.shell.siteTitle.zh).toBe('北京分校');
  expect(cachedPages({ id: '' })?.shell.siteTitle.zh).toBe('北京分校');
});

it('the cache returns nothing for another school, another build or malformed data', () => {
  storePages(pages);
  expect(cachedPages({ id: '3' })).toBeUndefined();
  expect(cachedPages({ suffix: 'shanghai' })).toBeUndefined();
  for (const broken of ['{"build":"other","pages":{}}', '{', 'null', '[]', '{"pages":1}']) {
    values.set('lectern.pages', broken);
    expect(cachedPages({ id: '2' }), broken).toBeUndefined();
  }
});
