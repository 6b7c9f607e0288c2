import type { Queryable } from '../../platform/database/connection.ts';
import type { OpenidCheck } from '@lectern/sdk/endpoints/account';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { makeToken, readToken } from '../../platform/auth/tickets.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { type AppParts, contextOf } from '../../platform/http/requestContext.ts';
import { sendPlainPage } from '../../platform/site/plainPage.ts';
import { textIn } from '../../providers/fields.ts';
import { type PaymentProvider, ProviderError } from '../../providers/payment/paymentProvider.ts';
import { paymentProviders } from '../../providers/payment/paymentProviders.ts';
import { ownOrder } from '../order/index.ts';
import { payers } from './payment.tables.ts';

/** Validity of the link that identifies a payer, in milliseconds. */
const LINK_MS = 15 * 60_000;
const ASK_PATH = '/payment/payer';
const KNOWN_PATH = '/payment/payer/known';

/** The session and the order for which the payer is identified. */
interface Asking {
  readonly sessionId: string;
  readonly orderId: string;
}

const ticketOf = (context: UserContext, orderId: string): string =>
  makeToken(context, 'payer-ticket', { parts: [context.session.id, orderId], forMs: LINK_MS });

function readTicket(context: Context, ticket: string): Asking | undefined {
  const [sessionId, orderId] = readToken(context, 'payer-ticket', ticket)?.parts ?? [];
  return sessionId === undefined || orderId === undefined ? undefined : { sessionId, orderId };
}

const wechatOf = ({ services, company }: Context): PaymentProvider | undefined =>
  services.get(paymentProviders).forWay(company, 'wechat');

async function readPayer(
  db: Queryable,
  sessionId: string,
  { merchantId }: Pick<PaymentProvider, 'merchantId'>,
): Promise<string> {
  const [row] = await db
    .select({ openid: payers.openid })
    .from(payers)
    .where(and(eq(payers.sessionId, sessionId), eq(payers.merchantId, merchantId)));
  return row?.openid ?? '';
}

/** Reads the payer's WeChat openid for this session; empty while unknown. */
export const findPayer = (
  { db, session }: UserContext,
  provider: Pick<PaymentProvider, 'merchantId'>,
): Promise<string> => readPayer(db, session.id, provider);

/**
 * Tells whether the WeChat payer of an order is known, and otherwise returns the link that identifies them.
 * @throws {BusinessError} for another student's order.
 */
export async function checkPayer(context: UserContext, orderId: string): Promise<OpenidCheck> {
  const { id } = await ownOrder(context, orderId);
  const provider = wechatOf(context);
  if (provider?.messenger === undefined) return { bindFlag: 0, url: '' };
  if ((await findPayer(context, provider)) !== '') return { bindFlag: 1, url: '' };
  const ticket = ticketOf(context, id);
  return { bindFlag: 0, url: `${context.origin}${ASK_PATH}?${new URLSearchParams({ ticket })}` };
}

async function note(context: Context, { sessionId }: Asking, code: string): Promise<boolean> {
  const { db, company, clock, log } = context;
  const provider = wechatOf(context);
  if (provider?.messenger === undefined || code === '') return false;
  try {
    const openid = await provider.messenger.openidOf(code);
    const payer = { companyId: company.id, merchantId: provider.merchantId, openid, knownAt: clock.now() };
    await db
      .insert(payers)
      .values({ sessionId, ...payer })
      .onConflictDoUpdate({ target: payers.sessionId, set: payer });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'WeChat returned no payer for an authorisation code');
    // WeChat's browser may open the page twice, but each code works only once.
    return (await readPayer(db, sessionId, provider)) !== '';
  }
}

const TITLE = '微信支付';

/** Mounts the two pages through which WeChat identifies the payer; the second one redirects back to the cashier. */
export function mountPayers(app: FastifyInstance, parts: AppParts): void {
  app.get(ASK_PATH, async (request, reply) => {
    const context = await contextOf(parts, request, reply, 'public');
    const state = textIn(request.query, 'ticket');
    const messenger = wechatOf(context)?.messenger;
    if (messenger === undefined || readTicket(context, state) === undefined)
      return sendPlainPage(reply, {
        title: TITLE,
        text: '这个链接已经失效，请回到收银台再试一次。',
        status: 404,
      });
    const redirectUrl = `${context.origin}${KNOWN_PATH}`;
    return reply
      .header('Cache-Control', 'no-store')
      .redirect(messenger.authoriseUrl({ redirectUrl, state }), 303);
  });

  app.get(KNOWN_PATH, async (request, reply) => {
    const context = await contextOf(parts, request, reply, 'public');
    const asking = readTicket(context, textIn(request.query, 'state'));
    if (asking === undefined || !(await note(context, asking, textIn(request.query, 'code'))))
      return sendPlainPage(reply, {
        title: TITLE,
        text: '微信没有回应，没有扣款。请回到收银台再试一次。',
        status: 502,
      });
    const back = new URLSearchParams({ orderId: asking.orderId });
    return reply.header('Cache-Control', 'no-store').redirect(`/#/payment/order?${back}`, 303);
  });
}
