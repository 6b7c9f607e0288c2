import type { Page } from 'playwright/test';
import type { RunningSchool } from '../fixtures/school.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { runLive } from '../pages/school.ts';

/** Opens the live lesson that has a room in the sandbox. */
async function goToClass(page: Page, school: RunningSchool, username: string): Promise<void> {
  await openLoggedIn(page, school.origin, username);
  await page.goto('/#/personal/course/lessons');
  await page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: '名师答疑直播间' })
    .getByRole('link', { name: /继续学习|开始学习/ })
    .click();
  await page
    .getByRole('navigation', { name: '课程目录' })
    .getByRole('link', { name: /小班讨论/ })
    .click();
  await expect(page.getByText('等老师开始')).toBeVisible();
}

/** Opens the room at the address that the page has for this student. */
async function openRoom(page: Page): Promise<Page> {
  const address = await page.getByRole('link', { name: '进入直播间' }).getAttribute('href');
  const room = await page.context().newPage();
  await room.goto(address ?? '');
  return room;
}

test('two students meet in a live room, and their lesson page follows the class until its replay @release', async ({
  page,
  browser,
  school,
}) => {
  await goToClass(page, school, 'signer');
  await expectAccessible(page);
  const other = await browser.newContext({ baseURL: school.origin });
  const otherPage = await other.newPage();
  await goToClass(otherPage, school, 'gifted');

  await page.getByRole('button', { name: '先进直播间' }).click();
  const here = await openRoom(page);
  await otherPage.getByRole('button', { name: '先进直播间' }).click();
  // A gate that applies to this student, after which the room opens by itself.
  await otherPage.getByRole('dialog', { name: '免费课程' }).getByRole('button', { name: '以后再说' }).click();
  const there = await openRoom(otherPage);
  await expect(here.getByRole('heading', { name: '在场 2 人' })).toBeVisible();
  await there.getByRole('button', { name: '举手' }).click();
  await there.getByRole('textbox', { name: '发言' }).fill('这道题我来讲');
  await there.getByRole('button', { name: '发送' }).click();
  await expect(here.getByRole('log')).toContainText('这道题我来讲');
  await expect(here.getByRole('listitem').filter({ hasText: '举手' })).toHaveCount(1);
  await expectAccessible(here);

  const lessonId = new URLSearchParams(page.url().split('?')[1]).get('lessonId') ?? '';
  const teacher = await (await browser.newContext()).newPage();
  const address = new URL((await runLive(school, 'teacher', lessonId)).trim());
  await teacher.goto(`${school.origin}${address.pathname}${address.search}`);
  await teacher.getByRole('button', { name: '开始上课' }).click();
  await expect(here.getByText('正在直播')).toBeVisible();
  await expect(page.getByText(/直播间在另一个窗口里/)).toBeVisible();

  await teacher.getByRole('button', { name: '下课' }).click();
  await expect(page.getByText(/回放正在准备/)).toBeVisible();
  await expectAccessible(page);
  await runLive(school, 'publish', lessonId);
  await expect(here.getByText('回放已经发布')).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await other.close();
});
