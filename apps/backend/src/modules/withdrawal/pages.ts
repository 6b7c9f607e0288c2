import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppParts, contextOf } from '../../platform/http/requestContext.ts';
import { type PlainPage, sendPlainPage } from '../../platform/site/plainPage.ts';
import { escapeJson } from '../../platform/site/template.ts';
import { textIn } from '../../providers/fields.ts';
import { transfersOf } from '../../providers/payment/transfers.ts';
import { BIND_PATH, BOUND_PATH, CONFIRM_PATH, isConfirmation, readTicket } from './links.ts';
import { billNoOf } from './states.service.ts';
import { withdrawals } from './withdrawal.tables.ts';
import { bind } from './payees.service.ts';

/** A script that asks WeChat to show the payee the transfer; outside of WeChat it tells where to open the page. */
const bridge = (transfer: object) => `
const say = (text) => { document.querySelector('p').textContent = text; };
const ask = () => WeixinJSBridge.invoke('requestMerchantTransfer', ${escapeJson(transfer)}, ({ err_msg: end }) =>
  say(end === 'requestMerchantTransfer:ok' ? '已经收款，这一页可以关掉了。' : '还没有收款，可以重新打开这一页。'));
if (!/MicroMessenger/i.test(navigator.userAgent)) say('请用微信扫码，在微信里打开这一页。');
else if (window.WeixinJSBridge) ask();
else document.addEventListener('WeixinJSBridgeReady', ask);`;

const page = (
  reply: FastifyReply,
  text: string,
  more: Pick<PlainPage, 'status' | 'script'> = {},
): FastifyReply => sendPlainPage(reply, { title: '提现', text, ...more });

const OLD = '这个链接已经失效，请回到提现页面重新扫码。';

/** Mounts the pages that open in WeChat: for binding it, and for accepting a transfer. */
export function mountPages(app: FastifyInstance, parts: AppParts): void {
  const open = (request: FastifyRequest, reply: FastifyReply) => contextOf(parts, request, reply, 'public');

  app.get(BIND_PATH, async (request, reply) => {
    const context = await open(request, reply);
    const state = textIn(request.query, 'ticket');
    const transfers = context.services.get(transfersOf)(context.company);
    if (transfers === undefined || (await readTicket(context, state)) === undefined)
      return page(reply, OLD, { status: 404 });
    return reply
      .header('Cache-Control', 'no-store')
      .redirect(transfers.authoriseUrl({ redirectUrl: `${context.origin}${BOUND_PATH}`, state }), 303);
  });

  app.get(BOUND_PATH, async (request, reply) => {
    const context = await open(request, reply);
    const ticket = textIn(request.query, 'state');
    const userId = await readTicket(context, ticket);
    return userId === undefined
      ? page(reply, OLD, { status: 404 })
      : page(reply, await bind(context, { userId, ticket }, textIn(request.query, 'code')));
  });

  app.get<{ Params: { withdrawalId: string } }>(`${CONFIRM_PATH}/:withdrawalId`, async (request, reply) => {
    const context = await open(request, reply);
    const { withdrawalId } = request.params;
    if (!isConfirmation(context, withdrawalId, textIn(request.query, 'proof')))
      return page(reply, OLD, { status: 404 });
    const { db, company, services } = context;
    const [row] = await db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.id, withdrawalId), eq(withdrawals.companyId, company.id)));
    const transfers = services.get(transfersOf)(company);
    if (row?.state !== 'confirming' || transfers === undefined)
      return page(reply, row?.state === 'paid' ? '已经收款，这一页可以关掉了。' : '这笔提现现在不用确认。');
    const way = transfers.confirmation(billNoOf(row), row.packageInfo);
    if (way.kind === 'page') return reply.redirect(way.url, 303);
    const { appId, merchantId: mchId, packageInfo } = way;
    return page(reply, '正在打开微信收款', { script: bridge({ appId, mchId, package: packageInfo }) });
  });
}
