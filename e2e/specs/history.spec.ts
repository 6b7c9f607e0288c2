import { expect, test } from '../fixtures/test.ts';
import { openLoggedIn, openBox } from '../pages/login.ts';

test.describe('a step back in the history', () => {
  test('closes the log-in dialog and the menu of a phone @phone', async ({ page, isMobile }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    // A page on which closing the log-in dialog leads home.
    await page.goto('/#/apply');
    await expect(heading).toHaveText('考试报名');
    await page.goto('/#/news');
    await expect(heading).toHaveText('学校动态');
    await openBox(page);
    const dialog = page.getByRole('dialog');
    if (isMobile) {
      // On touch devices the first step back closes what is open without leaving the page; only the next one
      // leaves it.
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(heading).toHaveText('学校动态');
      await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
      await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(heading).toHaveText('学校动态');
      // A link of the menu leaves no empty history entry behind.
      await page.getByRole('banner').getByRole('button', { name: '菜单' }).click();
      await dialog.getByRole('link', { name: '名师', exact: true }).click();
      await expect(page).toHaveURL(/#\/teachers$/);
      await page.goBack();
      await expect(heading).toHaveText('学校动态');
    }
    await page.goBack();
    await expect(heading).toHaveText('考试报名');
    await expect(dialog).toHaveCount(0);
  });

  test('closes a confirmation, which counts as declined @release', async ({ page, school }) => {
    await openLoggedIn(page, school.origin, 'student');
    await page.goto('/#/group?view=joined');
    const main = page.getByRole('main');
    await main.getByRole('article').first().getByRole('link').first().click();
    await main.getByRole('button', { name: '退出小组' }).click();
    await expect(page.getByRole('dialog', { name: '要退出小组吗？' })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('小组');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(main.getByRole('button', { name: '退出小组' })).toBeVisible();
  });
});
