import { createSdk, text } from '@lectern/sdk';
import * as login from '@lectern/sdk/endpoints/login';
import { expect, type Page } from 'playwright/test';
import { openDrawer } from './header.ts';

/** Password of every account of the demonstration. */
export const PASSWORD = 'Lectern2026';

/** Opens the log-in dialog from the header, or from the menu drawer of a phone, in either language. */
export async function openBox(page: Page): Promise<void> {
  const name = /^(登录|Log in)$/;
  const link = page.getByRole('banner').getByRole('link', { name });
  if (!(await link.first().isVisible())) await openDrawer(page);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
}

/** Fills in the password form of the open dialog and submits it. */
export async function logInByPassword(page: Page, account: string, password: string): Promise<void> {
  const box = page.getByRole('dialog');
  if (!(await box.getByLabel('账号', { exact: true }).isVisible()))
    await box.getByRole('button', { name: '用密码登录' }).click();
  await box.getByLabel('账号', { exact: true }).fill(account);
  await box.getByLabel('密码', { exact: true }).fill(password);
  await box.getByRole('button', { name: '登录', exact: true }).click();
}

/** Expects the student's name in the header. */
export async function expectStudent(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
}

/** Logs out by the menu of the student's name. */
export async function logOut(page: Page, name: RegExp): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(banner.getByRole('link', { name: '登录', exact: true })).toBeVisible();
}

/** Logs in without the page, and returns the token, which can be passed in the page's address. */
export async function tokenOf(origin: string, account: string, password = PASSWORD): Promise<string> {
  const reply = await createSdk({ origin, areas: { login } }).login.password({ account, password });
  const token = text(reply?.token?.token);
  expect(token, `${account} can log in`).not.toBe('');
  return token;
}

/**
 * Opens the site logged in, by an address with a token, for walks that do not test the log-in.
 * @param origin of the school, such as `school.origin`.
 */
export async function openLoggedIn(page: Page, origin: string, account: string): Promise<void> {
  const token = await tokenOf(origin, account);
  // Before this reply the session counts as one that never began, and the page as a visitor's.
  const known = page.waitForResponse('**/usersfront/getCurrentUser*');
  await page.goto(`${origin}/?token=${encodeURIComponent(token)}#/home/choice`);
  await known;
  await expectStudent(page);
}

/** Returns the last code that the sandbox sent to a number, which may take a moment to arrive. */
export async function readCode(page: Page, mobile: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      // In the page, since only the browser resolves the hosts of other companies.
      const messages: { code: string }[] = await page.evaluate(
        async (to) => (await fetch(`/sandbox/outbox.json?mobile=${to}`)).json(),
        mobile,
      );
      code = messages[0]?.code ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** Returns the position of the gap in the open puzzle, in px of the picture, from the outline in its SVG. */
async function puzzleGapOf(page: Page): Promise<number> {
  const picture = page.getByRole('dialog', { name: /^(安全验证|Security check)$/ }).locator('img.picture');
  await expect(picture).toHaveAttribute('src', /^data:/);
  const source = decodeURIComponent((await picture.getAttribute('src')) ?? '');
  return Number(/<path d="M(\d+) \d+h\d+a7/.exec(source)?.[1]);
}

/** Duration of each key press in ms: a captcha solved faster than humanly possible is rejected. */
const KEY_MS = 50;

/**
 * Solves the open puzzle by keyboard, in either language: PageUp moves a tenth of the way, then arrow keys step
 * by step.
 */
export async function solveByKeyboard(page: Page): Promise<void> {
  const gap = await puzzleGapOf(page);
  const slider = page.getByRole('slider', { name: /^(拼图的位置|Position of the piece)$/ });
  await expect(slider).toBeFocused();
  const at = async () => Number(await slider.inputValue());
  const press = (key: string) => page.keyboard.press(key, { delay: KEY_MS });
  await press('PageUp');
  const stride = await at();
  for (let x = 2 * stride; x <= gap; x += stride) await press('PageUp');
  for (let x = await at(); x < gap; x += 1) await press('ArrowRight');
  expect(await at()).toBe(gap);
  await press('Enter');
}

/** Fills in the registration page of a new student, with the code that the sandbox sent, and agrees. */
export async function fillRegistration(page: Page, username: string, mobile: string): Promise<void> {
  const card = page.getByRole('main');
  await card.getByLabel('用户名').fill(username);
  await card.getByLabel('手机号').fill(mobile);
  await card.getByRole('button', { name: '获取验证码' }).click();
  await solveByKeyboard(page);
  await card.getByLabel('验证码', { exact: true }).fill(await readCode(page, mobile));
  await card.getByLabel('密码', { exact: true }).fill('Seven evenings 7');
  await card.getByRole('checkbox').check();
}

/** Solves the open puzzle by dragging its handle. */
export async function solveByMouse(page: Page): Promise<void> {
  const gap = await puzzleGapOf(page);
  const box = await page.getByRole('slider', { name: '拼图的位置' }).boundingBox();
  if (box === null) throw new Error('the captcha has no slider');
  const thumb = 52;
  const start = box.x + 1 + thumb / 2;
  const end = start + (gap / (320 - 48)) * (box.width - thumb - 2);
  const y = box.y + box.height / 2;
  await page.mouse.move(start, y);
  await page.mouse.down();
  for (let step = 1; step <= 25; step += 1) {
    await page.mouse.move(start + ((end - start) * step) / 25, y);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}
