import { devices } from 'playwright/test';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';
import { checkOut, openGateway, orderCourse } from '../pages/cashier.ts';
import { addOpenCourse, openCourse } from '../pages/catalogue.ts';
import { openLoggedIn } from '../pages/login.ts';
import { chooseAnswer, choosePlace, questionsOf, sendAnswers } from '../pages/questions.ts';

test.describe('the cashier', () => {
  test.beforeEach(async ({ page, school }) => {
    await openLoggedIn(page, school.origin, 'member');
  });

  test('survives a reload, notices the payment by itself, and a refund is requested, withdrawn and completed @phone', async ({
    page,
    school,
    isMobile,
  }) => {
    const name = isMobile ? '日语五十音到 N5' : '英语口语：每天十五分钟';
    await orderCourse(page, name);
    const main = page.getByRole('main');
    // The best coupon is applied already; points lower the total further, and the lines add up.
    const reductions = main.getByRole('region', { name: '优惠' });
    await expect(reductions).toContainText('学期礼券');
    await reductions.getByRole('checkbox', { name: /青禾豆抵扣/ }).check();
    await expect(main.getByRole('term').filter({ hasText: '青禾豆抵扣' })).toBeVisible();
    await reductions.getByRole('button', { name: '更换' }).click();
    const coupons = page.getByRole('dialog', { name: '选择优惠券' });
    await expect(coupons.getByRole('radio', { name: /会员九折券/ })).toBeDisabled();
    await expectAccessible(page);
    await coupons.getByRole('radio', { name: '不使用优惠券' }).check();
    await coupons.getByRole('button', { name: '确定' }).click();
    await expect(main.getByRole('term').filter({ hasText: '优惠券' })).toHaveCount(0);
    await expect(main.getByRole('img', { name: '微信支付付款码' })).toBeVisible();
    await main.locator('label').filter({ hasText: '支付宝' }).click();
    await expect(main.getByRole('img', { name: '支付宝付款码' })).toBeVisible();
    await expect(main.getByRole('timer')).toContainText(/剩余支付时间\d\d:\d\d/);
    await page.reload();
    await expect(main.getByRole('radio', { name: '支付宝' })).toBeChecked();

    const gateway = await openGateway(page);
    await gateway.getByRole('button', { name: '模拟余额不足' }).click();
    await expect(gateway.getByText('余额不足，没有付成')).toBeVisible();
    await gateway.getByText('付款之后，通知怎么送到学校').click();
    await gateway.getByLabel('通知两次').check();
    await gateway.getByRole('button', { name: /^确认支付/ }).click();
    await expect(gateway.getByText('支付成功')).toBeVisible();
    await gateway.close();

    await expect(main.getByText('支付成功')).toBeVisible();
    await page.goto('/#/personal/order?status=paid');
    await expect(main.getByRole('article').first()).toContainText('已支付');
    await expect(main.getByRole('article').first()).not.toContainText('退回');

    // A refund is requested, withdrawn and requested again, and the school refunds.
    await main
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^申请退款/ })
      .click();
    const send = main.getByRole('button', { name: '提交申请' });
    await main.getByRole('radio', { name: '其他原因' }).check();
    await send.click();
    await expect(main.getByText('请写一下退款的原因')).toBeVisible();
    await main.getByRole('textbox', { name: /^补充说明/ }).fill('想换一门课');
    await expectAccessible(page);
    await send.click();
    const request = main.getByRole('article').first();
    await expect(request).toContainText('等学校处理');
    await request.getByRole('button', { name: '撤销申请' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤销申请' }).click();
    await expect(main.getByRole('article').filter({ hasText: '已撤销' })).toBeVisible();
    await main.getByRole('radio', { name: '课程不适合我' }).check();
    await send.click();
    await expect(request).toContainText('等学校处理');
    const refundRow = (await runSchoolCommand(school, 'orders', 'refunds'))
      .split('\n')
      .find((line) => line.includes(',unsuitable,'));
    await runSchoolCommand(school, 'orders', 'accept', refundRow?.split(',')[0] ?? '');
    // The page polls by itself while the refund is in progress.
    await expect(request).toContainText(/退款中|已退款/);
    await expect(request).toContainText('退款完成', { timeout: 20_000 });
    await expect(request).toContainText('已退款', { timeout: 20_000 });
    await expectAccessible(page);
    await page.goto('/#/personal/order?status=paid');
    await expect(main.getByRole('article').first()).toContainText('已退款');
    await openCourse(page, name);
    await expect(
      main.getByRole('button', { name: '加入购物车' }).locator('visible=true').first(),
    ).toBeVisible();
  });

  test('pays inside WeChat with its payment sheet, after cancelling once, also when the notification is late @release', async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({
      baseURL: school.origin,
      viewport: devices['iPhone 13'].viewport,
      userAgent: `${devices['iPhone 13'].userAgent} MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN`,
    });
    const page = await context.newPage();
    await openLoggedIn(page, school.origin, 'member');
    await openCourse(page, '版式设计');
    await addOpenCourse(page);
    await checkOut(page);
    // WeChat identifies the payer and leads back.
    await page.getByRole('link', { name: '以“小桥”的身份同意' }).click();
    const main = page.getByRole('main');
    const pay = main.getByRole('button', { name: '微信支付' });
    const sheet = page.getByRole('dialog', { name: '微信支付' });
    await pay.click();
    await sheet.getByRole('button', { name: '取消支付' }).click();
    await expect(main.getByText('没有支付，没有扣款，可以随时再付。')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await pay.click();
    await sheet.getByRole('button', { name: '确认支付，通知 20 秒后才到' }).click();
    await expect(main.getByText('正在等支付结果，通常几秒内就会到。')).toBeVisible();
    await expect(main.getByText('支付成功')).toBeVisible({ timeout: 45_000 });
    await context.close();
  });

  test('ignores a forged notification and confirms the payment by querying the provider @release', async ({
    page,
  }) => {
    await orderCourse(page, 'Excel：从表格到看板');
    const gateway = await openGateway(page);
    await gateway.getByText('付款之后，通知怎么送到学校').click();
    await gateway.getByLabel('通知的签名是错的').check();
    await gateway.getByRole('button', { name: /^确认支付/ }).click();
    await expect(gateway.getByText('支付成功')).toBeVisible();
    await expect(page.getByRole('main').getByText('还需支付').first()).toBeVisible();
    // The school queries the provider by itself if no valid notification arrives.
    await expect(page.getByRole('main').getByText('支付成功')).toBeVisible({ timeout: 35_000 });
  });

  test('cancels an order, and refunds a payment that arrives afterwards @release', async ({ page }) => {
    const main = page.getByRole('main');
    await openCourse(page, '文言文三十篇');
    await addOpenCourse(page);
    await page.goto('/#/shoppingcart');
    // This course asks more of its buyers; a student who cancels that still has the cart.
    const order = () => main.getByRole('button', { name: '去结算' }).locator('visible=true').first().click();
    await order();
    const questions = questionsOf(page);
    await expect(questions.getByText('购买本课程之前，请先完善以下信息')).toBeVisible();
    await expectAccessible(page);
    await questions.getByRole('button', { name: '取消' }).click();
    await expect(questions).toHaveCount(0);
    await expect(page).toHaveURL(/#\/shoppingcart$/);
    await order();
    await choosePlace(page, '社会学员');
    await chooseAnswer(page, /年级/, '高三');
    await questions.getByRole('textbox', { name: /参加高考的年份/ }).fill('2027');
    await sendAnswers(page);
    await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
    const gateway = await openGateway(page);
    await gateway.getByText('付款之后，通知怎么送到学校').click();
    await gateway.getByLabel('通知丢失').check();
    await gateway.getByRole('button', { name: /^确认支付/ }).click();
    await main.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await expect(main.getByText('订单已取消')).toBeVisible();
    await expect(async () => {
      await page.goto('/#/home/index');
      await page.goto('/#/personal/order?status=cancelled');
      await expect(main.getByRole('article').first()).toContainText(/款项(正在退回|已退回)/, {
        timeout: 3000,
      });
    }).toPass({ timeout: 40_000 });
  });

  test('does not show another student’s order @release', async ({ page }) => {
    await page.goto('/#/payment/order?orderId=1');
    await expect(page.getByText('没有找到这个订单')).toBeVisible();
  });
});

test('a student buys a course directly, cancels the order, and orders again from the order’s page @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'newcomer');
  await openCourse(page, '日语五十音到 N5');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '立即购买' }).locator('visible=true').first().click();
  await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  const first = page.url();
  // A student who left and orders it again gets to the same cashier page.
  await page.goBack();
  await main.getByRole('button', { name: '立即购买' }).locator('visible=true').first().click();
  await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  expect(page.url()).toBe(first);
  await expect(page.getByRole('banner').getByRole('link', { name: '购物车，0 件' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const end = async () => {
    await main.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await expect(main.getByText('订单已取消')).toBeInViewport();
    await expect(main.getByRole('term').filter({ hasText: '还需支付' })).toHaveCount(0);
  };
  await end();
  await main.getByRole('button', { name: '再次购买' }).click();
  await expect(main.getByRole('button', { name: '取消订单' })).toBeVisible();
  expect(page.url()).not.toBe(first);
  await end();
});

test('a package and a training plan can be bought directly @release', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'saver');
  const main = page.getByRole('main');
  for (const [address, name] of [
    ['/#/course/list?type=package', '高一理科同步包'],
    ['/#/trainingPlan/list?price=paid', '考研数学全程计划'],
  ] as const) {
    await page.goto(address);
    await main.getByRole('link', { name }).first().click();
    await main.getByRole('button', { name: '立即购买' }).locator('visible=true').first().click();
    await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
    await expect(main.getByRole('img', { name: '微信支付付款码' })).toBeVisible();
  }
});

test.describe('a phone’s browser', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  test('leads to the wallet and back: first unpaid, then paid @phone', async ({ page, school }) => {
    await openLoggedIn(page, school.origin, 'newcomer');
    await orderCourse(page, '版式设计');
    const main = page.getByRole('main');
    const toWallet = main.getByRole('link', { name: '打开微信支付' });
    await toWallet.click();
    await page.getByRole('link', { name: '先不付，返回学校' }).click();
    await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
    await toWallet.click();
    await page.getByRole('button', { name: /^确认支付/ }).click();
    await page.getByRole('link', { name: '返回学校' }).click();
    await expect(main.getByText('支付成功')).toBeVisible();
  });
});

test('a student finds orders by status and by text @release', async ({ page, school }) => {
  await openLoggedIn(page, school.origin, 'returner');
  await page.goto('/#/personal/order');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(3);
  await main.getByRole('button', { name: /^已关闭/ }).click();
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('article').first()).toContainText('订单金额');
  await main.getByRole('searchbox').fill('没有这样的课');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByText('没有找到“没有这样的课”的订单')).toBeVisible();
  await page.goto('/#/personal/course/lessons?state=expired');
  await expect(main.getByRole('article').first()).toContainText('已过期');
});
