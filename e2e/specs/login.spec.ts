import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { escape } from '../pages/keyboard.ts';
import { setLanguage } from '../pages/language.ts';
import {
  expectStudent,
  logInByPassword,
  logOut,
  openBox,
  PASSWORD,
  readCode,
  solveByKeyboard,
  solveByMouse,
} from '../pages/login.ts';

test.describe('a student logs in', () => {
  test('by password in the dialog, and stays on the page @phone', async ({ page }) => {
    await page.goto('/#/home/choice');
    await openBox(page);
    await expectAccessible(page);
    const box = page.getByRole('dialog');
    await box.getByRole('button', { name: '用密码登录' }).click();
    await box.getByRole('checkbox', { name: '记住我' }).check();
    await logInByPassword(page, 'student', PASSWORD);
    await expectStudent(page);
    await expect(page).toHaveURL(/#\/home\/choice$/);

    // The next log-in on this device is prefilled with the account.
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.reload();
    await openBox(page);
    await box.getByRole('button', { name: '用密码登录' }).click();
    await expect(box.getByLabel('账号', { exact: true })).toHaveValue('student');
  });

  test('by SMS code after solving the captcha by keyboard, and logs out', async ({ page }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog').first();
    await box.getByLabel('手机号').fill('13800000005');
    await box.getByRole('button', { name: '获取验证码' }).click();
    await solveByKeyboard(page);
    await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();

    await expect(box.getByLabel('验证码', { exact: true })).toBeFocused();

    // The waiting time survives closing the dialog.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃', exact: true }).click();
    await expect(box).toBeHidden();
    await openBox(page);
    await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();

    await box.getByLabel('手机号').fill('13800000005');
    await box.getByLabel('验证码', { exact: true }).fill('000000');
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expect(box.getByLabel('验证码', { exact: true })).toHaveAccessibleDescription(
      '验证码不正确或已过期',
    );
    await box.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13800000005'));
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expectStudent(page);

    await logOut(page, /宋明远/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('after three wrong passwords only with the captcha, which can be closed and solved by mouse @release', async ({
    page,
  }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog').first();
    for (const guess of ['wrong one', 'wrong two', 'wrong three']) {
      // The message is the same for each attempt, so the response itself is awaited.
      const answer = page.waitForResponse(/\/v1\/front\/login\//);
      await logInByPassword(page, 'emma', guess);
      await answer;
      await expect(box.getByRole('button', { name: '登录', exact: true })).not.toHaveAttribute('aria-busy');
    }
    await logInByPassword(page, 'emma', PASSWORD);
    const challenge = page.getByRole('dialog', { name: '安全验证' });
    await escape(page, challenge);
    await expect(box.getByText('验证失败')).toBeVisible();
    await expect(box.getByLabel('账号', { exact: true })).toHaveValue('emma');
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expect(challenge).toBeVisible();
    await solveByMouse(page);
    await expectStudent(page);
  });

  test('and sees the platform’s messages for missing and wrong input @phone', async ({ page }) => {
    const answerWordless = (part: string) =>
      page.request.get(`/sandbox/firewall?play=wordless&part=${encodeURIComponent(part)}`);
    await page.goto('/#/trainingPlan');
    await openBox(page);
    const box = page.getByRole('dialog');
    const expectHintInDialog = (name: string, hint: string) =>
      expect(box.getByLabel(name, { exact: true })).toHaveAccessibleDescription(hint);
    const send = () => box.getByRole('button', { name: '登录', exact: true }).click();
    await send();
    await expectHintInDialog('手机号', '请输入手机号码');
    await expect(box.getByLabel('手机号')).toBeFocused();
    await box.getByLabel('手机号').fill('12345');
    await box.getByRole('button', { name: '获取验证码' }).click();
    await expectHintInDialog('手机号', '请输入正确的手机号');
    await box.getByLabel('手机号').fill('13800000001');
    await send();
    await expectHintInDialog('验证码', '请输入验证码');
    // If the school's reply has no message, the site shows its own.
    await answerWordless('/front/login/sendSms');
    await box.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('短信验证码发送异常').first()).toBeVisible();
    await answerWordless('/front/login/mobileSmsLogin');
    await box.getByLabel('验证码', { exact: true }).fill('123456');
    await send();
    await expect(box.getByText('登录失败')).toBeVisible();
    await page.request.get('/sandbox/firewall');
    await box.getByRole('button', { name: '用密码登录' }).click();
    await box.getByLabel('账号', { exact: true }).fill('');
    await send();
    await expectHintInDialog('账号', '请输入账号');
    await expectHintInDialog('密码', '请输入密码');
    await logInByPassword(page, 'newcomer', 'not the password');
    await expectHintInDialog('密码', '账号或密码不正确');
    // Closing it on a page that requires a student leads to the home page.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/#\/home\/index$/);

    await page.goto('/#/join/register');
    const card = page.getByRole('main');
    const expectHint = (name: string, hint: string) =>
      expect(card.getByLabel(name, { exact: true })).toHaveAccessibleDescription(new RegExp(hint));
    // While typing, an empty field has another message than on submission.
    for (const name of ['验证码', '密码', '手机号']) {
      await card.getByLabel(name, { exact: true }).fill('');
      await card.getByLabel(name, { exact: true }).blur();
    }
    await expectHint('验证码', '短信验证码不能为空!');
    await expectHint('密码', '密码不能为空!');
    await expectHint('手机号', '请输入手机号码');
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expectHint('用户名', '请输入用户名');
    await expectHint('手机号', '请输入手机号');
    await expectHint('验证码', '请输入验证码');
    await expectHint('密码', '请输入密码');
    await expect(card.getByText('请同意用户协议')).toBeVisible();
    await card.getByLabel('用户名').fill('evening_reader');
    await card.getByLabel('手机号').fill('13700000022');
    await card.getByLabel('验证码', { exact: true }).fill('123456');
    await card.getByLabel('密码', { exact: true }).fill('Seven evenings 7');
    await card.getByRole('checkbox').check();
    await answerWordless('/front/register/register');
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(card.getByText('注册失败')).toBeVisible();
    // The typed text is still there.
    await expect(card.getByLabel('用户名')).toHaveValue('evening_reader');

    await page.goto('/#/join/login');
    await setLanguage(page, 'en');
    await card.getByLabel('Mobile number').fill('13800000001');
    await answerWordless('/front/login/sendSms');
    await card.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('SMS verification code sending exception').first()).toBeVisible();
    await page.request.get('/sandbox/firewall');
    await card.getByRole('button', { name: 'Send code' }).click();
    await escape(page, page.getByRole('dialog', { name: 'Security check' }));
    await expect(page.getByText('verification failed').first()).toBeVisible();
  });

  test('on the log-in page after resetting a forgotten password, and returns to the previous page @phone @release', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/login/forget?method=phone');
    await expect(main.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible();
    await main.getByLabel('手机号').fill('13800000007');
    await main.getByRole('button', { name: '获取验证码' }).click();
    await solveByKeyboard(page);
    await main.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13800000007'));
    const password = main.getByLabel('新密码', { exact: true });
    await password.fill('12345678');
    await main.getByRole('button', { name: '设置新密码' }).click();
    await expect(main.getByText('这个密码太常见，容易被猜中，请换一个')).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(PASSWORD);
    await main.getByRole('button', { name: '设置新密码' }).click();
    await expect(page.getByText('新密码已经生效，请登录')).toBeVisible();

    await page.goto('/#/home/choice');
    // Followed without any script, or in a tab of its own.
    const link = page.locator('header a[href^="#/join/login"]').first();
    await page.goto(`/${await link.getAttribute('href')}`);
    await main.getByRole('button', { name: '用密码登录' }).click();
    await main.getByLabel('账号', { exact: true }).fill('emma');
    await main.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/home\/choice$/);
  });
});
