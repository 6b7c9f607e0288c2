import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { PICTURE, tooLarge } from '../pages/files.ts';
import { setLanguage } from '../pages/language.ts';
import { openLoggedIn } from '../pages/login.ts';

test.describe.configure({ timeout: 120_000 });

const PDF = Buffer.from('%PDF-1.7\n%%EOF');

test('the school’s own fields accept images, attachments and text, and show what is wrong with invalid ones @phone @release', async ({
  page,
  school,
}, { retry }) => {
  // What an earlier try saved is still there.
  const [card, transcript] = [`学生证${retry}.png`, `成绩单${retry}.pdf`];
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/setting/data');
  const section = page.getByRole('region', { name: '学校想了解的' });
  const save = section.getByRole('button', { name: '保存' });
  const field = (name: string) => section.getByRole('group', { name: new RegExp(name) });
  const put = (name: string, fileName: string, buffer: Buffer) =>
    field(name)
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer });

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
  await expect(
    field('最近一次成绩单').getByText('上传的文件过大，请控制在5M以下重新上传').first(),
  ).toBeVisible();
  // The content of the file counts, not its name.
  await put('最近一次成绩单', '假的.pdf', Buffer.from('no document'));
  await expect(field('最近一次成绩单').getByText('文件内容和格式不符，请重新选择').first()).toBeVisible();
  await page.request.get('/sandbox/firewall?play=empty&part=%2Fresource%2Fsave');
  await put('最近一次成绩单', transcript, PDF);
  await expect(field('最近一次成绩单').getByText('上传失败，请重新上传').first()).toBeVisible();
  await page.request.get('/sandbox/firewall');
  await field('最近一次成绩单')
    .getByRole('button', { name: `重新上传 ${transcript}` })
    .click();
  await expect(field('学生证照片').getByRole('button', { name: `移除 ${card}` })).toBeVisible();
  await expect(field('最近一次成绩单').getByRole('link', { name: transcript })).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('已保存').first()).toBeVisible();

  // After a reload the uploaded files are still listed.
  await setLanguage(page, 'en');
  const own = page.getByRole('region', { name: 'Questions from your school' });
  const fieldOf = (name: string) => own.getByRole('group', { name: new RegExp(name) });
  await expect(own.getByLabel(/所在中学/)).toHaveValue('第一中学');
  await fieldOf('最近一次成绩单')
    .locator('input[type=file]')
    .setInputFiles({ name: transcript, mimeType: 'application/octet-stream', buffer: PDF });
  await expect(fieldOf('最近一次成绩单').getByText('file upload duplicated').first()).toBeVisible();
  const picture = fieldOf('学生证照片').locator('li img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const address = await fieldOf('最近一次成绩单')
    .getByRole('link', { name: transcript })
    .getAttribute('href');
  const reply = await page.request.get(address ?? '');
  expect(reply.headers()).toMatchObject({
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  expect((await reply.body()).equals(PDF)).toBe(true);
});

test('a student without storage space is warned before choosing a file, or refused by the school @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'signer');
  await page.goto('/#/personal/setting/data');
  const picture = page
    .getByRole('region', { name: '学校想了解的' })
    .getByRole('group', { name: /学生证照片/ });
  await expect(picture.getByText('空间不足，无法上传')).toBeVisible();
  await expect(picture.getByRole('button', { name: /选择文件/ })).toBeDisabled();
  await expectAccessible(page);

  // If the page does not know the available space, the school checks it.
  await page.request.get('/sandbox/firewall?play=empty&part=getSpaceSize');
  await page.reload();
  await expect(picture.getByRole('button', { name: /选择文件/ })).toBeEnabled();
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: '学生证.png', mimeType: 'image/png', buffer: PICTURE });
  const file = picture.getByRole('listitem').filter({ hasText: '学生证.png' });
  await expect(file).toContainText('空间不足，无法上传');
  await expectAccessible(page);
  await file.getByRole('button', { name: '移除 学生证.png' }).click();
  await expect(file).toHaveCount(0);
});
