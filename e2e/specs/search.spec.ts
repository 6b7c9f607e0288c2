import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

async function openField(page: Page) {
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox', { name: '搜索' });
  if (!(await field.isVisible())) await header.getByRole('button', { name: '打开搜索' }).click();
  await field.focus();
  return field;
}

test('a student searches by pinyin and with a typing mistake, by keyboard only, and finds the recent searches @release @phone', async ({
  page,
  school,
}) => {
  test.setTimeout(120_000);
  await openLoggedIn(page, school.origin, 'member');
  const field = await openField(page);
  // Names are indexed a moment after they were written; suggestions follow the typed text.
  await expect(async () => {
    await field.fill('');
    await field.fill('yuanzhuiqux');
    await expect(page.getByRole('option', { name: /圆锥曲线二十讲/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveId((await field.getAttribute('aria-activedescendant')) ?? '');
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('yuanzhuiqux');
  await field.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(chosen).toHaveText('在全站搜索“yuanzhuiqux”');
  await field.press('Enter');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('搜索“yuanzhuiqux”');
  await expect(main.getByRole('region', { name: '课程' }).getByRole('link').first()).toContainText(
    '圆锥曲线',
  );
  await expectAccessible(page);

  // Two letters are swapped.
  const own = main.getByRole('searchbox', { name: '搜索全站' });
  await own.fill('圆锥线曲');
  await own.press('Enter');
  await expect(main.getByRole('status')).toContainText('相差一个字');
  const kinds = page.getByRole('navigation', { name: '结果的种类' });
  await kinds.getByRole('link', { name: /^课程/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('圆锥线曲');
  await expect(
    main.getByRole('article', { name: '圆锥曲线二十讲' }).or(main.getByRole('article').first()),
  ).toBeVisible();
  await kinds.getByRole('link', { name: '全部' }).click();
  await expect(main.getByRole('status')).toContainText('相差一个字');

  await page.goto('/#/search');
  await expect(main.getByRole('link', { name: '圆锥线曲' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: '删除“圆锥线曲”' }).click();
  await (await openField(page)).fill('');
  await expect(page.getByRole('option').first()).toHaveText('yuanzhuiqux');
  await page.getByRole('button', { name: '清除最近搜索' }).first().click();
  await page.reload();
  await expect(main.getByText('输入想找的内容')).toBeVisible();
});
