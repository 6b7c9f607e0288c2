import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { chooseBranch, openDrawer } from '../pages/header.ts';
import { openLoggedIn } from '../pages/login.ts';

const switcher = (page: Page) => page.getByRole('banner').getByRole('button', { name: /切换分校/ });

/** Records every look that the page has in any frame: its colours, and the colours of the school's name. */
function recordLooks(): void {
  const looks = new Set<string>();
  Object.assign(window, { looks });
  const look = () => {
    const { dataset, classList } = document.documentElement;
    const dress = [...classList].find((name) => name.startsWith('header-'));
    const name = document.querySelector('header a')?.getAttribute('aria-label');
    if (document.body !== null)
      looks.add(`${dataset['theme']} ${dress} ${getComputedStyle(document.documentElement).backgroundColor}`);
    if (typeof name === 'string') looks.add(`${name} in ${dress}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const looksOf = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'looks') as Set<string>)].toSorted());

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--lc-accent').trim());

test('switching the branch asks away from the home page, changes the theme in one frame and survives a reload @release @phone', async ({
  page,
}) => {
  await page.goto('/#/course/list?kind=live');
  await chooseBranch(page, '青禾学堂上海分校');
  const question = page.getByRole('dialog', { name: '是否切换【青禾学堂上海分校】' });
  await expect(question.getByText('分校切换完成后自动跳转首页，是否继续？')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/#\/course\/list\?kind=live$/);
  await chooseBranch(page, '青禾学堂上海分校');
  await question.getByRole('button', { name: '继续' }).click();
  await expect(page).toHaveURL(/#\/home\/index\/shanghai$/);
  await expect(page.locator('html')).toHaveClass(/header-cyan/);
  await expect(page).toHaveTitle(/上海分校/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/media/drawn/logo/bridge/cyan.svg');

  // On the home page nothing is requested; there must be one look before and one after, and no mixture in
  // between.
  await page.evaluate(recordLooks);
  await chooseBranch(page, '青禾学堂长沙分校');
  await expect(page).toHaveURL(/#\/home\/index\/changsha$/);
  await expect(page).toHaveTitle(/长沙分校/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const colours = (theme: string, colour: string) => expect.stringMatching(`^${theme} header-${colour} rgb`);
  expect(await looksOf(page)).toEqual([
    colours('auto', 'cyan'),
    colours('auto', 'own'),
    '青禾上海 in header-cyan',
    '青禾长沙 in header-own',
  ]);
  // The school's own colours, which no build contains.
  expect(await accentOf(page)).toBe('#b5305a');

  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(recordLooks);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  expect(await looksOf(page)).toEqual([colours('dark', 'own'), '青禾长沙 in header-own']);
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  expect(await accentOf(page)).toBe('#b5305a');
});

test('the home address without a suffix shows the default school, and an unknown suffix an error', async ({
  page,
}) => {
  const title = '青禾学堂 — 把每一门课都学到会';
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
  await expect(page).toHaveTitle(title);
  await page.goto('/#/news');
  await expect(page).not.toHaveTitle(title);
  await page.goto('/#/home/index/hefei');
  await expect(page.getByText('本网校仅供测试使用')).toBeVisible();
  // Links to the home page stay within the branch.
  await page.goto('/#/news');
  await page.getByRole('main').getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveURL(/#\/home\/index\/hefei$/);
  await page.goto('/#/home/index');
  await expect(page.getByText('本网校仅供测试使用')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  await page.goto('/#/home/index/nowhere');
  await expect(page.getByText('没有找到这所分校')).toBeVisible();
});

test('a branch on a test domain shows a banner, and counts visits only with consent @release', async ({
  page,
}) => {
  // No real statistics are collected; the frame gets an empty response.
  await page.route('https://hm.baidu.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const question = page.getByRole('region', { name: '访问统计' });
  const counting = page.locator('iframe[src="/outside/statistics"]');
  await page.goto('/#/home/index/hefei');
  await expect(page.getByText('本网校仅供测试使用，对外公开请更换为自有域名')).toBeVisible();
  await expect(question).toBeVisible();
  await expect(counting).toHaveCount(0);
  await expectAccessible(page);
  // Log-in pages load no third-party code, so no consent is requested.
  await page.goto('/#/join/login');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto('/#/home/index/hefei');
  await question.getByRole('button', { name: '不同意' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(switcher(page).or(page.getByRole('banner')).first()).toBeVisible();
  await expect(page.getByText('本网校仅供测试使用')).toBeVisible();
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

test('a branch opens its admin centre, and shows a student only the permitted pages @phone @release', async ({
  page,
  school,
  context,
}) => {
  const centre = page.getByRole('banner').getByRole('button', { name: '管理中心' });
  const openCentre = async () => {
    await openDrawer(page);
    await centre.click();
  };
  await openLoggedIn(page, school.origin, 'member');
  await expect(centre).toHaveCount(0);
  await page.goto('/#/home/index/hefei');
  await expect(page).toHaveTitle(/合肥/);
  const opened = context.waitForEvent('page');
  await openCentre();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/sandbox\/outbox$/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await openCentre();
  await expect(page.getByText('窗口无法打开，请检查你的浏览器设置。')).toBeVisible();

  await page.goto('/#/personal');
  const menu = page.getByRole('main').getByRole('navigation', { name: '个人中心' });
  await expect(menu.getByRole('link')).toHaveText([
    '我的课程',
    '我的笔记',
    '我的证书',
    '我的订单',
    '我的发票',
    '账户中心',
    '我的消息',
    '账号与安全',
    '个人资料',
  ]);
  await expectAccessible(page);
  const expectLanding = async (from: string, on: RegExp) => {
    await page.goto(from);
    await expect(page).toHaveURL(on);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  };
  await expectLanding('/#/personal/course', /#\/personal\/course\/note$/);
  await expectLanding('/#/personal/setting', /#\/personal\/setting\/data$/);
  // A page that is not permitted leads to one that is.
  await expectLanding('/#/personal/course/package', /#\/personal\/course\/note$/);
  await expectLanding('/#/personal/setting/avatar', /#\/personal\/setting\/data$/);
  // An address may require that a message of the school is read first.
  await expectLanding(
    '/?companyMessageReach=1#/home/index/hefei',
    /localhost:\d+\/#\/personal\/message\/detailslist$/,
  );
});

test('the list of all branches asks for confirmation and leads to the chosen branch’s home page', async ({
  page,
}) => {
  await page.goto('/#/home/choice');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /青禾学堂上海分校/ }).click();
  const question = page.getByRole('dialog', { name: '是否切换【青禾学堂上海分校】' });
  await question.getByRole('button', { name: '继续' }).click();
  await expect(page).toHaveURL(/#\/home\/index\/shanghai$/);
  await expect(page).toHaveTitle(/上海分校/);
});
