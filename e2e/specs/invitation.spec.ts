import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn, expectStudent, fillRegistration } from '../pages/login.ts';

test('a student sends an invitation link, a friend registers with it, and both receive points @release', async ({
  page,
  browser,
  school,
}) => {
  const main = page.getByRole('main');
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/accountcenter/invite');
  await expect(main.getByRole('img', { name: '用手机扫码注册' })).toBeVisible();
  const friends = main.getByRole('list', { name: '来了的同学' }).getByRole('listitem');
  await expect(friends.first()).toBeVisible();
  const before = await friends.count();
  await expectAccessible(page);
  const link = await main.getByRole('textbox', { name: '邀请链接' }).inputValue();
  const [code = ''] = /\w+$/.exec(link) ?? [];
  await expect(main.getByText(code, { exact: true })).toBeVisible();

  const friend = await (await browser.newContext()).newPage();
  const card = friend.getByRole('main');
  await friend.goto(link);
  await expect(card.getByLabel('邀请码（选填）')).toHaveValue(code);
  await fillRegistration(friend, 'invited_friend', '13700000066');
  await card.getByLabel('邀请码（选填）').fill('NOBODY22');
  await card.getByRole('button', { name: '注册', exact: true }).click();
  await expect(card.getByLabel('邀请码（选填）')).toHaveAccessibleDescription(/没有这个邀请码/);
  await expectAccessible(friend);
  await card.getByLabel('邀请码（选填）').fill(code.toLowerCase());
  await card.getByRole('button', { name: '注册', exact: true }).click();
  await expectStudent(friend);
  await friend.goto(`${school.origin}/#/personal/accountcenter/score`);
  await expect(card.getByText('受邀注册礼')).toBeVisible();
  await friend.context().close();

  await page.reload();
  await expect(friends).toHaveCount(before + 1);
  await expect(friends.first()).toContainText('+50');
});
