import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { expectStudent, fillRegistration } from '../pages/login.ts';

test('a new student is asked once what to learn, and begins with it @release', async ({ page }) => {
  // Accounts of the demonstration may have received something in another walk, so a new one is registered.
  await page.goto('/#/join/register');
  await fillRegistration(page, 'first_evening', '13700000067');
  await page.getByRole('main').getByRole('button', { name: '注册', exact: true }).click();
  await expectStudent(page);
  // Wherever the registration leads, this walk begins on the home page.
  await page.goto('about:blank');
  await page.goto('/#/home/index');
  await page.getByRole('link', { name: /选一科，定个目标/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '你想先学哪一科？' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /大学英语/ }).check();
  await page.getByRole('button', { name: '继续' }).click();
  await page.getByRole('radio', { name: /没有，慢慢学/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '好了，从这里开始' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '先回首页' }).click();
  await expect(page.getByRole('link', { name: /选一门课/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /选一科，定个目标/ })).toHaveCount(0);

  await page.goto('/#/lib/subject');
  const today = page.getByRole('region', { name: '今天要做的' });
  await today.getByRole('link', { name: '学习目标' }).click();
  await expect(page.getByRole('radio', { name: /大学英语/ })).toBeChecked();
});
