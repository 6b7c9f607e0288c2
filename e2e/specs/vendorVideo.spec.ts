import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { isConnectionError } from '../pages/connection.ts';
import { openLoggedIn } from '../pages/login.ts';

const POLYV = '压轴题限时练';
const CC = '考前最后一讲';
const BAIJIA = '计算失误从哪来';

/** Opens a lesson of the course whose last three lessons have their videos at vendors. */
async function openLesson(page: Page, name: string): Promise<void> {
  await page.goto('/#/personal/course/lessons');
  await page.getByRole('main').getByRole('link', { name: '继续学习', exact: true }).first().click();
  await page
    .getByRole('navigation', { name: '课程目录' })
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

const playerOf = (page: Page, name: string) => page.getByRole('region', { name: `视频播放器：${name}` });
const filmOf = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`).locator('video');

test('a vendor’s video supports the same keys, speed, notes, resuming and next lesson as the school’s own @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'student');
  await openLesson(page, POLYV);
  const player = playerOf(page, POLYV);
  const film = filmOf(page, POLYV);
  const stateOf = (what: 'currentTime' | 'playbackRate' | 'paused') =>
    film.evaluate((video: HTMLVideoElement, name) => Number(video[name]), what);
  await expect(player).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page);
  await film.evaluate((video: HTMLVideoElement) => void (video.muted = true));
  await player.focus();
  await page.keyboard.press('k');
  await expect.poll(() => stateOf('currentTime')).toBeGreaterThan(0);
  await page.keyboard.press('5');
  await page.keyboard.press('>');
  await expect.poll(() => stateOf('currentTime')).toBeGreaterThanOrEqual(27);
  await expect.poll(() => stateOf('playbackRate')).toBe(1.25);
  // The keys have the same effect when the vendor's own player has the focus.
  await film.focus();
  await page.keyboard.press('k');
  await expect.poll(() => stateOf('paused')).toBe(1);
  await page.getByLabel('新笔记').fill('先画图');
  await page.getByRole('button', { name: /^记在 00:(2[7-9]|3\d)/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '先画图' })).toBeVisible();

  await page.reload();
  await expect.poll(() => stateOf('currentTime')).toBeGreaterThanOrEqual(27);
  await expect.poll(() => stateOf('playbackRate')).toBe(1.25);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.currentTime = video.duration - 0.5;
    return video.play();
  });
  await expect(page.getByText(`接下来：${CC}`)).toBeVisible();
  await page.getByRole('button', { name: '马上播放' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CC);
  await expect(playerOf(page, CC)).toHaveAttribute('aria-busy', 'false');
  await expect(filmOf(page, CC)).toBeVisible();
});

for (const [name, vendor] of [
  [POLYV, 'polyv'],
  [CC, 'cc'],
  [BAIJIA, 'baijia'],
] as const) {
  test(`a video of ${vendor} that cannot be reached or played shows a message and a button to retry @release`, async ({
    page,
    school,
    complaints,
  }) => {
    await openLoggedIn(page, school.origin, 'student');
    const script = `**/sandbox/player/${vendor}.js`;
    await page.route(script, (route) => route.abort('internetdisconnected'));
    await openLesson(page, name);
    const player = playerOf(page, name);
    await expect(player.getByRole('alert')).toContainText('视频服务没有连上', { timeout: 20_000 });
    await expectAccessible(page);
    await page.unroute(script);
    await page.route(`**/sandbox/player/${vendor}.mp4*`, (route) => route.fulfill({ status: 403 }));
    await player.getByRole('button', { name: '重新加载' }).click();
    await expect(player.getByRole('alert')).toContainText('这个视频暂时不能播放', { timeout: 20_000 });
    await page.unroute(`**/sandbox/player/${vendor}.mp4*`);
    await player.getByRole('button', { name: '重新加载' }).click();
    // It is not marked as busy while it shows an error.
    await expect(player.getByRole('alert')).toHaveCount(0);
    await expect(player).toHaveAttribute('aria-busy', 'false');
    await filmOf(page, name).evaluate((video: HTMLVideoElement) => void (video.muted = true));
    await player.focus();
    await page.keyboard.press('k');
    await page.keyboard.press('9');
    await expect
      .poll(() => filmOf(page, name).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(48);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !isConnectionError(complaint) && !complaint.includes('403')),
    );
  });
}
