import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openGateway, orderCourse } from '../pages/cashier.ts';
import { runSchoolCommand } from '../../apps/backend/test/schoolCommand.ts';
import { openLoggedIn, PASSWORD } from '../pages/login.ts';

test('a student views their points, exchanges and redeems coupons, and pays for a membership with one @release', async ({
  page,
  school,
}) => {
  const main = page.getByRole('main');

  // Visitors see what is for sale; to order they log in.
  await page.goto('/#/vip');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('会员专区');
  const plan = main.getByRole('article', { name: '季度会员' });
  await expect(plan).toContainText('¥99');
  await expectAccessible(page);
  await plan.getByRole('button', { name: '开通 季度会员' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();

  await openLoggedIn(page, school.origin, 'saver');

  // Points: what there is, how it came to that, and what gives more.
  await page.goto('/#/personal/accountcenter/score');
  const history = main.getByRole('list', { name: '明细' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(main.getByText('可用青禾豆')).toBeVisible();
  await expect(main.getByText('80', { exact: true })).toBeVisible();
  await expect(main.getByText('完成每日一练')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: '使用', exact: true }).click();
  await expect(page).toHaveURL(/direction=out$/);
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('兑换：书签一套');

  // The shop: what points buy is there at once, and what they do not reach says how many are missing.
  await page.goto('/#/personal/accountcenter/score');
  await main.getByRole('link', { name: '去兑换' }).click();
  const goods = main.getByRole('article', { name: '10 元会员券' });
  await expect(main.getByRole('article', { name: '月度会员' })).toContainText('还差 320');
  await expectAccessible(page);
  await goods.getByRole('button', { name: /^兑换/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '兑换', exact: true }).click();
  await expect(page.getByText('“10 元会员券”已经在你的账号里了')).toBeVisible();
  await expect(goods).toContainText('还差 40');
  await page.goto('/#/personal/order');
  await expect(main.getByRole('article').first()).toContainText('60 青禾豆');
  await expect(main.getByRole('article').first().getByRole('link', { name: '去查看' })).toBeVisible();
  await page.goto('/#/personal/accountcenter/score');

  // Coupons: a wrong code says so, a right one comes into the list, what is over goes.
  const tabs = main.getByRole('navigation', { name: '账户中心的内容' });
  await tabs.getByRole('link', { name: '优惠券' }).click();
  await expect(main.getByRole('article', { name: '新同学见面礼' })).toContainText('已过期');
  const code = main.getByRole('textbox', { name: '兑换码' });
  const redeem = main.getByRole('button', { name: '兑换', exact: true });
  await redeem.click();
  await expect(main.getByText('请输入兑换码')).toBeVisible();
  await code.fill('NO-SUCH-CODE');
  await redeem.click();
  await expect(main.getByText('兑换码不对，或者已经用过、过期了')).toBeVisible();
  await code.fill('qinghe-30');
  await redeem.click();
  const coupon = main.getByRole('article', { name: '同学相荐券' });
  await expect(coupon).toContainText('满 ¥99');
  await expect(code).toHaveValue('');
  await expectAccessible(page);
  await main.getByRole('button', { name: '清除已过期' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清除', exact: true }).click();
  await expect(main.getByRole('article', { name: '新同学见面礼' })).toHaveCount(0);

  // A membership: the best coupon is chosen, what is left is paid like any order.
  await tabs.getByRole('link', { name: '会员' }).click();
  await expect(main.getByText('还不是会员')).toBeVisible();
  await plan.getByRole('button', { name: '开通 季度会员' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  await expect(main.getByRole('link', { name: '季度会员' })).toBeVisible();
  const reductions = main.getByRole('region', { name: '优惠' });
  await expect(reductions).toContainText('同学相荐券');
  await expect(main.getByText('¥69', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const gateway = await openGateway(page);
  await gateway.getByRole('button', { name: /^确认支付/ }).click();
  await expect(gateway.getByText('支付成功')).toBeVisible();
  await gateway.close();

  await expect(main.getByText('支付成功')).toBeVisible();
  await main.getByRole('link', { name: '查看会员' }).click();
  const status = main.getByRole('region', { name: '我的会员' });
  await expect(status).toContainText('季度会员');
  await expect(status).toContainText('有效期至');
  await expect(main.getByRole('button', { name: '续费 季度会员' })).toBeVisible();
  await tabs.getByRole('link', { name: '优惠券' }).click();
  await expect(coupon).toContainText('已使用');
});

test('a student tops up the balance by order and by card, and pays for a course with it @phone @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'saver');
  const main = page.getByRole('main');

  // Nothing yet: an amount of one's own, within its limits, is paid in the cashier.
  await page.goto('/#/personal/accountcenter/account/balance');
  const balanceRegion = main.getByRole('region', { name: '我的余额' });
  await expect(balanceRegion).toContainText('¥0');
  await expect(main.getByText('还没有记录')).toBeVisible();
  const own = main.getByRole('textbox', { name: '其他金额（元）' });
  await own.fill('0.5');
  await main.getByRole('button', { name: '去充值' }).click();
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await own.fill('360.5');
  await expectAccessible(page);
  await main.getByRole('button', { name: '充值 ¥360.50' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  await expect(main.getByRole('radio', { name: /^余额/ })).toHaveCount(0);
  const gateway = await openGateway(page);
  await gateway.getByRole('button', { name: /^确认支付/ }).click();
  await expect(gateway.getByText('支付成功')).toBeVisible();
  await gateway.close();
  await main.getByRole('link', { name: '查看余额' }).click();
  await expect(balanceRegion).toContainText('¥360.50');

  // A card: what is wrong with it is said at the field, a right one is money at once, and only once.
  const [card, secret] = ['qh202600018', '7M4K-2TPX-9RWD'] as const;
  const turnIn = async (cardNo: string, password: string) => {
    await main.getByRole('textbox', { name: '卡号' }).fill(cardNo);
    await main.getByRole('textbox', { name: '卡密' }).fill(password);
    await main.getByRole('button', { name: '充入余额' }).click();
  };
  await turnIn(card, 'wrong');
  await expect(main.getByText('卡号或密码不对，请看看有没有输错')).toBeVisible();
  await turnIn('QH202500094', '5XGE-W2BK-6ZSL');
  await expect(main.getByText('这张卡已经过期，可以问问学校能不能换')).toBeVisible();
  await turnIn(card, secret);
  await expect(balanceRegion).toContainText('¥460.50');
  await turnIn(card, secret);
  await expect(main.getByText('这张卡你已经充过了，钱在余额里')).toBeVisible();

  // The cashier offers the balance, asks once more, and the course is there.
  await orderCourse(page, '日语五十音到 N5');
  await main.getByRole('checkbox', { name: '用余额支付 现有 ¥460.50' }).check();
  await expectAccessible(page);
  await main.getByRole('button', { name: /^用余额支付 ¥/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认支付' }).click();
  await expect(main.getByText('支付成功')).toBeVisible();
  await expect(main.getByText('余额', { exact: true })).toBeVisible();
  await page.goto('/#/personal/accountcenter/account/balance?direction=out');
  await expect(main.getByRole('list', { name: '明细' }).getByRole('listitem')).toHaveCount(1);
  await expect(main.getByRole('list', { name: '明细' })).toContainText('日语五十音到 N5');
});

test('a student withdraws from the balance: the first request is refused, the second approved and received @phone @release', async ({
  page,
  context,
  school,
}) => {
  const command = (...args: string[]) => runSchoolCommand(school, 'withdrawals', ...args);
  const numbers = async () =>
    (await command('list'))
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');
  await openLoggedIn(page, school.origin, 'member');
  const main = page.getByRole('main');

  // Where it goes is bound once, on a page within the messenger; this page notices by itself.
  await page.goto('/#/personal/accountcenter/account/balance');
  await main.getByRole('link', { name: '提现', exact: true }).click();
  const prove = async () => {
    const proof = page.getByRole('dialog', { name: '先确认是你本人' });
    await proof.getByRole('radio', { name: '登录密码' }).check();
    await proof.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
    await proof.getByRole('button', { name: '下一步' }).click();
  };
  await main.getByRole('button', { name: '确认身份并绑定' }).click();
  await prove();
  await expect(main.getByRole('img', { name: '绑定微信的二维码' })).toBeVisible();
  await expectAccessible(page);
  const [binding] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: '已经在微信里，点这里绑定' }).click(),
  ]);
  await binding.getByRole('link', { name: '以“小桥”的身份同意' }).click();
  await expect(binding.getByText('已绑定这个微信，回到提现页面就可以提现了。')).toBeVisible();
  await binding.close();

  const amount = main.getByRole('textbox', { name: '提现金额（元）' });
  await expect(amount).toBeVisible();
  await amount.fill('9999');
  await main.getByRole('button', { name: '申请提现' }).click();
  await expect(main.getByText('超过了可提现的金额')).toBeVisible();

  // The school refuses the first, and the money is back.
  // Money is for who can show that they are its owner.
  const ask = async (yuan: string) => {
    await amount.fill(yuan);
    await main.getByRole('button', { name: '申请提现' }).click();
    await prove();
  };
  await ask('20');
  await expect(main.getByRole('article', { name: '¥20 待审核' })).toBeVisible();
  const [first = ''] = await numbers();
  await command('refuse', first, '--reason=课程还在学');
  await expect(main.getByRole('article', { name: '¥20 未通过' })).toContainText('课程还在学');

  // The second is approved; the student accepts it, and it has arrived.
  await ask('30');
  await expect(main.getByRole('article', { name: '¥30 待审核' })).toBeVisible();
  const [second = ''] = await numbers();
  await command('approve', second);
  const row = main.getByRole('article', { name: '¥30 待确认收款' });
  await expect(row.getByRole('img', { name: '确认收款 ¥30 的二维码' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  const [accepting] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: '已经在微信里，点这里确认' }).click(),
  ]);
  await accepting.getByRole('button', { name: '确认收款' }).click();
  await expect(accepting.getByText('已收款')).toBeVisible();
  await accepting.close();
  await expect(main.getByRole('article', { name: '¥30 已到账' })).toBeVisible({ timeout: 40_000 });
  await page.goto('/#/personal/accountcenter/account/balance?direction=out');
  await expect(main.getByRole('list', { name: '明细' })).toContainText('提现到微信');
});

test('a student finds the categories of the question bank, and starts practising in one @release', async ({
  page,
  school,
}) => {
  await openLoggedIn(page, school.origin, 'saver');
  await page.goto('/#/personal/accountcenter/score');
  const main = page.getByRole('main');
  const tabs = main.getByRole('navigation', { name: '账户中心的内容' });
  await tabs.getByRole('link', { name: '题库' }).click();
  await expect(main.getByText('还没有用过的题库')).toBeVisible();
  const lists = main.getByRole('group', { name: '题库分类' });
  await lists.getByRole('button', { name: /^可用/ }).click();
  await expect(page).toHaveURL(/list=can$/);
  const category = main.getByRole('article').filter({ hasText: '高等数学' });
  await expectAccessible(page);
  await category.getByRole('link', { name: '高等数学' }).click();
  await expect(page).toHaveURL(/subject\?subjectId=\d+$/);
  await main.getByRole('button', { name: /^开始/ }).first().click();
  await expect(page).toHaveURL(/subject\/doing/);

  await page.goto('/#/personal/accountcenter/category');
  await expect(main.getByRole('article').filter({ hasText: '高等数学' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^继续练习/ })).toBeVisible();
});

test('an item hidden by the school disappears from the points shop @release', async ({ page, school }) => {
  test.setTimeout(180_000);
  const goods = (...args: string[]) => runSchoolCommand(school, 'goods', ...args);
  await openLoggedIn(page, school.origin, 'saver');
  await page.goto('/#/personal/accountcenter/shop');
  const main = page.getByRole('main');
  const card = main.getByRole('article', { name: '月度会员' });
  await expect(card).toBeVisible();
  const rows = (await goods('list')).split('\n').map((line) => line.split('\t'));
  const [number = ''] = rows.find((row) => row.includes('月度会员')) ?? [];
  expect(await goods('hide', number)).toContain('月度会员: hidden');
  await page.reload();
  await expect(main.getByRole('article', { name: '10 元会员券' })).toBeVisible();
  await expect(card).toHaveCount(0);
});
