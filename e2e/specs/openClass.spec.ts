import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openLoggedIn } from '../pages/login.ts';

test('a student enters a running open class, books the next one and cancels the booking @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  await page.goto('/#/openCourse');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('公开课');
  await expect(page).toHaveTitle(/公开课 — 青禾学堂/);
  await expect(main.getByRole('status')).toHaveText('共 10 节公开课');
  await expectAccessible(page);
  const [room] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('button', { name: '进入直播：一颗豌豆，能推出多少遗传题' }).click(),
  ]);
  await expect(room.getByRole('heading', { name: '在场 1 人' })).toBeVisible();
  await room.close();
  // A student who has entered has a place, and the lesson is in their timetable.
  await page.goto('/#/personal/course/classTable');
  // A lesson late in the evening continues past midnight, and is on both days.
  await main
    .getByRole('link', { name: /一颗豌豆，能推出多少遗传题/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('一颗豌豆，能推出多少遗传题');
  // A calendar program can read the timetable by its address alone.
  await page.goto('/#/personal/course/classTable');
  await main.getByRole('button', { name: '订阅到日历，设置提醒' }).click();
  const calendar = page.getByRole('dialog', { name: '日历与提醒' });
  await calendar.getByRole('button', { name: '生成订阅地址' }).click();
  const address = await calendar.getByLabel('订阅地址').inputValue();
  const byMessage = calendar.getByRole('region', { name: '消息提醒' });
  const bySms = calendar.getByRole('region', { name: '短信提醒' });
  await byMessage.getByRole('switch', { name: /^作业截止前一天/ }).uncheck();
  await bySms.getByRole('switch', { name: /^直播课和公开课/ }).uncheck();
  await expectAccessible(page);
  const file = await (await fetch(address)).text();
  expect(file).toContain('SUMMARY:一颗豌豆');
  await page.reload();
  await main.getByRole('button', { name: '订阅到日历，设置提醒' }).click();
  await expect(byMessage.getByRole('switch', { name: /^作业截止前一天/ })).not.toBeChecked();
  await expect(bySms.getByRole('switch', { name: /^直播课和公开课/ })).not.toBeChecked();
  await expect(bySms.getByRole('switch', { name: /^作业截止前一天/ })).toBeChecked();
  await expect(calendar.getByLabel('订阅地址')).toHaveValue(address);
  await page.keyboard.press('Escape');
  await page.goto('/#/openCourse');

  await main.getByRole('link', { name: /^预告/ }).click();
  await main.getByRole('link', { name: '圆锥曲线：先画图，再设线' }).click();
  await expect(main.getByText('19 / 200 人')).toBeVisible();
  await main.getByRole('button', { name: '免费预约' }).locator('visible=true').click();
  await expect(main.getByText('20 / 200 人')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/openCourse?tab=booked');
  await expect(main.getByRole('status')).toHaveText('共 2 节公开课');
  await main.getByRole('button', { name: '取消预约：圆锥曲线：先画图，再设线' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
  await expect(main.getByRole('status')).toHaveText('共 1 节公开课');
});

test('a visitor is asked to log in for a booking, watches a free recording and reads testimonials @release', async ({
  page,
}) => {
  await page.goto('/#/openCourse?tab=upcoming');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: '约满了：零基础写一个猜数字游戏' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await main.getByRole('button', { name: /^预约：圆锥曲线/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL(/#\/openCourse\?tab=upcoming$/);
  await expect(main.getByRole('button', { name: /^预约：圆锥曲线/ })).toBeVisible();

  await main.getByRole('link', { name: /^回放/ }).click();
  await main.getByRole('link', { name: '看回放：开口第一分钟：自我介绍重做一次' }).click();
  await expect(page).toHaveURL(/#\/class\/type\/video\/page\?.*lessonId=\d+/);
  await expect(page.locator('video')).toBeVisible();

  await page.goto('/#/StudentsVoice');
  const story = main.getByRole('article', { name: '陈嘉禾' });
  await expect(story.getByRole('heading', { name: '第一次觉得压轴题是可以“看”出来的。' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('navigation').getByRole('link', { name: /2/ }).first().click();
  await expect(main.getByRole('article', { name: '郑小雨' })).toBeVisible();
  await page.goBack();
  await story.getByRole('link', { name: '学过：圆锥曲线二十讲' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('圆锥曲线二十讲');
});
