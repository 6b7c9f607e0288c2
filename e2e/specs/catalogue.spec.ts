import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { isConnectionError } from '../pages/connection.ts';

test.describe('the course list', () => {
  test('is searched from the header, marks the matches and keeps the query in the address @phone', async ({
    page,
  }) => {
    await page.goto('/#/course/list');
    const header = page.getByRole('banner');
    const box = header.getByRole('combobox', { name: '搜索' });
    if (!(await box.isVisible())) await header.getByRole('button', { name: /搜索/ }).first().click();
    await box.first().fill('圆锥 曲线');
    await box.first().press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toContainText('圆锥 曲线');
    await expect(page).toHaveURL(/courseName=%E5%9C%86%E9%94%A5%20%E6%9B%B2%E7%BA%BF/);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('link')).toHaveAccessibleName('圆锥曲线二十讲');
    await expect(first.getByText('圆锥', { exact: true })).toBeVisible();
  });

  test('filters, sorts and pages, and restores all of it after a reload', async ({ page }) => {
    await page.goto('/#/course/list');
    const main = page.getByRole('main');
    await main
      .getByRole('group', { name: '科目' })
      .getByRole('button', { name: /高中同步/ })
      .click();
    await main
      .getByRole('group', { name: '细分' })
      .getByRole('button', { name: /高中数学/ })
      .click();
    await main.getByRole('group', { name: '形式' }).getByRole('button', { name: /直播/ }).click();
    await expect(main.getByRole('status')).toHaveText('共 1 门课程');
    await expect(main.getByRole('article')).toHaveCount(1);

    await page.reload();
    await expect(main.getByRole('article')).toHaveCount(1);
    const active = main.getByRole('group', { name: '已选条件' });
    await expect(active.getByRole('button', { name: '移除“高中数学”' })).toBeVisible();
    await active.getByRole('button', { name: '移除“直播”' }).click();
    await expect(page).not.toHaveURL(/kind=/);

    await active.getByRole('button', { name: '清空' }).click();
    await main.getByRole('slider', { name: '价格区间：到' }).press('Home');
    await main.getByRole('slider', { name: '价格区间：到' }).press('PageUp');
    await expect(active.getByRole('button', { name: /移除“不高于 ¥/ })).toBeVisible();
    await active.getByRole('button', { name: '清空' }).click();
    await main.getByRole('combobox', { name: '排序' }).click();
    await page.getByRole('option', { name: '价格从高到低' }).click();
    await expect(page).toHaveURL(/sort=priceDown/);
    await expect(main.getByRole('article').first()).toContainText('高考数学双课包');
    await main.getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect(main.getByRole('article').first()).toContainText('高考数学双课包');
  });

  test('shows the results first on a phone, and further filters by a button @phone @release', async ({
    page,
  }) => {
    await page.goto('/#/course/list');
    const main = page.getByRole('main');
    const kinds = main.getByRole('group', { name: '形式' });
    const more = main.getByRole('button', { name: '更多条件' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    await expect(kinds).toBeVisible({ visible: !isPhone });
    await expect(more).toBeVisible({ visible: isPhone });
    if (isPhone) await more.press('Enter');
    await kinds.getByRole('button', { name: /直播/ }).click();
    await expect(page).toHaveURL(/kind=live/);
    await expect(main.getByRole('group', { name: '已选条件' })).toContainText('直播');
    await expectAccessible(page);
  });

  test('shows a way to all courses when nothing is found, whatever was typed @release', async ({ page }) => {
    for (const text of ['没有这样的课', '100%', "';--", '<b>']) {
      await page.goto(`/#/course/list?courseName=${encodeURIComponent(text)}`);
      await expect(page.getByText(`没有找到与“${text}”有关的课程`)).toBeVisible();
    }
    await page.getByRole('link', { name: '清空条件，看全部课程' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  });

  test('does not overflow with a long word without spaces @release @phone', async ({ page }) => {
    await page.goto(`/#/course/list?courseName=${'abcdefghij'.repeat(9)}`);
    await expect(page.getByText('没有找到与“abcdefghij')).toBeVisible();
    const room = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await room()).toBeLessThanOrEqual(0);
  });

  test('shows no counts when its request failed @release', async ({ page, complaints }) => {
    await page.goto('/#/home/choice');
    await page.route('**/commodity/list**', (route) => route.abort('internetdisconnected'));
    await page.goto('/#/course/list');
    await expect(page.getByText('课程没有加载出来，请检查网络')).toBeVisible();
    const filters = page.getByRole('region', { name: '筛选' });
    await expect(filters.getByRole('button', { name: '直播', exact: true })).toBeVisible();
    await expect(filters).not.toContainText(/\d/);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !isConnectionError(complaint)),
    );
  });

  test('has no accessibility violations @phone', async ({ page }) => {
    await page.goto('/#/course/list');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('the course page', () => {
  test('shows contents, previews, teacher and reviews @phone', async ({ page }) => {
    await page.goto(`/#/course/list?courseName=${encodeURIComponent('从集合到三角函数')}`);
    await page.getByRole('link', { name: /从集合到三角函数/ }).click();
    await expect(page).toHaveURL(/#\/course\/detail\/\d+\/\d+\/contents/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: '高一数学：从集合到三角函数' })).toBeVisible();
    await expect(page).toHaveTitle(/高一数学/);

    await expect(main.getByRole('link', { name: /从一堆东西到一个集合/ })).toHaveAttribute(
      'href',
      /video\/page\?.*lessonId=/,
    );
    await expect(main.getByRole('link', { name: /集合之间：包含与相等/ })).toHaveCount(0);
    await expect(main.getByText('一张函数地图')).toBeHidden();
    await main.getByRole('button', { name: '全部展开' }).click();
    await expect(main.getByText('学期小结：一张函数地图')).toBeVisible();

    await main
      .getByRole('navigation', { name: '本页内容' })
      .getByRole('button', { name: '学员评价' })
      .click();
    await expect(main.getByRole('heading', { name: '学员评价' })).toBeInViewport();
    await main.getByRole('button', { name: /4 星 2 条/ }).click();
    await expect(main.getByText('板书漂亮，节奏稍慢')).toBeVisible();
    await expect(main.getByText('终于明白对数为什么要这么定义了')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('shows a message for an unknown course @release', async ({ page }) => {
    await page.goto('/#/course/detail/999999/1/contents');
    await expect(page.getByText('没有找到这门课程')).toBeVisible();
  });

  test('is available in English @release', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'en'));
    await page.goto('/#/course/list?courseName=conics');
    await page.getByRole('link', { name: 'Twenty lessons on conics' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Twenty lessons on conics' })).toBeVisible();
    await expect(page.getByRole('main').getByText('¥259').first()).toBeVisible();
  });
});
