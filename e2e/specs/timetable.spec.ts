import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

test('a student subscribes to the timetable by a calendar address, replaces it and revokes it @release @phone', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/course/classTable');
  await page.getByRole('main').getByRole('button', { name: '订阅到日历，设置提醒' }).click();
  const dialog = page.getByRole('dialog', { name: '日历与提醒' });
  await dialog.getByRole('button', { name: '生成订阅地址' }).click();
  const field = dialog.getByRole('textbox', { name: '订阅地址' });
  await expect(field).toHaveValue(/^http/);
  await expectAccessible(page);

  const first = await field.inputValue();
  const calendar = await page.request.get(first);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const text = await calendar.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/BEGIN:VEVENT[^]*SUMMARY/);

  await dialog.getByRole('button', { name: '更换' }).click();
  await page
    .getByRole('dialog', { name: '换一个订阅地址？' })
    .getByRole('button', { name: '换地址' })
    .click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);

  const reminder = dialog.getByRole('switch', { name: '直播课和公开课开始前 30 分钟', exact: true });
  await expect(reminder).toBeChecked();
  await reminder.click();
  await expect(reminder).not.toBeChecked();

  await dialog.getByRole('button', { name: '停止' }).click();
  await page.getByRole('dialog', { name: '停止订阅课表？' }).getByRole('button', { name: '停止' }).click();
  await expect(dialog.getByRole('button', { name: '生成订阅地址' })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);

  await page.reload();
  await page.getByRole('main').getByRole('button', { name: '订阅到日历，设置提醒' }).click();
  await expect(reminder).not.toBeChecked();
});
