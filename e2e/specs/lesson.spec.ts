import type { Locator } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { controlConnection, isConnectionError } from '../pages/connection.ts';
import { openLoggedIn } from '../pages/login.ts';

const timeOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);

/** Plays some seconds of the video from a position. */
async function play(video: Locator, from: number, seconds: number): Promise<void> {
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement, start) => {
    element.muted = true;
    element.playbackRate = 2;
    element.currentTime = start;
    return element.play();
  }, from);
  await expect.poll(() => timeOf(video), { timeout: 20_000 }).toBeGreaterThan(from + seconds);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
}

test('a visitor watches a preview, and sees that other lessons must be bought @phone', async ({ page }) => {
  await page.goto('/#/class/type/video/page?classTypeId=1&commodityId=1');
  await expect(page.locator('video')).toBeVisible();
  await expect(page.getByText('登录后可以记住看到哪里')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: '课程目录' })
    .getByRole('link', { name: /购买后可学/ })
    .first()
    .click();
  await expect(page.getByText('这节课需要购买后观看')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /购买课程/ })).toBeVisible();
});

test('a lesson resumes on another device at the same position, with the watched share saved @release', async ({
  page,
  browser,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/course/lessons');
  await page.getByRole('main').getByRole('link', { name: '继续学习', exact: true }).first().click();
  const next = page.getByRole('link', { name: /^下一节/ });
  const title = ((await next.getAttribute('aria-label')) ?? '').replace(/^下一节：/, '');
  await next.click();
  // The previous lesson's video would be removed while it is told to play.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const video = page.locator('video');
  const address = page.url();
  await play(video, 10, 6);
  await expect(page.getByText(/已学 1\d% · 进度已保存/)).toBeVisible();
  const left = await timeOf(video);

  const other = await browser.newPage({
    baseURL: school.origin,
    storageState: await page.context().storageState(),
  });
  await other.goto(address);
  await expect.poll(() => timeOf(other.locator('video'))).toBeGreaterThan(left - 1);
  await expect(other.getByText(/已从 00:1\d 继续/)).toBeVisible();
  await other.close();
});

test('the time studied is counted even while the connection is cut', async ({ page, school, complaints }) => {
  const connection = await controlConnection(page);
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/course/lessons');
  await page.getByRole('main').getByRole('link', { name: '继续学习', exact: true }).first().click();
  await expect(page.locator('video')).toBeVisible();
  const lessonId = new URLSearchParams(page.url().split('?')[1]).get('lessonId') ?? '';
  const studied = async (): Promise<number> => {
    const reply = await page.request.post(`${school.origin}/s/api/course/v1/student/lesson/logOn`, {
      data: { lessonId },
      headers: { authorization: await page.evaluate(() => localStorage.getItem('token') ?? '') },
    });
    return (await reply.json()).data.studiedSeconds;
  };
  await expect.poll(() => connection.sent).toContain('NETTY_LOG_ON_REQ');
  const before = await studied();
  await play(page.locator('video'), 5, 8);
  await connection.cut();
  await play(page.locator('video'), 15, 16);
  const sentCount = connection.sent.length;
  await connection.restore();
  // Everything is sent again, beginning with the authentication.
  await expect
    .poll(() => connection.sent.slice(sentCount).slice(0, 2), { timeout: 30_000 })
    .toEqual(['NETTY_AUTH_REQ', 'NETTY_LOG_ON_REQ']);
  await page.getByRole('link', { name: '返回课程' }).click();
  await expect.poll(studied).toBeGreaterThanOrEqual(before + 9);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !isConnectionError(complaint)));
});

test('a lesson opens at the time of a note, with captions in two languages, chapters and the previous playback speed @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/course/note');
  await page.getByRole('main').getByRole('link').filter({ hasText: '00:34' }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks.length)).toBe(2);
  await expect.poll(() => timeOf(video)).toBeGreaterThanOrEqual(34);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await page.getByRole('button', { name: '跳到 00:34' }).click();
  await expect.poll(() => timeOf(video)).toBe(34);
  await page.getByLabel('新笔记').fill('左右极限相等');
  await page.getByRole('button', { name: '记在 00:34' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '左右极限相等' })).toBeVisible();
  const player = page.getByRole('region', { name: /^视频播放器/ });
  await player.getByRole('combobox', { name: '播放速度' }).selectOption('1.5');
  await player.getByRole('combobox', { name: '章节' }).selectOption({ label: '00:36 什么时候没有极限' });
  await expect.poll(() => timeOf(video)).toBe(36);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: '左右极限相等' })).toBeVisible();
  await expect(player.getByRole('combobox', { name: '播放速度' })).toHaveValue('1.5');
});

test('the next lesson starts by itself, and does not when the student cancels it @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await page.goto('/#/personal/course/lessons');
  await page.getByRole('main').getByRole('link', { name: '继续学习', exact: true }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  const endIt = async () => {
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(1);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      element.currentTime = element.duration - 0.5;
      return element.play();
    });
  };
  const nextName = async () =>
    ((await page.getByRole('link', { name: /^下一节/ }).getAttribute('aria-label')) ?? '').replace(
      '下一节：',
      '',
    );
  const second = await nextName();
  await endIt();
  await expect(page.getByText(`接下来：${second}`)).toBeVisible();
  await expect(heading).toHaveText(second, { timeout: 20_000 });
  await endIt();
  await page.getByRole('button', { name: '先不播放' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^下一节/ }).click();
  await expect(heading).not.toHaveText(second);
});
