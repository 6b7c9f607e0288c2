import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { PICTURE } from '../pages/files.ts';
import { isConnectionError } from '../pages/connection.ts';
import { openLoggedIn, logInByPassword, PASSWORD } from '../pages/login.ts';

test('a visitor logs in and asks a question despite a failed connection; another student’s answer is accepted @phone @release', async ({
  page,
  browser,
  school,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.goto('/#/answerslist/0');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('问答');
  await expect(
    main.getByRole('article', { name: '“而”在文言文里到底怎么判断是转折还是承接？' }),
  ).toContainText('已采纳');
  await expectAccessible(page);
  await main.getByRole('button', { name: '待回答' }).click();
  await expect(main.getByRole('article')).toHaveCount(2);

  // Text typed by a visitor survives the log-in.
  await main.getByRole('link', { name: '提问', exact: true }).click();
  const title = main.getByRole('textbox', { name: /一句话说清问题/ });
  const question = '双曲线的渐近线是怎么来的？';
  await title.fill(question);
  await main.getByRole('textbox', { name: /补充说明/ }).fill('第一行\n第二行 $x^2$');
  await main.getByRole('button', { name: '登录并提问' }).click();
  await logInByPassword(page, 'student', PASSWORD);
  await expect(main.getByRole('button', { name: '发布问题' })).toBeVisible();
  await expect(title).toHaveValue(question);
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: '双曲线.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(main.getByText('双曲线.png 上传完成')).toBeAttached();
  await expectAccessible(page);

  // The reply is lost, so the request is sent again, which creates only one question.
  const asks = '**/v1/answers/ask';
  await page.route(asks, async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await main.getByRole('button', { name: '发布问题' }).click();
  await expect(main.getByText(/没有连上学校，内容还在/)).toBeVisible({ timeout: 20_000 });
  await page.unroute(asks);
  await page.reload();
  await expect(title).toHaveValue(question);
  await main.getByRole('button', { name: '发布问题' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(question);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));
  await expect(main.locator('math').first()).toBeVisible();
  await expect(main.getByRole('img', { name: '第 1 张图：双曲线.png' })).toBeVisible();
  const address = page.url();

  const other = await browser.newContext();
  const fellow = await other.newPage();
  await openLoggedIn(fellow, school.origin, 'member');
  await fellow.goto(address);
  const words = fellow.getByRole('textbox', { name: /你的回答/ });
  await words.fill('看它在无穷远处贴着谁走：');
  // The editor replaces the field and keeps its text; a formula is rendered while it is written.
  await fellow.getByRole('button', { name: '公式' }).click();
  const formula = fellow.getByRole('dialog', { name: '公式' });
  await formula.getByRole('textbox', { name: 'LaTeX' }).fill(String.raw`\frac{y}{b}=\frac{x}{a}`);
  await expect(formula.locator('mfrac')).toHaveCount(2);
  await formula.getByRole('button', { name: '插入' }).click();
  await expect(words.locator('mfrac')).toHaveCount(2);
  await expectAccessible(fellow);
  await fellow.getByRole('button', { name: '发布回答' }).click();
  await expect(fellow.getByRole('heading', { name: '1 个回答' })).toBeFocused();
  const given = fellow.getByRole('article', { name: '宋明远' });
  await expect(given.locator('mfrac')).toHaveCount(2);
  await given.getByRole('button', { name: '修改', exact: true }).click();
  const editing = fellow.getByRole('dialog', { name: '修改内容' });
  await expect(editing.getByLabel('内容')).toHaveValue(/frac/);
  await expectAccessible(fellow);
  await editing.getByLabel('内容').fill('看它在无穷远处贴着谁走，@林晓彤 再画一张图');
  await editing.getByRole('button', { name: '保存修改' }).click();
  await expect(given).toContainText('再画一张图');
  await other.close();

  await page.goto('/#/answerslist/0?view=mine');
  await expect(main.getByRole('article', { name: question })).toHaveCount(1);
  await expect(main.getByRole('article', { name: question })).toContainText('1 条新回答');
  await main.getByRole('link', { name: question }).click();
  const answer = main.getByRole('article', { name: '宋明远' });
  await expect(answer).toContainText('新回答');
  await answer.getByRole('button', { name: '修改过 1 次' }).click();
  await expect(page.getByRole('dialog', { name: '修改记录' }).locator('mfrac')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await answer.getByRole('button', { name: /提到 TA/ }).click();
  await expect(main.getByRole('textbox', { name: /你的回答/ })).toContainText('@宋明远');
  await answer.getByRole('button', { name: /赞/ }).click();
  await expect(answer.getByRole('button', { name: /赞/ })).toHaveAttribute('aria-pressed', 'true');
  await answer.getByRole('button', { name: /^采纳/ }).click();
  await expect(answer).toContainText('已采纳');
  await expectAccessible(page);
  await page.goto('/#/answerslist/0?view=mine');
  await expect(main.getByRole('article', { name: question })).not.toContainText('新回答');
});
