import { expect, test } from '../fixtures/test.ts';
import { enter, escape, tabTo, type } from '../pages/keyboard.ts';
import { expectStudent, PASSWORD } from '../pages/login.ts';

test('a student shops, studies and practises by keyboard only @release', async ({ page }) => {
  test.setTimeout(180_000);
  const header = page.getByRole('banner');
  const main = page.getByRole('main');

  // The first tab stop skips the header.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /跳到正文|跳到主要内容|跳过/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  // A branch and back: the list opens with Enter and closes with Escape.
  const switcher = header.getByRole('button', { name: /切换分校/ });
  await page.goto('/#/home/choice');
  await enter(page, switcher);
  await expect(page.getByRole('link', { name: '青禾学堂上海分校' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(switcher).toHaveAttribute('aria-expanded', 'false');

  // Search, open, into the cart.
  await type(page, header.getByRole('combobox', { name: '搜索' }), '吉他');
  await page.keyboard.press('Enter');
  await enter(page, main.getByRole('article').first().getByRole('link'));
  await expect(main.getByRole('heading', { level: 1 })).toContainText('吉他');
  await enter(page, main.getByRole('button', { name: '加入购物车' }).locator('visible=true').first());
  await expect(main.getByRole('link', { name: '去购物车' }).locator('visible=true').first()).toBeVisible();

  // Logging in: the focus moves into the dialog, is trapped there and returns.
  await enter(page, header.getByRole('link', { name: '登录', exact: true }));
  const box = page.getByRole('dialog');
  await enter(page, box.getByRole('button', { name: '用密码登录' }));
  await type(page, box.getByLabel('账号', { exact: true }), 'member');
  await type(page, box.getByLabel('密码', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expectStudent(page);

  // Cart and cashier.
  await enter(page, header.getByRole('link', { name: /购物车/ }));
  await enter(page, main.getByRole('button', { name: '去结算' }).locator('visible=true').first());
  await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  const payWindow = page.waitForEvent('popup');
  const pay = main.getByText('在这台设备上付款');
  await expect(pay).toBeVisible();
  await enter(page, main.locator('a, button', { hasText: '在这台设备上付款' }));
  const gateway = await payWindow;
  await enter(gateway, gateway.getByRole('button', { name: /确认支付/ }));
  await expect(main.getByText(/支付成功/).first()).toBeVisible({ timeout: 20_000 });
  await gateway.close();

  // The lesson plays and stops.
  await page.goto('/#/personal/course/lessons');
  await enter(page, main.getByRole('link', { name: /开始学习|继续学习/ }).first());
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  await tabTo(page, page.getByRole('slider', { name: '播放进度' }));
  const before = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(before);

  // A paper: choose, continue, mark, submit.
  await page.goto('/#/lib/subject');
  await enter(page, main.getByRole('button', { name: /^(开始练习|继续|再做一遍)：计算机基础 · 网络与数据/ }));
  await expect(page).toHaveURL(/#\/lib\/subject\/doing/);
  await expect(main.getByRole('group', { name: '第 1 题', exact: true })).toBeVisible();
  await page.keyboard.press('1');
  await expect(main.getByRole('status').filter({ hasText: '已保存 1 / 1' })).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('n');
  await expect(main.getByRole('group', { name: '第 2 题', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await escape(page, page.getByRole('dialog', { name: '键盘操作' }));
  await enter(page, page.getByRole('button', { name: '交卷', exact: true }));
  await enter(page, page.getByRole('dialog').getByRole('button', { name: '确认交卷' }));
  await expect(page.getByRole('img', { name: /得分/ })).toBeVisible();

  // English, and logging out.
  await page.goto('/#/home/index');
  await enter(page, header.getByRole('button', { name: /我的账户/ }));
  await enter(page, page.getByRole('button', { name: /English/ }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  await enter(page, header.getByRole('button', { name: /account/i }));
  await enter(page, page.getByRole('button', { name: /Log out/i }));
  await expect(header.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
});
