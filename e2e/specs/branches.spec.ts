import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { arriveAs } from '../pages/login.ts';

const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /切换分校/ });

test('switching the branch away from home is asked about first, in the words of the specification', async ({ page }) => {
  await page.goto('/#/course/list?kind=live');
  const choose = async () => {
    await switcher(page).click();
    await page.getByRole('banner').getByRole('link', { name: '青禾学堂上海分校' }).click();
  };
  await choose();
  const question = page.getByRole('dialog', { name: '是否切换【青禾学堂上海分校】' });
  await expect(question.getByText('分校切换完成后自动跳转首页，是否继续？')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/#\/course\/list\?kind=live$/);
  await choose();
  await question.getByRole('button', { name: '继续' }).click();
  await expect(page).toHaveURL(/#\/home\/index\/shanghai$/);
  await expect(switcher(page)).toContainText('上海分校');
});

test('the next visit wears the chosen school and scheme from its first frame on @phone', async ({ page }) => {
  await page.goto('/#/home/index/shanghai');
  await expect(page.locator('html')).toHaveClass(/header-cyan/);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    const looks = new Set<string>();
    Object.assign(window, { looks });
    const look = () => {
      const { dataset, classList } = document.documentElement;
      const dress = [...classList].find((name) => name.startsWith('header-'));
      if (document.body !== null) looks.add(`${dataset['theme']} ${dress} ${getComputedStyle(document.body).backgroundColor}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const looks = await page.evaluate(() => [...(Reflect.get(window, 'looks') as Set<string>)]);
  expect(looks).toEqual([expect.stringMatching(/^dark header-cyan rgb/)]);
});

test('a branch on a test domain says so, and counts nobody who was not asked @phone', async ({ page }) => {
  // Nobody is really counted; what the frame loads is empty.
  await page.route('https://hm.baidu.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const question = page.getByRole('region', { name: '访问统计' });
  const counting = page.locator('iframe[src="/outside/statistics"]');
  await page.goto('/#/home/index/hefei');
  await expect(page.getByText('当前域名仅供学校测试使用，正式对外开放前请更换为学校自己的域名')).toBeVisible();
  await expect(question).toBeVisible();
  await expect(counting).toHaveCount(0);
  await expectAccessible(page);
  // Where people log in nothing of others runs, and so nothing is asked.
  await page.goto('/#/join/login');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto('/#/home/index/hefei');
  await question.getByRole('button', { name: '不同意' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(switcher(page).or(page.getByRole('banner')).first()).toBeVisible();
  await expect(page.getByText('当前域名仅供学校测试使用')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(counting).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('lectern.consent'));
  await page.reload();
  await question.getByRole('button', { name: '同意', exact: true }).click();
  await expect(counting).toHaveCount(1);
  await expect(counting).toHaveAttribute('sandbox', 'allow-scripts');
  await page.reload();
  await expect(counting).toHaveCount(1);
  await expect(question).toHaveCount(0);
});

test('a branch shows the pages that it grants and lands on the first of its list @phone', async ({ page, school }) => {
  await arriveAs(page, school.origin, 'member');
  await page.goto('/#/home/index/hefei');
  await expect(page).toHaveTitle(/合肥/);
  await page.goto('/#/personal');
  const menu = page.getByRole('main').getByRole('navigation', { name: '个人中心' });
  await expect(menu.getByRole('link')).toHaveText(['我的课程', '我的笔记', '我的订单', '我的消息', '账号与安全', '个人资料']);
  await expectAccessible(page);
  const lands = async (from: string, on: RegExp) => {
    await page.goto(from);
    await expect(page).toHaveURL(on);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  };
  await lands('/#/personal/course', /#\/personal\/course\/note$/);
  await lands('/#/personal/setting', /#\/personal\/setting\/data$/);
  // What is not granted leads to what is.
  await lands('/#/personal/course/package', /#\/personal\/course\/note$/);
  await lands('/#/personal/setting/avatar', /#\/personal\/setting\/data$/);
  // An address may say that a message of the school should be read first.
  await lands('/?companyMessageReach=1#/home/index/hefei', /localhost:\d+\/#\/personal\/message\/detailslist$/);
});

test('the admin centre opens in a tab of its own, and a blocked window is told of', async ({ page, school, context }) => {
  await arriveAs(page, school.origin, 'member');
  const centre = page.getByRole('banner').getByRole('button', { name: '管理中心' });
  await expect(centre).toHaveCount(0);
  await page.goto('/#/home/index/hefei');
  const opened = context.waitForEvent('page');
  await centre.click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/sandbox\/outbox$/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await centre.click();
  await expect(page.getByText('窗口无法打开，请检查你的浏览器设置。')).toBeVisible();
});
