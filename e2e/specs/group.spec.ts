import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { PICTURE } from '../pages/files.ts';
import { openLoggedIn, logInByPassword, PASSWORD } from '../pages/login.ts';

test('a visitor joins a group and posts, another student replies; both delete their posts, and the first leaves @phone @release', async ({
  page,
  browser,
  school,
}) => {
  await page.goto('/#/group');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('小组');
  await expect(main.getByRole('article')).toHaveCount(5);
  await expectAccessible(page);
  await main.getByRole('searchbox', { name: '搜索小组' }).fill('观星');
  await page.keyboard.press('Enter');
  await main.getByRole('link', { name: '周末观星' }).click();
  await expect(
    main.getByRole('heading', { name: '还没有话题' }).or(main.getByText('还没有话题')),
  ).toBeVisible();
  await main.getByRole('button', { name: '加入小组' }).click();
  // The action is performed after the log-in.
  await logInByPassword(page, 'student', PASSWORD);
  await expect(main.getByText('3 位成员')).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('link', { name: '发话题' }).click();
  const title = '这周六晚上谁去看木星？';
  await main.getByRole('textbox', { name: /标题/ }).fill(title);
  await main.getByRole('textbox', { name: /想说的话/ }).fill('操场西边没有灯。\n带一副双筒望远镜就够。');
  await main.getByRole('button', { name: '发布话题' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page);
  const address = page.url();

  const other = await browser.newContext();
  const fellow = await other.newPage();
  await openLoggedIn(fellow, school.origin, 'member');
  await fellow.goto(address);
  await fellow.getByRole('button', { name: '加入小组' }).click();
  await fellow.getByRole('textbox', { name: /你的回复/ }).fill('我去，带上我表哥的支架。');
  await fellow
    .locator('input[type=file]')
    .setInputFiles({ name: '支架.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(fellow.getByText('支架.png 上传完成')).toBeAttached();
  await fellow.getByRole('button', { name: '发布回复' }).click();
  await expect(fellow.getByRole('heading', { name: '1 条回复' })).toBeFocused();

  await page.goto('/#/personal/message/detailslist');
  await main
    .getByRole('button', { name: /你的话题有人回复了/ })
    .first()
    .click();
  await expect(main.getByText(`“${title}”有了新的回复`)).toBeVisible();
  await page.goto('/#/group?view=topics');
  await expect(main.getByRole('article', { name: title })).toContainText('1 条新回复');
  await main.getByRole('link', { name: title }).click();
  await expect(main.getByRole('article', { name: '宋明远' })).toContainText(/新回复.*带上我表哥的支架/);
  await expect(main.getByRole('img', { name: /支架/ })).toBeVisible();
  await expect(main.getByRole('button', { name: '删除话题' })).toHaveCount(0);

  await fellow.getByRole('button', { name: '删除我的回复' }).click();
  await fellow.getByRole('button', { name: '删除', exact: true }).click();
  await expect(fellow.getByRole('heading', { name: '还没有回复' })).toBeVisible();
  await other.close();
  await page.reload();
  await main.getByRole('button', { name: '删除话题' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('周末观星');
  await main.getByRole('button', { name: '退出小组' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '退出小组' })
    .click();
  await expect(main.getByRole('button', { name: '加入小组' })).toBeVisible();
});
