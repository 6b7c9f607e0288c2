import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { hasRealData, importInto, REAL_COURSES, REAL_QUESTIONS } from '../fixtures/realData.ts';
import { startSchool, type RunningSchool } from '../fixtures/school.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { orderCart, openGateway } from '../pages/cashier.ts';
import { addOpenCourse, expectCartCount, openCourse } from '../pages/catalogue.ts';
import { choose } from '../pages/room.ts';
import {
  expectStudent,
  logInByPassword,
  openBox,
  PASSWORD,
  readCode,
  solveByKeyboard,
} from '../pages/login.ts';

const MOBILE = '13800000002';

/** Differences between the demonstration's data and imported data. */
interface Goal {
  /** The search text, and the course that must be found. */
  readonly search: string;
  readonly course: string | RegExp;
  readonly paper: RegExp;
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/#/home/index');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /我的账户/ })
    .click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录', exact: true })).toBeVisible();
}

/** Answers the current question: the first option, or a word in each blank. */
async function answerCurrent(page: Page): Promise<void> {
  const card = page
    .getByRole('main')
    .getByRole('group', { name: /^第 \d+ 题$/ })
    .first();
  await expect(card).toBeVisible();
  const choices = card.locator('input[type=radio], input[type=checkbox]');
  if ((await choices.count()) > 0) await choose(choices.first());
  else await card.getByRole('textbox').first().fill('2');
}

/** Walks from the home page to the report, as one student. */
async function walk(page: Page, goal: Goal): Promise<void> {
  // 1. The home page of the default school.
  await page.goto('/');
  await expect(page.getByRole('region', { name: '学校推荐' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '大家都在学' })).toBeVisible();

  // 2. A branch, and back.
  const dress = () => page.locator('html').getAttribute('class');
  const own = await dress();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /切换分校/ })
    .click();
  await page.getByRole('link', { name: '青禾学堂上海分校' }).click();
  await expect(page).toHaveURL(/#\/home\/index\/shanghai$/);
  await expect.poll(dress).not.toBe(own);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /切换分校/ })
    .click();
  await page.getByRole('link', { name: '青禾学堂', exact: true }).last().click();
  await expect.poll(dress).toBe(own);

  // 3. A course is found and put into the cart.
  await page.goto(`/#/course/list?courseName=${encodeURIComponent(goal.search)}`);
  await expect(page.getByRole('main').getByRole('link', { name: goal.course }).first()).toBeVisible();
  await expectAccessible(page);
  await openCourse(page, '圆锥曲线');
  await expectAccessible(page);
  await addOpenCourse(page);
  await expectCartCount(page, 1);

  // 4. Logging in by SMS code after the captcha, out, and in again by password.
  await openBox(page);
  const box = page.getByRole('dialog').first();
  await box.getByLabel('手机号').fill(MOBILE);
  await box.getByRole('button', { name: '获取验证码' }).click();
  await solveByKeyboard(page);
  await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible();
  await box.getByLabel('验证码', { exact: true }).fill(await readCode(page, MOBILE));
  await box.getByRole('button', { name: '登录', exact: true }).click();
  await expectStudent(page);
  await logOut(page);
  await openBox(page);
  await logInByPassword(page, 'newcomer', PASSWORD);
  await expectStudent(page);

  // 5. Paying. The cart was kept, and the cashier page notices the payment by itself.
  await orderCart(page);
  await expect(page.getByText('¥259').first()).toBeVisible();
  await expectAccessible(page);
  const payPage = await openGateway(page);
  await payPage.getByRole('button', { name: /确认支付/ }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/支付成功/)
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  await payPage.close();
  await page.goto('/#/personal/course/lessons');
  await expect(page.getByRole('main').getByText('圆锥曲线二十讲').first()).toBeVisible();
  await expectAccessible(page);

  // 6. The first lesson plays, and resumes at the last position.
  await page
    .getByRole('main')
    .getByRole('link', { name: /开始学习|继续学习/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/class\/type\/video\/page/);
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = 20;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(21);
  await page.locator('body').press('k');
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(page.getByText('进度已保存')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(18);

  // 7. A paper with formulas, from start to report and the list of wrong questions.
  await page.goto('/#/lib/subject');
  await page.getByRole('main').getByRole('button', { name: goal.paper }).first().click();
  await expect(page).toHaveURL(/#\/lib\/subject\/doing/);
  await expect(page.getByRole('main').locator('math').first()).toBeVisible();
  for (let count = 0; count < 3; count += 1) {
    await answerCurrent(page);
    await page.getByRole('button', { name: '下一题' }).click();
  }
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '已保存 3 / 3' })).toBeVisible();
  await page.getByRole('button', { name: '交卷', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认交卷' }).click();
  await expect(page).toHaveURL(/#\/lib\/subject\/report/);
  await expect(page.getByRole('img', { name: /得分/ })).toBeVisible();
  await expect(page.getByText('解析').first()).toBeVisible();
  await expectAccessible(page);

  // 8. English and back, and logging out.
  await page.goto('/#/home/index');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /我的账户/ })
    .click();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'What everyone studies' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account/i })
    .click();
  await page.getByRole('button', { name: /Log out/i }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
}

/** A school that no other test has used. */
const fresh = test.extend<object, { school: RunningSchool }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const school = await startSchool();
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A school with real courses and questions. */
const imported = test.extend<object, { school: RunningSchool }>({
  school: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const school = await startSchool();
      const bank = ['2010-2022_Math_I_MCQs.json', '2010-2022_Physics_MCQs.json'];
      await importInto(school, 'courses', REAL_COURSES);
      await importInto(school, 'bank', ...bank.map((file) => join(REAL_QUESTIONS, file)));
      await use(school);
      await school.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// Other walks use reduced motion; this one sees the site as most students do.
fresh.use({ contextOptions: { reducedMotion: 'no-preference' } });

fresh(
  'a student shops, studies and practises from the home page to the report @release',
  async ({ page }) => {
    fresh.setTimeout(180_000);
    await walk(page, {
      search: '高等数学',
      course: '高等数学（上）：极限、导数与积分',
      paper: /^开始练习：高等数学/,
    });
  },
);

imported.describe('with real courses and questions @release', () => {
  imported.skip(!hasRealData, 'needs ../shared/data');

  imported('a student shops, studies and practises from the home page to the report', async ({ page }) => {
    imported.setTimeout(180_000);
    await walk(page, { search: 'CS188', course: /CS188/, paper: /^开始练习：.*数学/ });
  });
});
