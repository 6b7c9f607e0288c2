import { checkOpenid } from '@lectern/sdk/endpoints/account';
import { byId, cancel } from '@lectern/sdk/endpoints/order';
import { start } from '@lectern/sdk/endpoints/payment';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { addCourse } from '../../../test/subjects/catalogue.ts';
import { sandboxGateway } from '../../providers/payment/sandboxGateway.ts';
import { sandboxTransfers } from '../../providers/payment/sandboxTransfers.ts';
import { deliverNotices, orderCourses } from '../../../test/subjects/payOrder.ts';

const app = await openTestApp();
const { company } = await app.addCompany('localhost');

async function waitingOrder() {
  const user = await app.addUser(company);
  const token = await app.tokenOf(user);
  return { user, token, orderId: await orderCourses(app, { token }, [await addCourse(app, company.id)]) };
}
type Waiting = Awaited<ReturnType<typeof waitingOrder>>;

const check = ({ orderId, token }: Waiting) => app.body(checkOpenid, { orderId }, { token });
const open = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost');
  return app.server.inject({ url: pathname + search, headers: { host: 'localhost' } });
};
const locationOf = async (url: string) => String((await open(url)).headers.location);

/** Follows the link to WeChat and back, as the browser does, and returns the last reply. */
async function identifyPayer(order: Waiting, code?: string, link?: string) {
  const url = link ?? (await check(order)).data.url;
  const state = new URL(await locationOf(url), 'http://localhost').searchParams.get('state') ?? '';
  const sandbox = app.parts.services.get(sandboxTransfers);
  return open(`/payment/payer/known?${new URLSearchParams({ code: code ?? sandbox.codeOf('a'), state })}`);
}
const startInWechat = ({ orderId, token }: Waiting) =>
  app.call(start, { orderId, way: 'wechat', device: 'wechat' }, { token });
const statusOf = async ({ orderId, token }: Waiting) =>
  (await app.data(byId, { orderId }, { token })).order.status;
const askBridge = async (payload: object) =>
  app.server.inject({
    method: 'POST',
    url: '/sandbox/wechat-bridge',
    payload,
    headers: { host: 'localhost' },
  });
describe('the payer’s openid within WeChat', () => {
  it('is stored after the redirect to WeChat and back to the cashier, for this session only', async () => {
    const order = await waitingOrder();
    expect((await startInWechat(order)).body).toMatchObject({ code: '0', data: { field: 'openid' } });
    const { bindFlag, url } = (await check(order)).data;
    expect(bindFlag).toBe(0);
    const back = await identifyPayer(order);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/#/payment/order?orderId=${order.orderId}`,
    ]);
    expect((await check(order)).data).toEqual({ bindFlag: 1, url: '' });
    // WeChat's browser may return twice, and a code works only once.
    expect((await identifyPayer(order, 'used up', url)).headers.location).toBe(back.headers.location);
    // The same student in another WeChat, with a session of its own.
    const elsewhere = { ...order, token: await app.tokenOf(order.user) };
    expect((await check(elsewhere)).data.bindFlag).toBe(0);
    // Knowing the payer of a payment does not make them a recipient of withdrawals.
    expect((await app.data(checkOpenid, {}, { token: order.token })).bindFlag).toBe(0);
  });

  it('is accepted only through a recent link of the student, with a code from WeChat', async () => {
    const order = await waitingOrder();
    const { url } = (await check(order)).data;
    expect((await open(url.replace('ticket=', 'ticket=9'))).statusCode).toBe(404);
    expect((await identifyPayer(order, 'a.forged')).statusCode).toBe(502);
    app.clock.advance(16 * 60_000);
    expect((await open(url)).statusCode).toBe(404);
    expect((await check(order)).data.bindFlag).toBe(0);
    const stranger = await waitingOrder();
    expect((await check({ ...order, token: stranger.token })).code).toBe('0');
  });
});

describe('the WeChat payment sheet', () => {
  it('opens again with the same trade, rejects changed data, and pays once the delayed notice arrives', async () => {
    const order = await waitingOrder();
    await identifyPayer(order);
    const { data } = (await startInWechat(order)).body;
    expect(data).toMatchObject({ qrContent: '', pageUrl: '', bridgeScript: '/sandbox/wechat-bridge.js' });
    expect((await open(data.bridgeScript)).body).toContain('WeixinJSBridge');
    // Opening the sheet again continues the same payment.
    const again = (await startInWechat(order)).body.data;
    expect(again.tradeNo).toBe(data.tradeNo);
    expect((await askBridge({ ...again.bridge, package: 'prepay_id=another' })).statusCode).toBe(403);
    expect((await askBridge({ ...again.bridge, paySign: 'x' })).statusCode).toBe(403);
    expect((await askBridge(again.bridge)).json()).toMatchObject({
      tradeNo: data.tradeNo,
      amountCents: 19_900,
    });
    const gateway = app.parts.services.get(sandboxGateway);
    expect(await gateway.pay(data.tradeNo, 'delayed')).toBe(true);
    await deliverNotices(app);
    expect(await statusOf(order)).toBe('waiting');
    app.clock.advance(20_000);
    await deliverNotices(app);
    expect(await statusOf(order)).toBe('paid');
    expect((await askBridge(again.bridge)).statusCode).toBe(403);
  });

  it('replaces the code shown on another screen, and does not open for a cancelled order', async () => {
    const order = await waitingOrder();
    const { orderId, token } = order;
    const code = await app.data(start, { orderId, way: 'wechat' }, { token });
    await identifyPayer(order);
    const { tradeNo } = (await startInWechat(order)).body.data;
    expect(tradeNo).not.toBe(code.tradeNo);
    expect(await app.parts.services.get(sandboxGateway).pay(code.tradeNo)).toBe(false);
    await app.call(cancel, { orderId }, { token });
    expect((await startInWechat(order)).body.code).toBe('0');
  });

  it('is not used for Alipay, which shows its code instead', async () => {
    const { orderId, token } = await waitingOrder();
    const data = await app.data(start, { orderId, way: 'alipay', device: 'wechat' }, { token });
    expect(data).toMatchObject({ bridge: null, bridgeScript: '' });
    expect(data.qrContent).not.toBe('');
  });
});
