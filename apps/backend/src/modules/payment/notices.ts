import type { FastifyInstance } from 'fastify';
import { addressLimit } from '../../platform/http/limits/addressLimit.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { companyOfNotice, takeNoticesAsText, textOf } from '../../platform/http/signedNotices.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import {
  ForgedNoticeError,
  type NoticeContent,
  type PaymentProvider,
  type ReceivedNotice,
} from '../../providers/payment/paymentProvider.ts';
import { paymentProviders } from '../../providers/payment/paymentProviders.ts';
import { insertNotice, settlePayment } from './settle.service.ts';

/** Returns the path to which a provider sends its notices about a company's payments. */
export const noticePath = (provider: PaymentProvider['id'], companyId: string): string =>
  `/s/api/saas-business/payNotify/${provider}/${companyId}`;

/**
 * Maximum forged notices per IP address and minute that are stored; the rest is only logged, so that nobody can
 * fill the table.
 */
const MAX_STORED_FORGERIES = 60;
const PROVIDERS: readonly PaymentProvider['id'][] = ['wechat', 'alipay', 'sandbox'];

/**
 * Mounts the routes for the providers' notices. They carry no session and are trusted only by their signature.
 * An invalid notice is stored, changes nothing, and gets a reply that makes the provider retry.
 */
export function mountNotices(app: FastifyInstance, parts: AppParts): void {
  const { connection, clock, events, services } = parts;
  const books = { db: connection.db, clock, events, services };
  const mayNote = addressLimit(app, MAX_STORED_FORGERIES);

  takeNoticesAsText(app);

  app.post<{ Params: { provider: string; companyId: string } }>(
    '/s/api/saas-business/payNotify/:provider/:companyId',
    async (request, reply) => {
      const { companyId } = request.params;
      const id = PROVIDERS.find((provider) => provider === request.params.provider);
      const company = await companyOfNotice(connection.db, companyId);
      const provider =
        id === undefined || company === undefined
          ? undefined
          : services.get(paymentProviders).byId(company, id);
      if (provider === undefined) return reply.code(404).send('');

      const notice: ReceivedNotice = { headers: request.headers, body: textOf(request) };
      const bodyHash = digestOf(notice.body);
      let content: NoticeContent;
      try {
        content = await provider.readNotice(notice);
      } catch (error) {
        if (!(error instanceof ForgedNoticeError)) throw error;
        request.log.warn({ provider: provider.id, bodyHash }, 'A payment notification failed verification');
        if (await mayNote(request))
          await insertNotice(connection.db, {
            provider: provider.id,
            tradeNo: '',
            outcome: 'forged',
            bodyHash,
            receivedAt: clock.now(),
          });
        return send(provider.replyToNotice(false));
      }
      if (content.kind === 'other') return send(provider.replyToNotice(true));

      const outcome = await settlePayment(
        { ...books, requestId: request.id },
        { companyId, provider: provider.id, trade: content.trade, noticeHash: bodyHash },
      );
      const isAccepted = outcome === 'accepted' || outcome === 'repeated' || outcome === 'refund';
      if (!isAccepted)
        request.log.error(
          { provider: provider.id, tradeNo: content.trade.tradeNo, outcome },
          'A payment notification does not match the recorded payment',
        );
      return send(provider.replyToNotice(isAccepted));

      function send(answer: ReturnType<PaymentProvider['replyToNotice']>) {
        return reply.code(answer.status).type(answer.type).send(answer.body);
      }
    },
  );
}
