import type { Page } from 'playwright/test';
import type { RunningSchool } from '../fixtures/school.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { controlConnection, isConnectionError } from '../pages/connection.ts';
import { expectStudent, logInByPassword, openBox } from '../pages/login.ts';
import { card, choose, saved } from '../pages/room.ts';
import { runExam } from '../pages/school.ts';

const PASSWORD = 'Lectern2026';
const EXAM = '高等数学 · 十分钟模拟考';

const firstOption = (page: Page, number: number) => card(page, number).getByRole('radio').first();
const notice = (page: Page) => page.getByRole('main').getByRole('alert');

/** Answers the current question, and goes to the next one. */
async function answer(page: Page, number: number): Promise<void> {
  await choose(firstOption(page, number));
  await page.getByRole('main').getByRole('button', { name: '下一题' }).last().click();
}

async function logIn(page: Page, at: string): Promise<void> {
  await page.goto(at);
  // Second windows are not the fixture's page, which waits for this by itself.
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'done');
  await openBox(page);
  await logInByPassword(page, 'student', PASSWORD);
  await expectStudent(page);
}

/** Enters the exam, or continues it; returns its number. */
async function enter(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/#/lib/subject/exampaper`);
  await page.getByRole('link', { name: new RegExp(`^(进入考试|继续考试|继续作答)：${EXAM}$`) }).click();
  const begin = page.getByRole('button', { name: '开始考试' });
  await expect(begin.or(saved(page))).toBeVisible();
  const [, examId = ''] = /examintro\/(\d+)/.exec(page.url()) ?? [];
  if (await begin.isVisible()) await begin.click();
  await expect(page.getByRole('timer')).toBeVisible();
  return examId;
}

/** Extends the time of the student's attempt by a school command, or revokes that. */
const extendTime = (school: RunningSchool, examId: string, minutes: number): Promise<string> =>
  runExam(school, 'extend', examId, `--minutes=${minutes}`, '--reason=walk', '--student=student');

test('an exam continues in a second tab, with extra time, after a new log-in and a cut connection, until the deadline @release', async ({
  page,
  context,
  school,
  complaints,
}) => {
  test.setTimeout(150_000);
  const connection = await controlConnection(page);
  await logIn(page, '/');
  const examId = await enter(page, school.origin);

  // Answers are sent over the socket once it is open; before that over HTTP.
  await expect.poll(() => connection.received).not.toEqual([]);
  await answer(page, 1);
  await expect(saved(page)).toHaveText('已保存 1 / 1');
  await expect
    .poll(() => connection.sent)
    .toEqual(expect.arrayContaining(['NETTY_AUTH_REQ', 'submit_question', 'switch_question']));

  // A second tab is read-only until it takes over; when it is closed, this one continues with its answers.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(notice(second)).toContainText('正在另一个标签页里作答');
  await expect(firstOption(second, 2)).toBeDisabled();
  await expectAccessible(second);
  await notice(second).getByRole('button', { name: '改在这里作答' }).click();
  await expect(notice(page)).toContainText('正在另一个标签页里作答');
  await answer(second, 2);
  await expect(saved(second)).toHaveText('已保存 2 / 2');
  await second.close();
  await expect(notice(page)).toBeHidden();
  await expect(firstOption(page, 2)).toBeChecked();
  await expect(saved(page)).toHaveText('已保存 2 / 2');

  // The school extends the time: the page shows it at once.
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|0\d:\d\d)$/);
  await extendTime(school, examId, 50);
  await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|5\d:\d\d)$/);

  // The session ends: the log-in dialog opens above the page, and everything continues from there.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/s/api/saas-business/v1/front/login/logout', {
    headers: { Authorization: token ?? '' },
    data: {},
  });
  await expect(page.getByRole('dialog').getByText(/这一页的内容都还在/)).toBeVisible();
  await logInByPassword(page, 'student', PASSWORD);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: '下一题' }).last().click();
  await answer(page, 3);
  await expect(saved(page)).toHaveText('已保存 3 / 3');

  // The time ends while the connection is cut: kept answers count, and the page submits by itself.
  await connection.cut();
  await answer(page, 4);
  await expect(saved(page)).toContainText('1 题暂存在本机');
  await extendTime(school, examId, -60);
  await connection.restore();
  await expect(page.getByText('学校收到了你的 4 次作答')).toBeVisible();
  await expect(page.getByText('学校缩短时间')).toBeVisible();
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));
});

test('an exam moves to another device with all saved answers, and back @release', async ({
  page,
  browser,
  school,
  complaints,
}) => {
  test.setTimeout(120_000);
  const connection = await controlConnection(page);
  const home = `${school.secondOrigin}/#/home/choice`;
  await logIn(page, home);
  await enter(page, school.secondOrigin);
  await connection.cut();
  await choose(firstOption(page, 1));
  await expect(saved(page)).toContainText('1 题暂存在本机');

  // The answer is exported as a file.
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: '存成文件' }).click();
  const file = await (await download).path();

  // This school permits one session per student: logging in on another device ends the session here.
  const device = await browser.newContext();
  const other = await device.newPage();
  await logIn(other, home);
  await other.goto(`${school.secondOrigin}/#/lib/subject/exampaper/rescue`);
  await other.getByLabel('选择文件').setInputFiles(file);
  await expect(other.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText(
    `学校收到了《${EXAM}》的 1 个答案。`,
  );
  await expectAccessible(other);
  await other
    .getByLabel('选择文件')
    .setInputFiles({ name: 'a.lectern', mimeType: 'text/plain', buffer: Buffer.from('none') });
  await expect(other.getByRole('main').getByRole('alert')).toContainText('这份文件打不开');

  // The same answer arrives over the connection, and counts once.
  await connection.restore();
  await expect(notice(page)).toContainText(
    '你的账号在另一台设备上登录了，请在那边继续作答。这里的答案都已送出',
  );
  await expect(firstOption(page, 1)).toBeDisabled();
  await expectAccessible(page);

  await enter(other, school.secondOrigin);
  await expect(saved(other)).toHaveText('已保存 1 / 1');
  await expect(firstOption(other, 1)).toBeChecked();

  await notice(page).getByRole('button', { name: '改在这台设备上继续' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await logInByPassword(page, 'student', PASSWORD);
  await expect(notice(page)).toBeHidden();
  await expect(notice(other)).toContainText('你的账号在另一台设备上登录了');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: '下一题' }).last().click();
  await choose(firstOption(page, 2));
  await expect(saved(page)).toHaveText('已保存 2 / 2');
  await device.close();
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));
});
