import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningSchool } from '../fixtures/school.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { longVideo, PICTURE } from '../pages/files.ts';
import { isConnectionError } from '../pages/connection.ts';
import { openLoggedIn } from '../pages/login.ts';
import { runHomework } from '../pages/school.ts';

/** Grades the only work of a homework like a teacher: with a score, or `return`. */
async function gradeWork(
  school: RunningSchool,
  homeworkId: string,
  score: string,
  comment: string,
): Promise<void> {
  const [, line = ''] = (await runHomework(school, 'works', homeworkId)).split('\n');
  const [work = ''] = line.split(',');
  expect(work, 'the work was submitted').toMatch(/^\d+$/);
  const file = join(school.dataDir, 'marks.csv');
  await mkdir(join(school.dataDir, 'marked'), { recursive: true });
  await writeFile(join(school.dataDir, 'marked', '椭圆.png'), PICTURE);
  await writeFile(file, `work,score,comment,marked files\n${work},${score},${comment},marked\n`);
  await runHomework(school, 'marks', homeworkId, file);
}

test('a student writes homework despite a failed connection, submits and corrects it, and sees the grade @release', async ({
  page,
  school,
  complaints,
}) => {
  test.setTimeout(180_000);
  await openLoggedIn(page, school.origin, 'student');
  // An address of the old site leads to the same list.
  await page.goto('/homeworkStudentComplete/homeworksAndProductions');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('我的作业');
  await expect(main.getByRole('article', { name: '暖宝宝里的化学' })).toContainText('92 / 100 分');
  await expect(main.getByRole('article', { name: '为什么选豌豆' })).toContainText('待订正');
  await expectAccessible(page);
  await main.getByRole('link', { name: '去完成：用一根绳子画椭圆' }).click();

  const form = main.getByRole('form', { name: '我的作业' });
  const text = form.getByRole('textbox', { name: '正文' });
  const state = form.getByRole('status').filter({ hasText: /保存/ });
  await expect(main.getByRole('region', { name: '任务' }).locator('math').first()).toBeVisible();
  await expectAccessible(page);
  await text.fill('绳长 10，所以 $a=5$。');
  await expect(state).toHaveText('已保存');

  // The school is unreachable: typed text survives a reload, and is saved when the school is back.
  const saves = '**/student/homework/save';
  await page.route(saves, (route) => route.abort('internetdisconnected'));
  await text.fill('绳长 10，所以 $a=5$。图钉相距 8，所以 $c=4$。');
  await expect(state).toContainText('没有连上学校', { timeout: 20_000 });
  await page.reload();
  await expect(text).toHaveValue('绳长 10，所以 $a=5$。图钉相距 8，所以 $c=4$。');
  await expect(state).toContainText('没有连上学校', { timeout: 20_000 });
  await page.unroute(saves);
  await expect(state).toHaveText('已保存', { timeout: 20_000 });
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));

  const put = (name: string, buffer: Buffer) =>
    form.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await put('椭圆.exe', PICTURE);
  await expect(form.getByText('上传失败!').first()).toBeVisible();
  await put('椭圆.png', PICTURE);
  await expect(form.getByRole('link', { name: '椭圆.png' })).toBeVisible();
  await expect(state).toHaveText('已保存');
  await page.reload();
  await expect(form.getByRole('link', { name: '椭圆.png' })).toBeVisible();
  await put('草稿.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
  await expect(form.getByRole('link', { name: '草稿.pdf' })).toBeVisible();

  const handIn = async () => {
    await form.getByRole('button', { name: '交作业' }).click();
    const review = page.getByRole('dialog', { name: '交之前再看一眼' });
    await expect(review.locator('math').first()).toBeVisible();
    await expect(review.getByRole('link', { name: '椭圆.png' })).toBeVisible();
    await expectAccessible(page);
    await review.getByRole('button', { name: '确认交' }).click();
    await expect(main.getByRole('heading', { name: '作业已交' })).toBeFocused();
  };
  await handIn();
  await expect(text).toHaveCount(0);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: '草稿.pdf' }).click(),
  ]);
  expect([new URL(saved.url()).pathname, saved.suggestedFilename()]).toEqual([
    '/student/downLoad',
    '草稿.pdf',
  ]);

  // Until the deadline it can be submitted again; the previous submission stays.
  await main.getByRole('button', { name: '修改后重新交' }).click();
  await text.fill('绳长 10，所以 $a=5$。图钉相距 8，所以 $c=4$，$b$ 还没有算。');
  await form.getByRole('button', { name: '重新交' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '重新交' })
    .click();
  await expect(main.getByRole('heading', { name: '作业已交' })).toBeFocused();
  await expect(main.getByRole('region', { name: '之前交的' })).toBeVisible();
  await expectAccessible(page);

  const homeworkId = /homework\/(\d+)/.exec(page.url())?.[1] ?? '';
  await gradeWork(school, homeworkId, 'return', '再算一下 b');
  await page.reload();
  await expect(form.getByRole('heading', { name: '老师请你订正' })).toBeVisible();
  await expect(form.getByText('再算一下 b')).toBeVisible();
  const before = main.getByRole('region', { name: '之前交的' });
  await expect(before.getByRole('img', { name: '批改后的 椭圆.png' })).toBeVisible();
  await expect(before.getByRole('img', { name: '我交的 椭圆.png' })).toBeVisible();
  await expectAccessible(page);
  await text.fill('绳长 10，所以 $a=5$；$c=4$；$b=\\sqrt{a^2-c^2}=3$。');
  await handIn();

  await gradeWork(school, homeworkId, '96.5', '图画得漂亮');
  await page.reload();
  await expect(main.getByRole('img', { name: '得分 96.5，满分 100' })).toBeVisible();
  await expect(main.getByText('图画得漂亮')).toBeVisible();
  await expect(
    main.getByRole('region', { name: '批改稿' }).getByRole('img', { name: '批改后的 椭圆.png' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a student uploads a video for homework in parts, pauses and resumes it @release', async ({
  page,
  school,
}) => {
  test.slow();
  await runSchoolCommand(school, 'enrol', 'add', 'conics', 'saver', '--host=localhost');
  await openLoggedIn(page, school.origin, 'saver');
  await page.goto('/#/homeworkStudentComplete/homeworksAndProductions');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '去完成：用一根绳子画椭圆' }).click();
  const form = main.getByRole('form', { name: '我的作业' });
  // A video is uploaded to the school's provider in parts; it is interrupted at the second one, and resumes
  // there.
  const parts = '**/sandbox/video';
  let places: string[] = [];
  await page.route(parts, async (route) => {
    places = [...places, route.request().headers()['content-range'] ?? ''];
    if (places.length !== 2) await route.continue();
  });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '讲解.mp4', mimeType: 'application/octet-stream', buffer: await longVideo() });
  await expect.poll(() => places.length).toBe(2);
  await form.getByRole('button', { name: '暂停上传 讲解.mp4' }).click();
  await expect(form.getByRole('progressbar', { name: /讲解\.mp4/ })).toBeVisible();
  await form.getByRole('button', { name: '继续上传 讲解.mp4' }).click();
  await expect(form.getByText('正在转码')).toBeVisible();
  expect(places[2], 'the upload resumes at the second part').toBe(places[1]);
  await expect(form.getByRole('region', { name: /讲解\.mp4/ })).toBeVisible({ timeout: 20_000 });
  await expect(form.getByRole('status').filter({ hasText: /保存/ })).toHaveText('已保存');
  await expectAccessible(page);

  await form.getByRole('button', { name: '交作业' }).click();
  const review = page.getByRole('dialog', { name: '交之前再看一眼' });
  await expect(review.getByRole('region', { name: /讲解\.mp4/ })).toBeVisible();
  await review.getByRole('button', { name: '确认交' }).click();
  await expect(main.getByRole('heading', { name: '作业已交' })).toBeFocused();
  // Other walks use a student without a course.
  await runSchoolCommand(school, 'enrol', 'end', 'conics', 'saver', '--host=localhost');
});

