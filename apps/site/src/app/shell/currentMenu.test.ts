import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentMenu } from './currentMenu.ts';
import type { MenuEntry } from '../../shared/school/menu.model.ts';

const entry = (href: string | undefined, children: MenuEntry[] = []): MenuEntry => ({
  id: href ?? '',
  name: { zh: '菜单', en: 'Menu' },
  href,
  isNewWindow: false,
  children,
});

const menus = [
  entry('#/home/index'),
  entry('#/course/list', [entry('#/coursePackage/list'), entry('#/trainingPlan')]),
  entry('#/lib/subject'),
  entry('#/news'),
  entry('https://elsewhere.example/course/list'),
  entry(undefined),
  entry('/resourceSharing/list'),
  entry('https://school.example/homeworkStudentComplete/homeworksAndProductions?a=1'),
  entry('https://school.example/s/pc/#/vip?a=1'),
  entry('//elsewhere.example/group'),
];

afterEach(() => void vi.unstubAllGlobals());

describe('currentMenu', () => {
  test.each([
    ['/home/index', 0],
    ['/home/index/beijing', 0],
    ['/home/choice', -1],
    ['/course/list', 1],
    ['/course/detail/1/2/contents', 1],
    ['/coursePackage/detail/3', 1],
    ['/trainingPlan/detail/7', 1],
    ['/lib/subject/doing', 2],
    ['/newsdetails/7', 3],
    ['/newsletter', -1],
    ['/personal/order', -1],
    ['/resourceSharing/list', 6],
    ['/resourceSharing/detail/7', 6],
    ['/homeworkStudentComplete/detail/7', 7],
    ['/vip', 8],
    ['/group', -1],
  ])('finds the menu of %s at index %d', (path, index) => {
    vi.stubGlobal('location', new URL('https://school.example/'));
    expect(currentMenu(menus, path)).toBe(index);
  });

  test('finds no menu in an empty list', () => {
    expect(currentMenu([], '/home/index')).toBe(-1);
  });
});
