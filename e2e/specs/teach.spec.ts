import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';
import { runTeachers } from '../pages/school.ts';

test('an applicant for teaching is declined, corrects the application, and appears among the teachers @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'saver');
  await page.getByRole('contentinfo').getByRole('link', { name: '教师入驻' }).click();
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: '教师入驻申请' });
  await form.getByRole('textbox', { name: /姓名/ }).fill('沈一舟');
  await form.getByRole('textbox', { name: /手机号/ }).fill('12800000077');
  await form.getByRole('textbox', { name: /想教的科目/ }).fill('高中地理');
  await form.getByRole('textbox', { name: /教龄/ }).fill('8');
  await form
    .getByRole('textbox', { name: /自我介绍/ })
    .fill('带学生看过十二条河，地图都是自己画的，讲课从脚下的这块地讲起。');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByText('手机号格式不正确')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: /手机号/ }).fill('13800000077');
  await form.getByRole('button', { name: '提交申请' }).click();
  await expect(form.getByRole('heading', { name: '申请在老师团队手里' })).toBeFocused();

  const line =
    (await runTeachers(school, 'applications')).split('\n').find((one) => one.includes('沈一舟')) ?? '';
  const [id = ''] = line.split(',');
  await runTeachers(school, 'decline', id, '--reason=请写清楚教过的年级。');
  await page.reload();
  await expect(form.getByText('请写清楚教过的年级。')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: '修改申请' }).click();
  await form
    .getByRole('textbox', { name: /自我介绍/ })
    .fill('带高一、高二的学生看过十二条河，地图都是自己画的，讲课从脚下的这块地讲起。');
  await form.getByRole('button', { name: '重新提交' }).click();
  await expect(form.getByRole('heading', { name: '申请在老师团队手里' })).toBeFocused();

  await runTeachers(school, 'accept', id);
  await page.reload();
  await form.getByRole('link', { name: '看看我的老师主页' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '沈一舟' })).toBeVisible();
  await expect(main.getByText('高中地理 · 教龄 8 年')).toBeVisible();
});
