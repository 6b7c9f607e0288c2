import type { Page } from 'playwright/test';
import { routes } from '../../apps/site/src/app/routes/routes.ts';
import type { Route } from '../../apps/site/src/shared/routes/route.ts';
import { PHONE } from '../fixtures/devices.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

/** Values in the demonstration for each parameter of an address; the walk reports missing ones. */
const PARTS: Readonly<Record<string, string>> = {
  schSuffix: 'shanghai',
  type: 'login',
  kind: '0',
  part: 'contents',
  commodityId: '1',
  targetId: '1',
  id: '1',
  examId: '1',
  mode: 'check',
  curId: '0',
  protocolId: '1',
  itemId: '1',
  planId: '1',
  resourceId: '1',
  openClassId: '1',
  questionId: '1',
  groupId: '1',
  menuId: '1063',
  homeworkId: '1',
  orderId: '1',
};

/** Pages whose parameters or queries show different content. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  '/join/:type?': ['/join/register'],
  '/custom/:id': ['/custom/1061'],
  '/search': ['/search?text=数学'],
  '/answerslist/:kind?': ['/answerslist/0?view=ask'],
  '/lib/subject': ['/lib/subject?subjectId=1'],
  '/class/type/video/page': ['/class/type/video/page?commodityId=1&classTypeId=1'],
  '/personal/course/apply/:itemId?': ['/personal/course/apply'],
  '/personal/course/homework/:homeworkId?': ['/personal/course/homework'],
  '/sysPageHeadFoot/showDetail/:id': ['/sysPageHeadFoot/showDetail/2025?pid=202'],
};

/** Routes of the home page are in the first bundle and not in the table. */
const everyRoute: readonly Pick<Route, 'path' | 'access'>[] = [
  { path: '/home/index', access: 'visitor' },
  { path: '/home/index/:schSuffix', access: 'visitor' },
  { path: '/home/choice', access: 'visitor' },
  ...routes,
];

function addressesOf(path: string): string[] {
  const address = path.replaceAll(/:(\w+)\??/g, (_, part: string) => {
    const value = PARTS[part];
    if (value === undefined) throw new Error(`PARTS has no value for :${part} of ${path}`);
    return value;
  });
  return [address, ...(MORE[path] ?? [])];
}

/** Expects a single first-level heading, and a distinct name for each navigation. */
async function expectNamed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const named = page.getByRole('navigation', { name: /\S/ });
  const withoutName = async () => (await page.getByRole('navigation').count()) - (await named.count());
  await expect.poll(withoutName).toBe(0);
}

const GROUPS = {
  visitor: everyRoute.filter(({ access }) => access === 'visitor'),
  'student outside the personal centre': everyRoute.filter(({ path }) => !path.startsWith('/personal')),
  'student in the personal centre': everyRoute.filter(({ path }) => path.startsWith('/personal')),
};

// The width at which touch targets have the least room.
test.use(PHONE);

for (const [who, group] of Object.entries(GROUPS)) {
  test(`axe finds no violations on any page for a ${who}, in light and dark @release`, async ({
    page,
    school,
  }) => {
    test.setTimeout(900_000);
    if (who !== 'visitor') await openLoggedIn(page, school.origin, 'student');
    for (const address of group.flatMap(({ path }) => addressesOf(path))) {
      await test.step(address, async () => {
        await page.goto('about:blank');
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(`${school.origin}/#${address}`);
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expectNamed(page);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
      });
    }
  });
}
