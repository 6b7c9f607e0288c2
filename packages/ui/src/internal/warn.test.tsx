// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DynamicForm } from '../DynamicForm/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { FooterByTemplate } from '../footers/index.ts';
import { HeaderByTemplate } from '../headers/index.ts';
import { SideBar } from '../sidebar/index.ts';
import { Timetable } from '../Timetable/index.ts';
import type * as Warn from './warn.ts';
import { warnOfFallback } from './warn.ts';

vi.mock('./warn.ts', () => ({ warnOfFallback: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(warnOfFallback).mockClear();
  vi.unstubAllEnvs();
});

const warnings = () =>
  vi
    .mocked(warnOfFallback)
    .mock.calls.map((words) => words.join(' | '))
    .join('\n');

// A value from a server may violate its type.
const unknownType = 'unheard-of' as never;

it.each([
  [
    'an unknown header template',
    () => <HeaderByTemplate templateId="7" brand={{ name: '明远' }} />,
    /templateId \| 7 \| template 1/,
  ],
  [
    'a missing logo',
    () => <HeaderByTemplate brand={{ logoType: 'image', name: '明远' }} />,
    /brand.logo .*short name/,
  ],
  ['a missing name', () => <HeaderByTemplate brand={{}} />, /brand.name .*a house/],
  [
    'a nameless menu',
    () => <HeaderByTemplate brand={{ name: '明远' }} menus={[{ id: 'm1', name: ' ' }]} />,
    /menu m1 .*left out/,
  ],
  [
    'an unknown footer template',
    () => <FooterByTemplate templateId={9} />,
    /footer templateId \| 9 \| template 1/,
  ],
  ['an unknown side bar template', () => <SideBar info={{ tempType: 3 }} />, /tempType \| 3 \| line icons/],
  [
    'a missing field list',
    () => <DynamicForm fields={null} onSubmit={() => undefined} />,
    /^fields .*no field/,
  ],
  [
    'an unknown field type',
    () => <DynamicForm fields={[{ fieldId: 'k', fieldType: 'colour' }]} onSubmit={() => undefined} />,
    /fieldType of k \| colour .*text/,
  ],
  [
    'a field without an id',
    () => <DynamicForm fields={[{ fieldName: '姓名' }]} onSubmit={() => undefined} />,
    /fieldId of "姓名" .*left out/,
  ],
  ['an unknown empty state', () => <EmptyState type={unknownType} />, /type \| unheard-of .*blank/],
  [
    'an invalid lesson time',
    () => <Timetable label="课表" lessons={[{ id: 'x', name: '课', startsAt: 'soon', endsAt: 'late' }]} />,
    /times of lesson x .*left out/,
  ],
  [
    'an unknown time zone',
    () => <Timetable label="课表" lessons={[]} timeZone="Mars/One" />,
    /timeZone \| Mars\/One .*own clock/,
  ],
])('a component warns of its fallback for %s, and not in production', (_, draw, words) => {
  render(draw());
  expect(warnings()).toMatch(words);
  cleanup();
  vi.mocked(warnOfFallback).mockClear();
  vi.stubEnv('NODE_ENV', 'production');
  render(draw());
  expect(warnings()).toBe('');
});

it('warnOfFallback warns once per message, shortened to one line', async () => {
  const actual = await vi.importActual<typeof Warn>('./warn.ts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  actual.warnOfFallback('x', 'y'.repeat(500), 'z');
  actual.warnOfFallback('x', 'y'.repeat(500), 'z');
  expect(warn.mock.calls).toEqual([[`[@lectern/ui] x is "${'y'.repeat(39)}…: z`]]);
  warn.mockRestore();
});
