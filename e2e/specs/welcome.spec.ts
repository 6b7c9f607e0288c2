import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { arriveAs } from '../pages/login.ts';

test('a student who has nothing is asked once what to learn, and begins with it @release', async ({
  page,
  school,
}) => {
  await arriveAs(page, school.origin, 'saver');
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
