import type { Page } from 'playwright/test';
import { PHONE } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { layoutShiftOf, recordLayoutShifts } from '../pages/shifts.ts';

/** Layout shift that goes unnoticed: a line of text a few pixels higher than its placeholder. */
const MAX_SHIFT = 0.05;

/** Delays of consecutive replies in ms, since the parts of a page never arrive at the same time. */
const DELAYS = [100, 350, 200, 500] as const;

/** Pages with several requests, or whose content is higher than the viewport. */
const PAGES = {
  'of the school': [
    '#/home/index',
    '#/course/list?category=2',
    '#/teachers',
    '#/trainingPlan',
    '#/resourceSharing/list',
  ],
  'of a student': [
    '#/lib/subject',
    '#/lib/subject?subjectId=1',
    '#/answerslist/0?view=ask',
    '#/personal/invoice',
    '#/personal/accountcenter/account/balance',
    '#/personal/accountcenter/score',
    '#/personal/accountcenter/account/withdraw',
    '#/personal/setting/archives',
    '#/teacherLoginIn',
    // Redirects to the home page.
    '#/join/login',
  ],
};

async function delayReplies(page: Page): Promise<void> {
  let call = 0;
  await page.route('**/s/api/**', async (route) => {
    const delay = DELAYS[(call += 1) % DELAYS.length];
    await new Promise((resolve) => setTimeout(resolve, delay));
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
}

// The smallest viewport, in which shifts are largest.
test.use(PHONE);

for (const [whose, pages] of Object.entries(PAGES)) {
  test(`pages ${whose} do not shift while their parts load @release`, async ({ page, school }) => {
    await openLoggedIn(page, school.origin, 'student');
    await recordLayoutShifts(page);
    await delayReplies(page);
    const moved: Record<string, number> = {};
    for (const hash of pages) {
      await page.goto('about:blank');
      await page.goto(`${school.origin}/${hash}`);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const shift = await layoutShiftOf(page);
      if (shift > MAX_SHIFT) moved[hash] = Number(shift.toFixed(3));
    }
    expect(moved).toEqual({});
  });
}

test('pages opened from within do not shift on a tablet @release', async ({ page, school }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await recordLayoutShifts(page);
  await page.goto(`${school.origin}/#/home/index`);
  await page.waitForLoadState('networkidle');
  await delayReplies(page);
  const before = await layoutShiftOf(page);
  // The subjects take two lines; a lesson has no header.
  for (const hash of [
    '/course/list?category=2',
    '/class/type/video/page?classTypeId=1&commodityId=1&lessonId=1',
  ]) {
    await page.evaluate((to) => void (location.hash = to), hash);
    await expect(page).toHaveURL(`${school.origin}/#${hash}`);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect((await layoutShiftOf(page)) - before).toBeLessThan(0.01);
});

test('a student never sees the visitor’s log-in link while the session is being checked', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/usersfront/getCurrentUser*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  const banner = page.getByRole('banner');
  const links = banner.getByRole('link', { name: '登录', exact: true });
  await expect(banner.getByRole('link', { name: '青禾学堂' }).first()).toBeVisible();
  await expect(links).toHaveCount(0);
  const known = page.waitForResponse('**/usersfront/getCurrentUser*');
  answer();
  await known;
  await expect(links).toHaveCount(0);

  // If the session cannot be checked, the log-in link is shown.
  await page.unroute('**/usersfront/getCurrentUser*');
  await page.route('**/usersfront/getCurrentUser*', (route) =>
    route.fulfill({ json: { code: 0, message: '暂时查不到' } }),
  );
  await page.reload();
  await expect(links.first()).toBeVisible();
});
