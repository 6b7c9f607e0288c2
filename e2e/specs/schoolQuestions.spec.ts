import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { chooseAnswer, choosePlace, questionsOf } from '../pages/questions.ts';

test('a student answers the school’s own questions before a course opens @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'signer');
  await page.goto('/#/personal/course/lessons');
  const answerAs = (play: string, part: string) =>
    page.request.get(`/sandbox/firewall?play=${play}&part=${encodeURIComponent(part)}`);
  const course = page.getByRole('main').getByRole('article').filter({ hasText: '志愿填报工作坊' });
  await course.getByRole('link', { name: '开始学习' }).click();

  const dialog = questionsOf(page);
  await expect(dialog.getByText('学习本课程之前，请先完善以下信息')).toBeVisible();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(643);
  await expectAccessible(page);
  const submit = dialog.getByRole('button', { name: '提交' });
  await submit.click();
  const group = dialog.getByRole('combobox', { name: '学员分组' });
  await expect(group).toBeFocused();
  // The styles are loaded with the chunk; the walk would pass without them too.
  await expect(group).toHaveCSS('display', 'flex');
  await choosePlace(page, '高中部', '2027 届', '物理方向', '住校', '四班');
  await submit.click();
  await expect(dialog.getByText('必填项，请输入相关信息')).toHaveCount(2);

  await chooseAnswer(page, /年级/, '高三');
  await dialog.getByRole('textbox', { name: /参加高考的年份/ }).fill('2027');
  await dialog.getByRole('textbox', { name: /所在中学/ }).fill('南京市金陵中学');
  await page.reload();
  await expect(group).toContainText('四班');
  await expect(dialog.getByRole('combobox', { name: /年级/ })).toContainText('高三');
  await expect(dialog.getByRole('textbox', { name: /所在中学/ })).toHaveValue('南京市金陵中学');
  await answerAs('wordless', 'student/custom/save');
  await submit.click();
  await expect(page.getByText('没有成功，请稍后再试')).toBeVisible();
  await answerAs('', '');
  await submit.click();
  await expect(page.locator('video')).toBeVisible();
  await page.reload();
  await expect(page.locator('video')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
