import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn, logInByPassword, PASSWORD } from '../pages/login.ts';

test('a student registers for an exam that a course requires, and then studies the course @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'applicant');
  await page.goto('/#/personal/course/lessons');
  const main = page.getByRole('main');
  await main
    .getByRole('article')
    .filter({ hasText: '自学考试汉语言班' })
    .getByRole('link', { name: /^(开始|继续)学习/ })
    .click();
  const reminder = page.getByRole('dialog');
  await expect(reminder.getByText('学习之前，请先完成代报名登记')).toBeVisible();
  const lesson = page.url();
  await reminder.getByRole('button', { name: '去登记' }).click();

  // Directly to the due registration: what it is, and when, before anything is filled in.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('高等教育自学考试（汉语言文学）');
  await expectAccessible(page);
  await main.getByRole('button', { name: '开始填写' }).click();
  const province = main.getByRole('combobox', { name: '考区' });
  await expect(province).toBeFocused();
  await province.click();
  await page.getByRole('option', { name: '上海市' }).click();
  await expect(main.getByText(/这个考区 .+ 才开始报名/)).toBeVisible();
  await main.getByRole('checkbox', { name: '我已阅读并同意报名须知' }).check();
  await main.getByRole('button', { name: '开始填写' }).click();
  await expect(main.getByRole('alert').filter({ hasText: '报名还没有开始' })).toBeVisible();
  await province.click();
  await page.getByRole('option', { name: '江苏省' }).click();
  await expect(main.getByText(/才开始报名/)).toHaveCount(0);
  await main.getByRole('button', { name: '开始填写' }).click();

  // The form: the first missing field gets the focus, typed text is kept.
  const form = main.getByRole('form', { name: '报名信息' });
  const handIn = form.getByRole('button', { name: '提交报名' });
  await handIn.click();
  await expect(form.getByText('必填项，请输入相关信息').first()).toBeVisible();
  await form.getByRole('textbox', { name: /姓名/ }).fill('陆知行');
  await form.getByRole('radio', { name: '男', exact: true }).check();
  await form.getByRole('textbox', { name: /手机号码/ }).fill('13800000012');
  await form.getByRole('combobox', { name: /最高学历/ }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('combobox', { name: /报考专业/ }).click();
  // Each level is loaded when the one above it is opened; clicking the last one chooses it.
  const tree = page.getByRole('tree');
  for (const level of [1, 2, 3]) await tree.locator(`[role=treeitem][aria-level="${level}"]`).first().click();
  const subject = form.getByRole('combobox', { name: /报考专业/ });
  await expect(subject).toHaveText(/.+ \/ .+ \/ .+/);
  const chosen = await subject.innerText();
  await form.getByRole('radio', { name: '否', exact: true }).check();
  await form.getByRole('textbox', { name: /准考证号/ }).fill('320026110712');
  await form
    .getByRole('group', { name: /本次报考科目/ })
    .getByRole('checkbox')
    .first()
    .check();
  await form.getByRole('button', { name: '保存草稿' }).click();
  await expect(form.getByText('有内容还没有保存')).toHaveCount(0);
  await page.reload();
  await expect(subject).toHaveText(chosen);
  await expect(form.getByRole('textbox', { name: /准考证号/ })).toHaveValue('320026110712');

  await handIn.click();
  const check = page.getByRole('dialog', { name: '核对后提交' });
  await expect(check).toContainText(chosen);
  await expectAccessible(page);
  await check.getByRole('button', { name: '确认提交' }).click();
  await expect(main.getByRole('heading', { name: '报名已提交' })).toBeFocused();

  // A place, then back to the lesson.
  await main.getByRole('button', { name: '选择考点' }).click();
  const places = page.getByRole('dialog', { name: '选择考点' });
  await expect(places.getByRole('radio', { name: /苏州大学东校区考点/ })).toBeDisabled();
  await places.getByRole('radio', { name: /随园校区考点/ }).check();
  await places.getByRole('button', { name: '确定' }).click();
  await expect(main.getByText('南京师范大学随园校区考点')).toBeVisible();
  await main.getByRole('link', { name: '继续学习' }).click();
  await expect(page).toHaveURL(lesson);
  await expect(page.locator('video')).toBeVisible();
  await page.goto('/#/personal/course/apply');
  await expect(main.getByRole('article', { name: '高等教育自学考试（汉语言文学）' })).toContainText('待审核');
});

test('a visitor finds an exam, logs in, and sees the required course or registers @phone @release', async ({
  page,
}) => {
  await page.goto('/#/apply');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('考试报名');
  await expect(main.getByText('共 6 项考试')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: /已结束/ }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await main.getByRole('searchbox', { name: '搜索考试' }).fill('生物');
  await page.keyboard.press('Enter');
  await main.getByRole('link', { name: '全国中学生生物学联赛' }).click();
  await expect(main.getByRole('link', { name: /遗传学入门：豌豆的故事/ })).toBeVisible();
  await expectAccessible(page);

  // A student with the course continues with the form; one without it gets a message.
  await main.getByRole('button', { name: '登录后报名' }).filter({ visible: true }).click();
  await logInByPassword(page, 'newcomer', PASSWORD);
  await expect(page.getByText('这项考试要先学指定的课程')).toBeVisible();
  await expect(main.getByRole('button', { name: '还不能报名' }).filter({ visible: true })).toBeDisabled();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await main.getByRole('button', { name: '登录后报名' }).filter({ visible: true }).click();
  await logInByPassword(page, 'student', PASSWORD);
  await expect(page).toHaveURL(/personal\/course\/apply\/\d+/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('全国中学生生物学联赛');
});
