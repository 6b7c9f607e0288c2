/**
 * Takes the screenshots in `docs/pictures` from the built site on a freshly seeded school.
 *
 *   npm run build:site && npm run pictures
 *   npm run pictures -- --only=refund   those whose name contains this text
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { expect } from 'playwright/test';
import { startSchool } from '../fixtures/school.ts';
import { openGateway, orderCourse } from '../pages/cashier.ts';
import { openLoggedIn } from '../pages/login.ts';
import { runLive } from '../pages/school.ts';
import { chromiumLaunch } from '../../tools/chromium.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const SIZE = { width: 1200, height: 750 };
/** WebP quality; a lower one blurs the edges of small letters. */
const QUALITY = 80;
/** Maximum size of a picture in the documentation, in bytes. */
const MAX_BYTES = 150_000;

interface Picture {
  /** Account of the viewer; undefined for a visitor. */
  readonly account?: string;
  readonly isDark?: boolean;
  /** Opens what is to be captured, and waits until it is loaded. */
  show(page: Page): Promise<Page | void>;
}

const school = await startSchool();

const main = (page: Page) => page.getByRole('main');

async function goTo(page: Page, hash: string): Promise<void> {
  await page.goto(`/#${hash}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Orders a course with a coupon and points. */
async function orderWithDiscounts(page: Page): Promise<void> {
  await orderCourse(page, '英语口语：每天十五分钟');
  await main(page)
    .getByRole('region', { name: '优惠' })
    .getByRole('checkbox', { name: /青禾豆抵扣/ })
    .check();
  await expect(main(page).getByRole('term').filter({ hasText: '青禾豆抵扣' })).toBeVisible();
  await expect(main(page).getByRole('img', { name: '微信支付付款码' })).toBeVisible();
}

/** The pictures by file name, in the order in which they are taken. */
const PICTURES: Readonly<Record<string, Picture>> = {
  home: {
    async show(page) {
      await goTo(page, '/home/index');
    },
  },
  search: {
    account: 'student',
    async show(page) {
      await goTo(page, `/search?text=${encodeURIComponent('数学')}`);
      await expect(main(page).getByRole('link').nth(5)).toBeVisible();
    },
  },
  cashier: { account: 'member', show: orderWithDiscounts },
  refund: {
    account: 'member',
    async show(page) {
      await orderCourse(page, '日语五十音到 N5');
      const gateway = await openGateway(page);
      await gateway.getByRole('button', { name: /^确认支付/ }).click();
      await expect(gateway.getByText('支付成功')).toBeVisible();
      await gateway.close();
      await expect(main(page).getByText('支付成功')).toBeVisible();
      await goTo(page, '/personal/order?status=paid');
      await main(page)
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^申请退款/ })
        .click();
      await main(page).getByRole('radio', { name: '课程不适合我' }).check();
    },
  },
  'exam-result': {
    account: 'student',
    async show(page) {
      await goTo(page, '/lib/subject/exampaper');
      await main(page)
        .getByRole('link', { name: /^(查看成绩|看成绩|查看结果)/ })
        .first()
        .click();
      await expect(main(page).getByRole('img', { name: /得分/ })).toBeVisible();
    },
  },
  'learning-record': {
    account: 'student',
    isDark: true,
    async show(page) {
      await goTo(page, '/personal/setting/archives');
      await expect(main(page).getByText('以表格查看').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^今天还有/ })).toBeVisible();
    },
  },
  player: {
    account: 'student',
    async show(page) {
      await goTo(page, '/personal/course/lessons');
      await main(page)
        .getByRole('link', { name: /继续学习/ })
        .first()
        .click();
      const video = page.locator('video');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), { timeout: 20_000 })
        .toBeGreaterThan(1);
      await video.evaluate((element: HTMLVideoElement) => {
        element.muted = true;
        element.currentTime = 20;
      });
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState), { timeout: 20_000 })
        .toBeGreaterThan(1);
      await video.hover();
    },
  },
  'live-room': {
    account: 'signer',
    async show(page) {
      await goTo(page, '/personal/course/lessons');
      await main(page)
        .getByRole('article')
        .filter({ hasText: '名师答疑直播间' })
        .getByRole('link', { name: /继续学习|开始学习/ })
        .click();
      await page
        .getByRole('navigation', { name: '课程目录' })
        .getByRole('link', { name: /小班讨论/ })
        .click();
      await page.getByRole('button', { name: '先进直播间' }).click();
      const address = await page.getByRole('link', { name: '进入直播间' }).getAttribute('href');
      const room = await page.context().newPage();
      await room.goto(address ?? '');
      const lessonId = new URLSearchParams(page.url().split('?')[1]).get('lessonId') ?? '';
      const teacher = await page.context().newPage();
      const { pathname, search } = new URL((await runLive(school, 'teacher', lessonId)).trim());
      await teacher.goto(`${pathname}${search}`);
      await teacher.getByRole('button', { name: '开始上课' }).click();
      await expect(room.getByText('正在直播')).toBeVisible();
      await room.getByRole('textbox', { name: '发言' }).fill('老师好，第二题的辅助线怎么想到的？');
      await room.getByRole('button', { name: '发送' }).click();
      await expect(room.getByRole('log')).toContainText('第二题');
      return room;
    },
  },
  'own-data': {
    account: 'student',
    async show(page) {
      await goTo(page, '/personal/setting/privacy');
      await expect(main(page).getByRole('button').first()).toBeVisible();
    },
  },
  reminders: {
    account: 'student',
    async show(page) {
      await goTo(page, '/personal/course/classTable');
      await main(page).getByRole('button', { name: '订阅到日历，设置提醒' }).click();
      await expect(page.getByRole('region', { name: '短信提醒' }).getByRole('switch').first()).toBeVisible();
    },
  },
};

async function draw(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  // Pictures of a page are loaded lazily, so they are waited for.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_BYTES)
    throw new Error(`${name} takes ${bytes.length} bytes, more than ${MAX_BYTES}`);
  await writeFile(join(FOLDER, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp: ${bytes.length} bytes\n`);
}

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const [name, { account, isDark = false, show }] of Object.entries(PICTURES)) {
    if (!name.includes(options.only)) continue;
    const context = await browser.newContext({
      baseURL: school.origin,
      viewport: SIZE,
      colorScheme: isDark ? 'dark' : 'light',
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    try {
      if (account !== undefined) await openLoggedIn(page, school.origin, account);
      await draw((await show(page)) ?? page, name);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${name} could not be captured: ${error instanceof Error ? error.message : ''}\n`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await school.stop();
}
