import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { PICTURE } from '../pages/files.ts';
import { enter, escape, tabTo, type } from '../pages/keyboard.ts';
import { controlConnection, isConnectionError } from '../pages/connection.ts';
import { openLoggedIn } from '../pages/login.ts';
import { choosePlace, questionsOf, sendAnswers } from '../pages/questions.ts';
import { card, choose, saved } from '../pages/room.ts';
import { runExam } from '../pages/school.ts';

const EXAM = '高等数学 · 十分钟模拟考';
/** Number of questions of the exam. */
const COUNT = 7;

/** Returns a question of the palette by its accessible name. */
const inPalette = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true });

/** Begins an attempt that counts: a dialog asks for confirmation and says what it costs. */
async function begin(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '开始考试' }).click();
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText('从现在起就算考了一次');
  await question.getByRole('button', { name: '现在开始' }).click();
}

/** Hides the page as another window would, or shows it again. */
const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('an exam', () => {
  test(
    'is entered, answered despite a cut connection and a reload, submitted and verified by receipts; ' +
      'another is submitted after the page was left too often',
    async ({ page, school, complaints }) => {
      test.slow();
      const connection = await controlConnection(page);
      await openLoggedIn(page, school.origin, 'newcomer');
      await page.goto('/#/lib/subject/exampaper');
      await expect(page.getByRole('heading', { level: 1, name: '我的考试' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: `进入考试：${EXAM}` }).click();
      await expect(page.getByRole('heading', { level: 2, name: '考试须知' })).toBeVisible();
      const [, examId = ''] = /examintro\/(\d+)/.exec(page.url()) ?? [];
      // The number of attempts is not limited, so no confirmation is needed.
      await page.getByRole('button', { name: '开始考试' }).click();

      await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
      await choose(card(page, 1).getByRole('radio').first());
      await expect(saved(page)).toHaveText('已保存 1 / 1');

      // The connection is cut, which is shown before any answer; the answer stays on the device, and is sent
      // when the connection is back.
      await connection.cut();
      await expect(saved(page)).toHaveText('连不上学校，接下来的作答先暂存在本机', { timeout: 1000 });
      await page.keyboard.press('n');
      await choose(card(page, 2).getByRole('radio').first());
      await expect(saved(page)).toContainText('1 题暂存在本机');
      await expect(inPalette(page, '第 2 题, 未保存')).toHaveAttribute('aria-current', 'step');
      await connection.restore();
      await expect(saved(page)).toHaveText('已保存 2 / 2');
      complaints.splice(
        0,
        complaints.length,
        ...complaints.filter((complaint) => !isConnectionError(complaint)),
      );

      // The time can be hidden by key and by button, and a reload continues from there.
      await page.keyboard.press('t');
      await expect(page.getByRole('timer')).toHaveText('计时中');
      await page.reload();
      await expect(saved(page)).toHaveText('已保存 2 / 2');

      // A page that is left reports it at once: the school gives no time back for what follows.
      const room = page.url();
      const token: string = await page.evaluate(() => localStorage['token']);
      await page.goto('about:blank');
      await expect.poll(() => runExam(school, 'live', examId)).toMatch(/\taway\t/);
      // The server does not render the room, since that would count as a sign of presence.
      const drawn = await page.request.get(room.replace('#', 's/page'), {
        headers: { Authorization: token },
      });
      expect(drawn.status()).toBe(204);
      expect(await runExam(school, 'live', examId)).toMatch(/\taway\t/);
      await page.goto(room);
      await expect(saved(page)).toHaveText('已保存 2 / 2');
      await expect(card(page, 2).getByRole('radio').first()).toBeChecked();

      await page.getByRole('button', { name: '交卷', exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText('还有 5 题没有作答');
      await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
      await expect(page.getByRole('heading', { level: 1, name: EXAM })).toBeVisible();
      await expect(page.getByText('学校收到了你的 2 次作答')).toBeVisible();
      const analysis = page.getByRole('region', { name: '得分分析' });
      await expect(analysis).toBeVisible();
      await expectAccessible(page);

      // By keyboard: the questions above take their space when they come into view, so a click might miss the
      // button.
      await page.getByRole('button', { name: '核对凭证', exact: true }).press('Enter');
      await expect(page.getByText('2 条凭证都完好')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: '下载凭证' }).click();
      const file = await (await download).createReadStream();
      const receipts = JSON.parse(Buffer.concat(await file.toArray()).toString());
      const { recordId, answers } = receipts;
      const verify = (links: unknown) =>
        page.request.post('/s/api/question/api/v1/front/exam/receipts/verify', {
          data: { recordId, answers: links },
        });
      expect((await (await verify(answers)).json()).data).toEqual({
        valid: true,
        goodCount: 2,
        brokenAt: null,
      });
      expect((await (await verify(answers.toReversed())).json()).data.valid).toBe(false);

      const changed = JSON.stringify({ ...receipts, answers: answers.toReversed() });
      await page
        .getByLabel('核对凭证文件')
        .setInputFiles({ name: 'changed.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
      await expect(page.getByRole('main').getByRole('alert')).toContainText('第 1 条凭证对不上');

      // The distribution of points as charts with tables, each question with its answer; wrong ones are
      // practised.
      await analysis.getByText('以表格查看').first().click();
      await expect(analysis.getByRole('table').first()).toBeVisible();
      const solutions = page.getByRole('region', { name: '题目、答案和解析' });
      await expect(solutions.getByRole('group', { name: '第 1 题', exact: true })).toBeVisible();
      await expectAccessible(page);

      // A review of the mark is requested; the school answers by a command, which takes effect at once.
      await page.getByRole('button', { name: '申请复核' }).click();
      await page.getByRole('textbox', { name: /理由/ }).fill('第 3 题没有答，能不能给一半分');
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page.getByText(/等学校答复/)).toBeVisible();
      const waiting = await runExam(school, 'remarks', `--host=${new URL(school.origin).hostname}`);
      expect(waiting).toContain('第 3 题没有答，能不能给一半分');
      const [, request = ''] = /^(\d+),/m.exec(waiting) ?? [];
      await runExam(school, 'answer', request, '--text=同意', '--mark=3=2');
      await page.reload();
      await expect(page.getByText(/^由 [\d.]+ 分改为 [\d.]+ 分$/)).toBeVisible();
      await expect(page.getByText('同意', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^练做错的 \d 题$/ }).click();
      await expect(saved(page)).toBeVisible();

      // Another exam permits leaving its page three times; the fourth time submits it.
      await page.goto('/#/lib/subject/exampaper');
      await page.getByRole('link', { name: '进入考试：计算机基础 · 期中考试' }).click();
      await begin(page, '开始第 1 次考试，共 2 次');
      await expect(page.getByRole('timer')).toBeVisible();
      for (let count = 1; count <= 3; count += 1) {
        await show(page, 'hidden');
        await expect(page.getByRole('main').getByText(`离开 ${count} / 3 次`)).toBeVisible();
        await show(page, 'visible');
      }
      await show(page, 'hidden');
      await expect(page.getByText('离开页面次数超过规定，自动交卷')).toBeVisible();
    },
  );
});

test('a student takes a whole exam by keyboard only, and the palette shows the state of each question @release', async ({
  page,
  school,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await openLoggedIn(page, school.origin, 'emma');
  await page.goto('/#/lib/subject/exampaper');
  await enter(page, main.getByRole('link', { name: `进入考试：${EXAM}` }));
  await enter(page, main.getByRole('button', { name: '开始考试' }));

  await expect(inPalette(page, '第 1 题, 未答')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('a');
  await expect(inPalette(page, '第 1 题, 已答')).toBeVisible();
  await page.keyboard.press('m');
  await expect(inPalette(page, '第 1 题, 已答, 已标记')).toBeVisible();
  for (const [key, number] of [
    ['n', 2],
    ['ArrowRight', 3],
    ['p', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(page, number)).toBeVisible();
  }
  await page.keyboard.press('t');
  await expect(page.getByRole('timer')).toHaveText('计时中');
  await page.keyboard.press('t');
  await expect(page.getByRole('timer')).toHaveText(/^0?9:\d\d$|^10:00$/);
  await page.keyboard.press('?');
  await escape(page, page.getByRole('dialog', { name: '键盘操作' }));

  // In the palette, arrow keys move among the numbers, and the question stays until one is chosen.
  await tabTo(page, inPalette(page, '第 1 题, 已答, 已标记'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(inPalette(page, '第 3 题, 未答')).toBeFocused();
  await expect(card(page, 1)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page, 3)).toBeVisible();

  // All questions except the second are answered; a text answer is typed.
  for (let number = 3; number <= COUNT; number += 1) {
    await expect(card(page, number)).toBeVisible();
    const field = card(page, number).locator('input, textarea').first();
    if (['radio', 'checkbox'].includes((await field.getAttribute('type')) ?? ''))
      await page.keyboard.press('1');
    else await type(page, field, '3');
    const hasBlanksLeft = (await card(page, number).getByRole('textbox').count()) > 1;
    await expect(inPalette(page, `第 ${number} 题, ${hasBlanksLeft ? '未填完' : '已答'}`)).toBeVisible();
    if (number < COUNT)
      await enter(page, main.getByRole('button', { name: '下一题' }).locator('visible=true').first());
  }

  // The review leads to the unanswered questions.
  await enter(page, page.getByRole('button', { name: '交卷', exact: true }));
  const review = page.getByRole('dialog', { name: '交卷前检查' });
  await expect(review).toContainText('还有 1 题没有作答');
  await expect(review).toContainText('标记了 1 题');
  await enter(page, review.getByRole('button', { name: '第 2 题', exact: true }));
  await expect(review).toBeHidden();
  await expect(card(page, 2)).toBeVisible();
  await page.keyboard.press('b');
  await expect(saved(page)).toHaveText(`已保存 ${COUNT} / ${COUNT}`);
  await enter(page, page.getByRole('button', { name: '交卷', exact: true }));
  // Of the fill-in questions only the first blank was filled.
  await expect(review).toContainText('还有 2 题有空没填');
  await enter(page, review.getByRole('button', { name: '确认交卷' }));
  await expect(page.getByText(`学校收到了你的 ${COUNT} 次作答`)).toBeVisible();
});

test('an exam that requires extra information and a face check admits a student who passes both @phone @release', async ({
  page,
  school,
  context,
}) => {
  test.slow();
  await openLoggedIn(page, school.origin, 'member');
  await page.goto('/#/lib/subject/exampaper');
  await page.getByRole('link', { name: '进入考试：大学英语 · 四级全真考试' }).click();
  await begin(page, '开始第 1 次考试，共 1 次');
  const [, examId = ''] = /examintro\/(\d+)/.exec(page.url()) ?? [];

  // The school's questions before an exam come first.
  const questions = questionsOf(page);
  await expect(questions.getByText('参加考试之前，请先完善以下信息')).toBeVisible();
  await expectAccessible(page);
  await choosePlace(page, '社会学员');
  await questions.getByRole('textbox', { name: /所在中学/ }).fill('南京市金陵中学');
  await questions
    .locator('input[type=file]')
    .setInputFiles({ name: '学生证.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(questions.getByRole('status')).toHaveText('学生证.png 上传完成');
  await sendAnswers(page);

  const who = page.getByRole('dialog', { name: '人脸识别信息核验' });
  await who.getByLabel('姓名').fill('Ming');
  await who.getByLabel(/身份证号/).fill('11010519491231002X');
  await who.getByRole('button', { name: '确定' }).click();
  await expect(who.getByText('请输入正确的姓名')).toBeVisible();
  await who.getByLabel('姓名').fill('宋明远');
  await page.request.get('/sandbox/firewall?play=wordless&part=companyFaceVerify%2FupdateIdentity');
  await who.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('提交失败')).toBeVisible();
  await page.request.get('/sandbox/firewall');
  const recognise = async (open: Locator, verdict: string) => {
    const opened = context.waitForEvent('page');
    await open.click();
    const camera = await opened;
    await camera.getByRole('button', { name: verdict }).click();
    await expect(camera.getByText('识别已经结束')).toBeVisible();
    await camera.close();
  };
  await recognise(who.getByRole('button', { name: '确定' }), '识别不通过');

  // The page notices the result by itself, and offers to correct mistyped data.
  const prompt = page.getByRole('dialog', { name: '人脸识别', exact: true });
  await expect(prompt.getByText('当前系统检测未通过人脸识别认证，是否重新认证？')).toBeVisible();
  await expectAccessible(page);
  await prompt.getByRole('button', { name: /填错了/ }).click();
  await who.getByLabel('姓名').fill('宋明');
  await recognise(who.getByRole('button', { name: '确定' }), '识别不通过');
  await prompt.getByRole('button', { name: '取消认证' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: '开始考试' }).click();
  await recognise(page.getByRole('dialog').getByRole('button', { name: '现在开始' }), '识别通过');
  await expect(page.getByRole('timer')).toHaveText(/^(1:00:00|60:00|59:\d\d|0:59:\d\d)$/);

  // The school requires face recognition again during the exam: the room shows it at once.
  await runExam(school, 'face', examId, '--student=member');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('需要核对一下是不是你本人');
});

test.describe('kinds of practice', () => {
  test('a student practises a subject daily, in order, by topic and by a custom selection @release', async ({
    page,
    school,
  }) => {
    await openLoggedIn(page, school.origin, 'returner');
    await page.goto('/#/lib/subject');
    // The exam above the subjects is named too.
    await page.getByRole('link', { name: /大学公共课 高等数学/ }).click();
    for (const [begin, title] of [
      ['开始：每日一练', '高等数学 · 每日一练'],
      ['开始：顺序练习', '高等数学 · 顺序练习'],
    ] as const) {
      await page.getByRole('button', { name: begin }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
    }
    const topic = page.getByRole('treeitem', { name: /^导数与微分/ });
    await topic.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '导数与微分' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: '开始：智能组卷' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByLabel('判断题').fill('2');
    await page.getByRole('dialog').getByRole('button', { name: '开始 · 一共 7 题' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '高等数学 · 智能组卷' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('button', { name: /^第 7 题/ })).toBeVisible();
  });
});
