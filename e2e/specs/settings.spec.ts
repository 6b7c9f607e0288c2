import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { PICTURE } from '../fixtures/picture.ts';
import { startSchool } from '../fixtures/school.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn, PASSWORD, readCode, solveByKeyboard } from '../pages/login.ts';

// The walk contains several log-ins, captchas and page loads.
test.describe.configure({ timeout: 150_000 });

test('a student opens, reads and deletes messages @release @phone', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/message/detailslist?parentId=-1');
  const unread = page.getByRole('img', { name: '未读' });
  await expect(unread.first()).toBeVisible();
  // Other walks of the same school create notifications for their student.
  const count = await unread.count();
  const first = page.getByRole('article', { name: '寒假班开课时间提醒' });
  await first.getByRole('button', { name: /寒假班开课时间提醒/ }).click();
  await expect(first.getByText('请提前十分钟进入教室')).toBeVisible();
  await expect(unread).toHaveCount(count - 1);
  await expectAccessible(page);

  await page.getByRole('switch', { name: '只看未读' }).click();
  await expect(page.getByRole('article')).toHaveCount(count - 1);
  await page.getByRole('switch', { name: '只看未读' }).click();
  await first.getByRole('button', { name: /寒假班开课时间提醒/ }).click();
  await first.getByRole('button', { name: '删除' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '删除' })
    .click();
  await expect(first).toHaveCount(0);
  // On a phone the dialog removes its history entry, which would interrupt a reload.
  await page.waitForFunction(() => !('lecternOverlay' in Object(history.state)));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('a student changes the password with the current one, and stays logged in @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'returner');
  await page.goto('/#/personal/setting/account');
  await page.getByRole('button', { name: '修改 登录密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请输入当前密码')).toBeVisible();
  await dialog.getByLabel('当前密码', { exact: true }).fill('Not this one');
  await dialog.getByLabel('新密码', { exact: true }).fill('Another2026');
  await dialog.getByLabel('再输一次新密码').fill('Another2027');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('两次输入的密码不一致')).toBeVisible();
  await dialog.getByLabel('再输一次新密码').fill('Another2026');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('原密码不正确')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('新密码', { exact: true }).fill('returner');
  await dialog.getByLabel('再输一次新密码').fill('returner');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('密码和账号一样，别人一猜就中，请换一个')).toBeVisible();
  await dialog.getByLabel('新密码', { exact: true }).fill('Another2026');
  await dialog.getByLabel('再输一次新密码').fill('Another2026');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已设置')).toBeVisible();
});

test('a student replaces the mobile number after SMS verification; a number or e-mail in use is refused @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  await page.goto('/#/personal/setting/account');
  await page.getByRole('button', { name: '更换 手机号' }).click();
  const proof = page.getByRole('dialog', { name: '先确认是你本人' });
  await proof.getByRole('button', { name: '获取验证码' }).click();
  await solveByKeyboard(page);
  await proof.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13800000002'));
  await proof.getByRole('button', { name: '下一步' }).click();

  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByLabel('新手机号').fill('12345');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByText('请输入正确的手机号')).toBeVisible();
  await dialog.getByLabel('新手机号').fill('13800000001');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await solveByKeyboard(page);
  await expect(dialog.getByText('手机号已绑定')).toBeVisible();
  await dialog.getByLabel('新手机号').fill('13900001234');
  await dialog.getByRole('button', { name: /获取验证码|秒后重发/ }).click();
  await solveByKeyboard(page);
  await dialog.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13900001234'));
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('139****1234').first()).toBeVisible();

  await page.getByRole('button', { name: '绑定 邮箱' }).click();
  await proof.getByRole('radio', { name: '登录密码' }).check();
  await proof.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: '下一步' }).click();
  const mail = page.getByRole('dialog', { name: '绑定邮箱' });
  await mail.getByLabel('新邮箱').fill('signer@lectern.example');
  await mail.getByRole('button', { name: '获取验证码' }).click();
  await solveByKeyboard(page);
  await expect(mail.getByText('邮箱已绑定')).toBeVisible();
});

