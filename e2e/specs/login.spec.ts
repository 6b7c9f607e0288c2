import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { expectStudent, logInByPassword, openBox, PASSWORD, readCode, solveByKeyboard, solveByMouse } from '../pages/login.ts';

test.describe('logging in', () => {
  test('by password, in the box, keeping the page @phone', async ({ page }) => {
    await page.goto('/#/home/choice');
    await openBox(page);
    await expectAccessible(page);
    await logInByPassword(page, 'student', PASSWORD);
    await expectStudent(page);
    await expect(page).toHaveURL(/#\/home\/choice$/);
  });

  test('says what is missing and what is wrong, at its field', async ({ page }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog');
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expect(box.getByLabel('手机号')).toHaveAccessibleDescription('请输入手机号码');
    await expect(box.getByLabel('手机号')).toBeFocused();
    await box.getByLabel('手机号').fill('12345');
    await box.getByRole('button', { name: '获取验证码' }).click();
    await expect(box.getByLabel('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
    await logInByPassword(page, 'newcomer', 'not the password');
    await expect(box.getByLabel('密码', { exact: true })).toHaveAccessibleDescription('账号或密码不正确');
    await logInByPassword(page, 'newcomer', PASSWORD);
    await expectStudent(page);
  });

  test('by SMS code, with the challenge by keyboard, and out again', async ({ page }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog').first();
    await box.getByLabel('手机号').fill('13800000005');
    await box.getByRole('button', { name: '获取验证码' }).click();
    await solveByKeyboard(page);
    await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();

    await expect(box.getByLabel('验证码', { exact: true })).toBeFocused();

    // The wait is a moment that outlives the box.
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await openBox(page);
    await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();

    await box.getByLabel('手机号').fill('13800000005');
    await box.getByLabel('验证码', { exact: true }).fill('000000');
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expect(box.getByLabel('验证码', { exact: true })).toHaveAccessibleDescription('验证码不正确或已过期');
    await box.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13800000005'));
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expectStudent(page);

    await page.getByRole('banner').getByRole('button', { name: /宋明远/ }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('opens the challenge for the mouse, and closes it alone', async ({ page }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog').first();
    await box.getByLabel('手机号').fill('13800000004');
    await box.getByRole('button', { name: '获取验证码' }).click();
    const challenge = page.getByRole('dialog', { name: '安全验证' });
    await expect(challenge).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(challenge).toBeHidden();
    await expect(box.getByText('验证失败')).toBeVisible();
    await expect(box.getByLabel('手机号')).toHaveValue('13800000004');

    await box.getByRole('button', { name: '获取验证码' }).click();
    await expect(challenge).toBeVisible();
    await solveByMouse(page);
    await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
    await box.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13800000004'));
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expectStudent(page);
  });

  test('asks for the challenge after three wrong passwords', async ({ page }) => {
    await page.goto('/');
    await openBox(page);
    const box = page.getByRole('dialog').first();
    for (const guess of ['wrong one', 'wrong two', 'wrong three']) {
      // What is said stays the same from guess to guess, so the answer itself is waited for.
      const answer = page.waitForResponse(/\/v1\/front\/login\//);
      await logInByPassword(page, 'emma', guess);
      await answer;
      await expect(box.getByRole('button', { name: '登录', exact: true })).not.toHaveAttribute('aria-busy');
    }
    await logInByPassword(page, 'emma', PASSWORD);
    await solveByKeyboard(page);
    await expectStudent(page);
  });

  test('has words of its own where the school answers without any @phone', async ({ page }) => {
    const answerWordless = (part: string) => page.request.get(`/sandbox/firewall?play=wordless&part=${encodeURIComponent(part)}`);
    await page.goto('/#/home/choice');
    await openBox(page);
    const box = page.getByRole('dialog');
    await box.getByLabel('手机号').fill('13800000001');
    await answerWordless('/front/login/sendSms');
    await box.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('短信验证码发送异常').first()).toBeVisible();
    await answerWordless('/front/login/mobileSmsLogin');
    await box.getByLabel('验证码', { exact: true }).fill('123456');
    await box.getByRole('button', { name: '登录', exact: true }).click();
    await expect(box.getByText('登录失败')).toBeVisible();

    await page.goto('/#/join/register');
    const card = page.getByRole('main');
    await card.getByLabel('用户名').fill('evening_reader');
    await card.getByLabel('手机号').fill('13700000022');
    await card.getByLabel('验证码', { exact: true }).fill('123456');
    await card.getByLabel('密码', { exact: true }).fill('Seven evenings 7');
    await card.getByRole('checkbox').check();
    await answerWordless('/front/register/register');
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(card.getByText('注册失败')).toBeVisible();
    // What was typed is still there.
    await expect(card.getByLabel('用户名')).toHaveValue('evening_reader');
    await page.request.get('/sandbox/firewall');
  });

  test('makes an account and logs in with it', async ({ page }) => {
    await page.goto('/#/join/register');
    const card = page.getByRole('main');
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(card.getByLabel('用户名')).toHaveAccessibleDescription(/请输入用户名/);
    await expect(card.getByText('请同意用户协议')).toBeVisible();
    await card.getByLabel('用户名').fill('morning_reader');
    await card.getByLabel('手机号').fill('13700000021');
    await card.getByRole('button', { name: '获取验证码' }).click();
    await solveByKeyboard(page);
    await card.getByLabel('验证码', { exact: true }).fill(await readCode(page, '13700000021'));
    await card.getByLabel('密码', { exact: true }).fill('Seven mornings 7');
    await card.getByRole('checkbox').check();
    await card.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByText('注册成功')).toBeVisible();
    await expect(page).toHaveURL(/#\/home\/index$/);
    await expectStudent(page);
  });

  test('on its own page leads back to where it was asked for, and to no other site', async ({ page }) => {
    const logInHere = async () => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: '用密码登录' }).click();
      await main.getByLabel('账号', { exact: true }).fill('student');
      await main.getByLabel('密码', { exact: true }).fill(PASSWORD);
      await main.getByRole('button', { name: '登录', exact: true }).click();
    };
    await page.goto(`/#/join/login?backUrl=${encodeURIComponent('#/home/choice')}`);
    await logInHere();
    await expect(page).toHaveURL(/#\/home\/choice$/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(`/#/join/login?backUrl=${encodeURIComponent('https://elsewhere.example/')}`);
    await logInHere();
    await expect(page).toHaveURL(/#\/home\/index$/);
  });

  test('elsewhere ends this session where the company allows one device', async ({ page, browser, school }) => {
    const enter = async (on: typeof page) => {
      await on.goto(`${school.secondOrigin}/`);
      await openBox(on);
      await logInByPassword(on, 'student', PASSWORD);
      await expectStudent(on);
    };
    await enter(page);
    const other = await browser.newPage();
    await enter(other);
    await page.reload();
    await expect(page.getByText('您的账号已在别处登录，被迫下线')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
    await other.close();
  });
});