test('a student answers homework that is a paper in the exam room, and its score becomes the homework’s @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/course/homework');
  const main = page.getByRole('main');
  await expect(main.getByRole('article', { name: '为什么选豌豆' })).toBeVisible();
  await main.getByRole('group', { name: '类型' }).getByRole('button', { name: '试卷' }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('link', { name: '去做题：课前热身卷' }).click();
  await expectAccessible(page);
  await main.getByRole('button', { name: '开始做题' }).click();
  await expect(page).toHaveURL(/subject\/doing\?recordId=/);
  await expect(page.getByRole('button', { name: '交卷', exact: true })).toBeVisible();
  await page.goto('/#/personal/course/homework?kind=paper');
  await main.getByRole('link', { name: '继续做题：课前热身卷' }).click();
  await main.getByRole('button', { name: '继续做题' }).click();
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await expect(page).toHaveURL(/subject\/report/);

  await page.goto('/#/personal/course/homework?kind=paper');
  await expect(main.getByRole('article', { name: '课前热身卷' })).toContainText('0 / 70 分');
  await main.getByRole('link', { name: '看成绩：课前热身卷' }).click();
  await expect(main.getByRole('link', { name: '看答题报告' })).toBeVisible();
  await expectAccessible(page);

  const homeworkId = /homework\/(\d+)/.exec(page.url())?.[1] ?? '';
  expect(await runHomework(school, 'list')).toContain(`${homeworkId}\t1\tconics-warm-up`);
  const [, line = ''] = (await runHomework(school, 'works', homeworkId)).split('\n');
  expect(line).toMatch(/,0,70,/);
  await expect(runHomework(school, 'marks', homeworkId, 'marks.csv')).rejects.toThrow(
    'is marked automatically',
  );
});
