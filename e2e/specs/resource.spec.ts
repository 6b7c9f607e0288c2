import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn, logInByPassword, PASSWORD } from '../pages/login.ts';

test('a student finds a file, reads and downloads it, and shares and deletes a file @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/resourceSharing/list');
  await expect(page).toHaveURL(/#\/resourceSharing\/list$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('学习资料');
  await expect(main.getByRole('status')).toHaveText('共 12 份资料');
  await expectAccessible(page);
  await main.getByRole('button', { name: /^文档/ }).click();
  await main.getByRole('searchbox').fill('高频词');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('status')).toHaveText('共 1 份资料');
  await main.getByRole('link', { name: '考研英语高频词 · 第一周' }).click();
  await expect(page).toHaveTitle(/考研英语高频词/);
  await expect(main.getByText('assume')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: /^下载/ }).click();
  expect((await saved).suggestedFilename()).toBe('考研英语高频词 · 第一周.txt');

  await page.goto('/#/resourceSharing/share');
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: '椭圆小结.txt', mimeType: 'text/plain', buffer: Buffer.from('离心率越大越扁。') });
  await expect(main.getByLabel('资料名称')).toHaveValue('椭圆小结');
  await expect(main.getByText('椭圆小结.txt 上传完成')).toBeAttached();
  await main.getByLabel('资料名称').fill('椭圆一页纸');
  await expectAccessible(page);
  await main.getByRole('button', { name: '分享', exact: true }).click();
  await expect(page).toHaveURL(/#\/resourceSharing\/mine$/);
  const own = main.getByRole('row', { name: '椭圆一页纸' });
  await expect(own).toBeVisible();
  await expect(main.getByRole('row', { name: '期中考试错题整理' })).toContainText('审核中');
  await expectAccessible(page);
  await own.getByRole('checkbox').check();
  await main.getByRole('button', { name: '删除所选' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(own).toHaveCount(0);
  await expect(main.getByRole('row', { name: '期中考试错题整理' })).toBeVisible();
});

test('a visitor logs in on a file’s page and reads it; a file for members shows a message to others @release', async ({
  page,
  school,
}) => {
  await page.goto('/#/resourceSharing/list?keyword=高频词');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '考研英语高频词 · 第一周' }).click();
  await expect(main.getByText('登录后可以预览和下载')).toBeVisible();
  await main.getByRole('button', { name: '登录' }).click();
  await logInByPassword(page, 'newcomer', PASSWORD);
  await expect(main.getByText('assume')).toBeVisible();

  const open = async () => {
    await page.goto('/#/resourceSharing/list?keyword=模拟卷');
    await main.getByRole('link', { name: '考研数学一模拟卷（含答案要点）' }).click();
  };
  await open();
  await expect(main.getByText('这份资料只对会员开放')).toBeVisible();
  await openLoggedIn(page, school.origin, 'member');
  await open();
  await expect(main.getByRole('button', { name: '在线阅读' })).toBeVisible();
  await page.goto('/#/resourceSharing/detail/99999');
  await expect(main.getByText('没有找到这份资料')).toBeVisible();
});