test('the profile keeps its values and masks the ID number @release', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'emma');
  await page.goto('/#/personal/setting/data');
  const base = page.getByRole('region', { name: '基本信息' });
  await base.getByLabel('女').check();
  await base.getByRole('combobox', { name: /证件类型/ }).click();
  await page.getByRole('option', { name: '身份证' }).click();
  await base.getByLabel('证件号码').fill('12345');
  await base.getByRole('button', { name: '保存' }).click();
  await expect(base.getByText('请输入正确的证件号码')).toBeVisible();
  await base.getByLabel('证件号码').fill('11010519491231002X');
  await base.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  const own = page.getByRole('region', { name: '学校想了解的' });
  await own.getByRole('button', { name: '保存' }).click();
  await expect(own.getByText('必填项，请输入相关信息').first()).toBeVisible();
  await own.getByRole('combobox', { name: /年级/ }).click();
  await page.getByRole('option', { name: '高三' }).click();
  await own.getByLabel(/参加高考的年份/).fill('2027');
  await own.getByRole('button', { name: '保存' }).click();
  await expect(own.getByText('必填项，请输入相关信息')).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(base.getByLabel('证件号码')).toHaveValue('110***********002X');
  await expect(own.getByLabel(/参加高考的年份/)).toHaveValue('2027');
});

test('an ID number whose encryption key is missing is shown as unreadable, and is restored with its key @release', async ({
  context,
}) => {
  const school = await startSchool();
  /**
   * Restarts the server with other secrets, and opens the profile in a page that has no requests to the
   * previous one.
   */
  const restartWith = async (last: Page, ...secrets: string[]) => {
    await last.close();
    await school.kill();
    await writeFile(join(school.dataDir, 'secret'), `${secrets.join('\n')}\n`);
    await school.restart();
    return openProfile(await context.newPage());
  };
  const openProfile = async (page: Page) => {
    await page.goto(`${school.origin}/#/personal/setting/data`);
    const base = page.getByRole('region', { name: '基本信息' });
    return { page, base, number: base.getByLabel('证件号码') };
  };
  const first = await context.newPage();
  await openLoggedIn(first, school.origin, 'emma');
  const { page, base, number } = await openProfile(first);
  await number.fill('11010519491231002X');
  await base.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  const before = (await readFile(join(school.dataDir, 'secret'), 'utf8')).trim();
  const after = 'another-secret-of-at-least-32-characters';
  const without = await restartWith(page, after);
  await expect(without.number).toHaveValue('********');
  await expect(without.base.getByText(/号码还在，但学校暂时读不出来/)).toBeVisible();
  await expectAccessible(without.page);

  const beside = await restartWith(without.page, after, before);
  await expect(beside.number).toHaveValue('110***********002X');
  await school.stop();
});

test('a student crops and saves a profile picture, and downloads the learning record @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'member');
  await page.goto('/#/personal/setting/avatar');
  const choose = page.getByLabel('选择图片', { exact: true }).and(page.locator('input'));
  await choose.setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await expect(page.getByText('图片只能上传JPG/PNG格式')).toBeVisible();
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('slider', { name: '缩放' }).press('ArrowRight');
  await page.getByRole('button', { name: '保存头像' }).click();
  await expect(page.getByText('头像已更新')).toBeVisible();
  await expect(page.locator('img[src^="/files/"]:visible').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/#/personal/setting/archives');
  await expect(page.getByText('学习时长')).toBeVisible();
  await expect(page.getByRole('region', { name: '课程进度' }).getByRole('progressbar').first()).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为 PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^学习档案 .*\.pdf$/);
});

test('a student exports all personal data, and cancels the closing of the account @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'applicant');
  await page.goto('/#/personal/setting/account');
  await page.getByRole('link', { name: '查看我的数据' }).click();
  const archive = page.getByRole('region', { name: '导出我的数据' });
  await archive.getByRole('button', { name: '导出' }).click();
  const proof = page.getByRole('dialog', { name: '先确认是你本人' });
  const prove = async () => {
    const byPassword = proof.getByRole('radio', { name: '登录密码' });
    if (await byPassword.isVisible()) await byPassword.check();
    await proof.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
    await proof.getByRole('button', { name: '下一步' }).click();
  };
  await prove();
  await expect(archive.getByRole('button', { name: '下载压缩包' })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    archive.getByRole('button', { name: '下载压缩包' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');

  const closing = page.getByRole('region', { name: '注销账号' });
  await closing.getByRole('button', { name: '申请注销' }).click();
  await prove();
  const dialog = page.getByRole('dialog', { name: '注销账号' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '确认注销' }).click();
  await expect(closing.getByText(/账号将在 .* 注销/)).toBeVisible();
  await closing.getByRole('button', { name: '撤销注销' }).click();
  await expect(closing.getByRole('button', { name: '申请注销' })).toBeVisible();
});
