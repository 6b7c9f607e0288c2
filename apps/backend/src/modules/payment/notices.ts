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
import { noteNotice, settle } from './settle.service.ts';

/** Where a provider sends its notices of a company's payments. */
export const noticePath = (provider: PaymentProvider['id'], companyId: string): string =>
  `/s/api/saas-business/payNotify/${provider}/${companyId}`;

/** Forged notices of one address that are noted in a minute; more are only logged, so that nobody fills a table with them. */
const MOST_FORGED = 60;
const PROVIDERS: readonly PaymentProvider['id'][] = ['wechat', 'alipay', 'sandbox'];

/**
 * Takes the providers' notices. They come without a log-in and are believed for their signature alone;
 * whatever is not in order is noted, changes nothing, and is answered so that the provider tries again.
 */
export function mountNotices(app: FastifyInstance, parts: AppParts): void {
  const { connection, clock, events, services } = parts;
  const books = { db: connection.db, clock, events, services };
  const mayNote = addressLimit(app, MOST_FORGED);

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
          await noteNotice(connection.db, {
            provider: provider.id,
            tradeNo: '',
            outcome: 'forged',
            bodyHash,
            receivedAt: clock.now(),
          });
        return send(provider.replyToNotice(false));
      }
      if (content.kind === 'other') return send(provider.replyToNotice(true));

      const outcome = await settle(
        { ...books, requestId: request.id },
        {
          companyId,
          provider: provider.id,
          trade: content.trade,
          noticeHash: bodyHash,
        },
      );
      const isTaken = outcome === 'accepted' || outcome === 'repeated' || outcome === 'refund';
      if (!isTaken)
        request.log.error(
          { provider: provider.id, tradeNo: content.trade.tradeNo, outcome },
          'A payment notification does not match the recorded payment',
        );
      return send(provider.replyToNotice(isTaken));

      function send(answer: ReturnType<PaymentProvider['replyToNotice']>) {
        return reply.code(answer.status).type(answer.type).send(answer.body);
      }
    },
  );
}
