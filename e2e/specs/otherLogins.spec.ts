import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { setLanguage } from '../pages/language.ts';
import {
  expectStudent,
  logInByPassword,
  openBox,
  PASSWORD,
  readCode,
  solveByKeyboard,
} from '../pages/login.ts';

/** Opens a platform from the open dialog and decides on its page. */
async function decide(page: Page, platform: string, choice: RegExp): Promise<void> {
  const window = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: platform }).click();
  const popup = await window;
  await popup.getByRole('button', { name: choice }).click();
}

test.describe('a log-in by another platform', () => {
  test('binds the account at the first log-in, logs in directly afterwards, and can be unbound @release', async ({
    page,
  }) => {
    await page.goto('/#/home/choice');
    await openBox(page);
    await expectAccessible(page);
    await decide(page, '微信登录', /小桥/);
    const box = page.getByRole('dialog');
    await expect(box.getByRole('status')).toContainText('已经认出“小桥”');
    await expectAccessible(page);
    await logInByPassword(page, 'returner', PASSWORD);
    await expectStudent(page);
    await expect(page).toHaveURL(/#\/home\/choice$/);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await openBox(page);
    await decide(page, '微信登录', /小桥/);
    await expectStudent(page);

    // A bound account can be unbound, after verification of the student.
    await page.goto('/#/personal/setting/account');
    await page.getByRole('main').getByRole('button', { name: '解绑 微信' }).click();
    const unbinding = page.getByRole('dialog', { name: '解绑微信？' });
    await unbinding.getByRole('radio', { name: '登录密码' }).check();
    await unbinding.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    await unbinding.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByText('已解绑')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: '解绑 微信' })).toHaveCount(0);
  });

  test('shows a message after a refusal, an expired authorisation and a blocked window @release', async ({
    page,
  }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog');
    await decide(page, 'QQ 登录', /拒绝/);
    await expect(box.getByText('你没有授权，登录已取消')).toBeVisible();
    await decide(page, '微博登录', /过期/);
    await expect(box.getByText('授权已失效，请重新登录')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await box.getByRole('button', { name: '微信登录' }).click();
    await expect(page.getByText('窗口无法打开，请检查你的浏览器设置。')).toBeVisible();
  });

  test('shows the DingTalk QR code in a dialog and ignores messages from other frames @release', async ({
    page,
    school,
  }) => {
    await page.goto(`${school.secondOrigin}/`);
    await setLanguage(page, 'en');
    const box = page.getByRole('dialog').first();
    const open = () => box.getByRole('button', { name: /^(钉钉登录|DingTalk)$/ }).click();
    // The school's reply, which the dialog shows, does not mention the messenger; then messages of its frame
    // are ignored.
    const play = (query: string) =>
      page.evaluate(async (search) => void (await fetch(`/sandbox/firewall?${search}`)), query);
    await play('play=empty&part=getDdLoginQrCode');
    await openBox(page);
    await open();
    await expect(box.getByText('Missing parameters')).toBeVisible();
    await play('');
    await page.reload();
    await openBox(page);
    await page.evaluate(() => Object.assign(window, { postMessage: undefined }));
    await open();
    await expect(box.getByText('Browser not support')).toBeVisible();

    await setLanguage(page, 'zh');
    await openBox(page);
    await open();
    const dialog = page.getByRole('dialog', { name: '钉钉登录' });
    const frame = dialog.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: '钉钉登录' })).toBeVisible();
    await expectAccessible(page);
    // A page that pretends to be the messenger is ignored.
    await page.evaluate(() =>
      window.postMessage(JSON.stringify({ success: true, redirectUrl: '/?authCode=x&state=y' }), '*'),
    );
    await expect(dialog).toBeVisible();
    await frame.getByRole('button', { name: /拒绝/ }).click();
    await expect(page.getByText('用户取消了授权')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await open();
    await dialog.frameLocator('iframe').getByRole('button', { name: /阿澄/ }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('已经认出“阿澄”');
    await logInByPassword(page, 'student', PASSWORD);
    await expectStudent(page);
  });
});

test.describe('a log-in by face recognition', () => {
  test('shows a message when the face is not recognised, and logs in when it is @release', async ({
    page,
  }) => {
    await page.goto('/#/home/choice');
    await openBox(page);
    await logInByPassword(page, 'facecheck', PASSWORD);
    await page.getByRole('button', { name: '识别不通过' }).click();
    await expect(page.getByRole('main').getByText('人脸识别没有通过，请重新登录')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/#/course/list?kind=live');
    await openBox(page);
    await page.getByLabel('记住我').check();
    await logInByPassword(page, 'facecheck', PASSWORD);
    await page.getByRole('button', { name: '识别通过' }).click();
    await expect(page).toHaveURL(/#\/course\/list\?kind=live$/);
    await expectStudent(page);
    expect(await page.evaluate(() => localStorage.getItem(`rememberedAccount:${location.host}`))).toBe(
      'facecheck',
    );
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => name === 'deviceId')).toHaveLength(1);
  });
});

test.describe('the registration', () => {
  test('requires a region from province to county, and consent to an agreement that opens in a new window @phone @release', async ({
    page,
    school,
    context,
  }) => {
    test.setTimeout(150_000);
    await page.goto(`${school.secondOrigin}/#/join/register`);
    const card = page.getByRole('main');
    const choose = async (level: string, name: string) => {
      await card.getByRole('combobox', { name: level, exact: true }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(card.getByText('请填写省市县')).toBeVisible();
    await choose('省', '广东省');
    await choose('市', '深圳市');
    await choose('县', '南山区');
    // Choosing another province clears the levels below it.
    await choose('省', '北京市');
    await expect(card.getByRole('combobox', { name: '市', exact: true })).toHaveText('市');
    await expect(card.getByText('请选择地址!')).toBeVisible();
    await choose('市', '北京市');
    await choose('县', '海淀区');
    await expectAccessible(page);

    const mobile = `1370000${String(Date.now()).slice(-4)}`;
    await card.getByLabel('用户名').fill('1abc');
    await card.getByLabel('手机号').fill('123');
    await expect(card.getByLabel('用户名')).toHaveAccessibleDescription(/用户名必须以字母开头/);
    await card.getByLabel('用户名').fill('ab-c');
    await expect(card.getByLabel('用户名')).toHaveAccessibleDescription(
      /用户名只能以字母、数字、下划线的4-20个字符组成/,
    );
    await expect(card.getByLabel('手机号')).toHaveAccessibleDescription(/手机号格式不正确/);
    await card.getByLabel('用户名').fill('student');
    await card.getByLabel('手机号').fill(mobile);
    await card.getByRole('button', { name: '获取验证码' }).click();
    await solveByKeyboard(page);
    await card.getByLabel('验证码', { exact: true }).fill(await readCode(page, mobile));
    await card.getByLabel('密码', { exact: true }).fill('Region words 7');
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(card.getByText('请同意用户协议')).toBeVisible();
    const agreement = context.waitForEvent('page');
    await card.getByRole('link', { name: '《用户协议》' }).click();
    const opened = await agreement;
    await expect(opened).toHaveURL(/#\/showRegisterAgreement$/);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(opened);
    await opened.close();
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(card.getByLabel('用户名')).toHaveAccessibleDescription(/用户名已绑定/);
    await card.getByLabel('用户名').fill(`reader_${String(Date.now()).slice(-6)}`);
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByText('注册成功')).toBeVisible();
    await expectStudent(page);
  });
});
