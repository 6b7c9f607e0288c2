import { expect, test } from '../fixtures/test.ts';
import { isConnectionError } from '../pages/connection.ts';
import { openLoggedIn, logOut } from '../pages/login.ts';

test.use({ serviceWorkers: 'allow' });

test('a visited course is available offline until the student logs out', async ({
  page,
  context,
  school,
  complaints,
}) => {
  const away = page.getByText('暂时连不上网络，页面上是上次看到的内容');
  const name = page.getByRole('main').getByRole('heading', { level: 1 });
  const open = (hash: string) => page.evaluate((to) => void (location.hash = to), hash);

  await openLoggedIn(page, school.origin, 'member');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open('#/course/list');
  const link = page.getByRole('main').locator('li a[href^="#/course/detail/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(name).toBeVisible();
  await page.waitForLoadState('networkidle');
  const course = (await name.textContent()) ?? '';

  await context.setOffline(true);
  await expect(away).toBeVisible();
  await page.reload();
  await expect(name).toHaveText(course);
  await expect(away).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('网络恢复了，刷新一下就能看到最新内容')).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(name).toHaveText(course);
  await expect(away).toHaveCount(0);

  // After the log-out, another user of the device has the site, but nothing that the student saw.
  await logOut(page, /宋明远/);
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto(`${school.origin}/${address}`);
  await expect(away).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect(name.filter({ hasText: course })).toHaveCount(0);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));
});
