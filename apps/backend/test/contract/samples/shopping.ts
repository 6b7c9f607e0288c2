import * as cart from '@lectern/sdk/endpoints/cart';
import * as catalogue from '@lectern/sdk/endpoints/catalogue';
import * as home from '@lectern/sdk/endpoints/home';
import * as news from '@lectern/sdk/endpoints/news';
import * as order from '@lectern/sdk/endpoints/order';
import * as payment from '@lectern/sdk/endpoints/payment';
import * as refund from '@lectern/sdk/endpoints/refund';
import * as search from '@lectern/sdk/endpoints/search';
import * as teachers from '@lectern/sdk/endpoints/teachers';
import { payOrder } from '../../subjects/payOrder.ts';
import type { DemoSchool } from '../demoSchool.ts';
import { fillBalance } from './account.ts';
import { type Sample, sample } from '../sample.ts';

/** Creates a newly paid order, with all its items. */
async function returnableOrder(school: DemoSchool): Promise<{ orderId: string; itemIds: string[] }> {
  const { app, companyId, token } = school;
  const orderId = await school.waitingOrder();
  await payOrder(app, { companyId, orderId, token });
  const { items } = await school.ask(refund.offer, { orderId });
  return { orderId, itemIds: items.map(({ itemId }) => itemId) };
}

async function requestRefund(school: DemoSchool): Promise<{ orderId: string; requestId: string }> {
  const order = await returnableOrder(school);
  const { requestId } = await school.ask(refund.ask, { ...order, refundReason: 'mistake' });
  return { orderId: order.orderId, requestId };
}

/** Samples of shopping, from the home page to the cashier, and of refunds. */
export const shoppingSamples: readonly Sample[] = [
  sample(home.page, ({ schoolId }) => ({ schoolId })),
  sample(home.learning, {}),
  sample(teachers.list, { pageNo: 1, pageSize: 4 }),
  sample(teachers.detail, async ({ ask }) => {
    const { records } = await ask(teachers.list, {});
    return { id: records[0]?.id ?? '' };
  }),
  sample(teachers.application, {}),
  sample(teachers.apply, {
    name: '林晓彤',
    mobile: '13800000077',
    subject: '高中化学',
    years: 6,
    introduction: '在县中教过六年化学，习惯先让学生做实验再讲原理。',
  }),
  sample(search.find, { text: '数学', kind: 'course', pageNo: 1, pageSize: 20 }),
  sample(news.list, { pageNo: 1, pageSize: 4 }),
  sample(news.detail, async ({ ask }) => {
    const { records } = await ask(news.list, {});
    return { id: records[0]?.id ?? '' };
  }),
  sample(catalogue.list, {
    courseName: '数',
    price: 'paid',
    lowestPriceCents: 100,
    highestPriceCents: 999_900,
    commodityType: 1,
    pageNo: 1,
    pageSize: 12,
  }),
  sample(catalogue.categories, {}),
  sample(catalogue.detail, async ({ courseInCatalogue }) => {
    const { commodityId, courseId } = await courseInCatalogue();
    return { commodityId, targetId: courseId };
  }),
  sample(catalogue.reviews, async ({ courseInCatalogue }) => ({
    courseId: (await courseInCatalogue()).courseId,
  })),
  sample(catalogue.addReview, async ({ ownCourse }) => ({
    courseId: (await ownCourse()).courseId,
    rating: 5,
    content: '讲得清楚，例题也够多。',
  })),
  sample(catalogue.collect, async ({ courseInCatalogue }) => ({
    commodityId: (await courseInCatalogue()).commodityId,
    isCollected: true,
  })),
  sample(catalogue.enrolFree, async ({ courseInCatalogue }) => ({
    commodityId: (await courseInCatalogue(0)).commodityId,
  })),
  sample(cart.add, async ({ courseInCatalogue }) => ({
    commodityId: (await courseInCatalogue()).commodityId,
  })),
  sample(cart.remove, async ({ ask, courseInCatalogue }) => {
    const { commodityId } = await courseInCatalogue();
    await ask(cart.add, { commodityId });
    return { items: [{ commodityId }] };
  }),
  sample(cart.list, async ({ courseInCatalogue }) => ({
    commodityIds: (await courseInCatalogue()).commodityId,
  })),
  sample(cart.createOrder, async ({ ask, courseInCatalogue }) => {
    const { commodityId } = await courseInCatalogue(19_900);
    await ask(cart.add, { commodityId });
    return { commodityIds: [commodityId], totalCents: 19_900 };
  }),
  sample(order.list, { status: 'waiting', pageNo: 1, pageSize: 10 }),
  sample(order.countByStatus, {}),
  sample(order.byId, async ({ waitingOrder }) => ({ orderId: await waitingOrder() })),
  sample(order.cancel, async ({ waitingOrder }) => ({ orderId: await waitingOrder() })),
  sample(payment.cashier, async ({ waitingOrder }) => ({ orderId: await waitingOrder() })),
  sample(payment.reduce, async ({ waitingOrder }) => ({ orderId: await waitingOrder(), usesPoints: true })),
  sample(payment.start, async ({ waitingOrder }): Promise<payment.StartPaymentIn> => ({
    orderId: await waitingOrder(),
    way: 'alipay',
  })),
  sample(payment.payByBalance, async (school) => {
    await fillBalance(school);
    return { orderId: await school.waitingOrder() };
  }),
  sample(payment.state, async ({ waitingOrder }) => ({ orderId: await waitingOrder() })),
  sample(refund.offer, async (school) => {
    const asked = await requestRefund(school);
    return { orderId: asked.orderId };
  }),
  sample(refund.ask, async (school): Promise<refund.AskRefundIn> => ({
    ...(await returnableOrder(school)),
    refundReason: 'other',
    remark: '买重了',
  })),
  sample(refund.cancel, async (school) => ({ requestId: (await requestRefund(school)).requestId })),
];
