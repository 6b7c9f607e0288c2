import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { arriveAs } from '../pages/login.ts';

test.describe.configure({ timeout: 120_000 });

/** A picture of one point, as a PNG. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const tooLarge = (start: Buffer) => Buffer.concat([start, Buffer.alloc(5 * 1024 * 1024)]);

test("the school's own fields take pictures, attachments and words, and say what is wrong with them @phone", async ({ page, school }, { retry }) => {
  // What an earlier try has saved stays.
  const [card, transcript] = [`学生证${retry}.png`, `成绩单${retry}.pdf`];
  await arriveAs(page, school.origin, 'student');
  await page.goto('/#/personal/setting/data');
  const section = page.getByRole('region', { name: '学校想了解的' });
  const save = section.getByRole('button', { name: '保存' });
  const field = (name: string) => section.getByRole('group', { name: new RegExp(name) });
  const put = (name: string, fileName: string, buffer: Buffer) =>
    field(name).locator('input[type=file]').setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer });

  const choose = async (name: string) => {
    await section.getByRole('combobox', { name: /年级/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('高三');
  await section.getByLabel(/参加高考的年份/).fill('今年');
  await section.getByLabel(/所在中学/).fill('学'.repeat(41));
  await save.click();
  await expect(section.getByText('只能输入数字')).toBeVisible();
  await expect(section.getByText('输入长度不超过40')).toBeVisible();
  await section.getByLabel(/参加高考的年份/).fill('');
  await expect(section.getByText('必填项，请输入相关信息')).toBeVisible();
  await section.getByLabel(/参加高考的年份/).fill('2027');
  await section.getByLabel(/所在中学/).fill('第一中学');

  await put('学生证照片', '动图.gif', PICTURE);
  await expect(field('学生证照片').getByText('图片只能上传JPG/PNG格式').first()).toBeVisible();
  await put('学生证照片', '很大.png', tooLarge(PICTURE));
  await expect(field('学生证照片').getByText('图片大小不能超过5MB!').first()).toBeVisible();
  await put('学生证照片', card, PICTURE);
  await put('最近一次成绩单', '很大.pdf', tooLarge(PDF));
  await expect(field('最近一次成绩单').getByText('上传的文件过大，请控制在5M以下重新上传').first()).toBeVisible();
  // Its bytes are what counts.
  await put('最近一次成绩单', '假的.pdf', Buffer.from('no document'));
  await expect(field('最近一次成绩单').getByText('文件内容和格式不符，请重新选择').first()).toBeVisible();
  await put('最近一次成绩单', transcript, PDF);
  await expect(field('学生证照片').getByRole('button', { name: `移除 ${card}` })).toBeVisible();
  await expect(field('最近一次成绩单').getByRole('link', { name: transcript })).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  await page.reload();
  await expect(section.getByLabel(/所在中学/)).toHaveValue('第一中学');
  const picture = field('学生证照片').locator('li img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const address = await field('最近一次成绩单').getByRole('link', { name: transcript }).getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  expect((await reply.body()).equals(PDF)).toBe(true);
});

/** Fills a form's field and leaves it. */
async function leave(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('main').getByLabel(name, { exact: true });
  await field.fill(value);
  await field.blur();
}

test('log-in and registration say what is missing in the words of the specification', async ({ page }) => {
  const main = page.getByRole('main');
  const told = (name: string, words: string) => expect(main.getByLabel(name, { exact: true })).toHaveAccessibleDescription(new RegExp(words));
  await page.goto('/#/join/login');
  await main.getByLabel('手机号', { exact: true }).fill('13700000031');
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await told('验证码', '请输入验证码');
  await main.getByRole('button', { name: '用密码登录' }).click();
  await main.getByRole('button', { name: '登录', exact: true }).click();
  await told('账号', '请输入账号');
  await told('密码', '请输入密码');

  // While one types an empty field is told apart from one that is missing when the form is sent.
  await page.goto('/#/join/register');
  for (const name of ['验证码', '密码', '手机号']) await leave(page, name, '');
  await told('验证码', '短信验证码不能为空!');
  await told('密码', '密码不能为空!');
  await told('手机号', '请输入手机号码');
  await main.getByRole('button', { name: '注册', exact: true }).click();
  await told('用户名', '请输入用户名');
  await told('手机号', '请输入手机号');
  await told('验证码', '请输入验证码');
  await told('密码', '请输入密码');
  await expect(main.getByText('请同意用户协议')).toBeVisible();
});

test('closing the log-in where a student is needed leads to the root', async ({ page }) => {
  await page.goto('/#/trainingPlan');
  await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/home\/index$/);
});
