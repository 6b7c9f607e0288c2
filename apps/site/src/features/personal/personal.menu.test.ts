import { expect, test } from 'vitest';
import { grantedMenu, redirectFrom, landingOf } from './personal.menu.ts';

test.each([
  ['course', [], '/personal/course/classTable'],
  [
    'course',
    ['personal_setting_data', 'personal_course_note', 'personal_course_lessons'],
    '/personal/course/note',
  ],
  ['course', ['personal_course_unheard_of', 'personal_course_collect'], '/personal/course/collect'],
  ['setting', [], '/personal/setting/account'],
  ['setting', ['personal_setting_avatar', 'personal_setting_account'], '/personal/setting/avatar'],
] as const)('the section %s with the grants %j opens %s', (section, codes, path) => {
  expect(landingOf(section, codes)).toBe(path);
});

test('the menu shows the pages granted or needing no grant, and no empty section', () => {
  const shown = grantedMenu(['personal_course_note']).flatMap(({ entries }) =>
    entries.map(({ page }) => page),
  );
  expect(shown).toEqual(['note', 'certificate', 'order', 'invoice', 'accountcenter', 'message']);
});

test('the menu omits the pages and sections that the school hides', () => {
  const shown = (items: Readonly<Record<string, boolean>>) =>
    grantedMenu(undefined, items).flatMap(({ entries }) => entries.map(({ page }) => page));
  expect(shown({ note: true, message: true, setting: true })).toEqual([
    'note',
    'message',
    'account',
    'data',
    'avatar',
    'archives',
  ]);
  expect(shown({})).toEqual([]);
  expect(shown({ setting: true, avatar: false, trade: false, invoice: true })).toEqual([
    'invoice',
    'account',
    'data',
    'archives',
  ]);
});

test.each([
  ['lessons', undefined, undefined],
  ['note', ['personal_course_note'], undefined],
  ['order', [], undefined],
  ['lessons', ['personal_course_note'], '/personal/course/note'],
  ['avatar', ['personal_course_note'], '/personal'],
] as const)('the page %s with the grants %j redirects to %s', (page, granted, path) => {
  expect(redirectFrom(page, granted)).toBe(path);
});
