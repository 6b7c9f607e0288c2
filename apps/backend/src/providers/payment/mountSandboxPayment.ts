import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { type Behaviour, type Deliver, sandboxGateway } from './sandboxGateway.ts';
import { missingPage, payPage } from './payPage.ts';
import { asText } from '../fields.ts';
import { BRIDGE_SCRIPT, sandboxPath } from './sandboxPayment.ts';

const ACTIONS = ['pay', 'fail', 'close', 'refunds'] as const;
const REFUNDS = ['once', 'slow', 'stuck'] as const;
const BEHAVIOURS: readonly Behaviour[] = [
  'once',
  'delayed',
  'twice',
  'lost',
  'wrongAmount',
  'wrongSignature',
];

/** Sends notices to this server over HTTP, like an external provider. */
function loopback(app: FastifyInstance): Deliver {
  return async (path, headers, body) => {
    const bound = app.server.address();
    if (bound === null || typeof bound === 'string') return 0;
    const host = ['0.0.0.0', '::'].includes(bound.address) ? 'localhost' : bound.address;
    const address = host.includes(':') ? `[${host}]` : host;
    const response = await fetch(`http://${address}:${bound.port}${path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return response.status;
  };
}

/** Mounts the sandbox's payment page, and sends its notices. Never mounted in production. */
export async function mountSandbox(app: FastifyInstance, parts: AppParts): Promise<void> {
  const bridgeScript = await readFile(new URL('wechatBridge.client.js', import.meta.url), 'utf8');
  const gateway = parts.services.get(sandboxGateway);
  const deliver = loopback(app);

  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html);

  app.get<{ Params: { tradeNo: string } }>('/sandbox/pay/:tradeNo', async (request, reply) => {
    const trade = await gateway.find(request.params.tradeNo);
    const nonce = reply.cspNonce.style;
    return trade === undefined ? send(reply, missingPage(nonce), 404) : send(reply, payPage(trade, nonce));
  });

  app.post<{
    Params: { tradeNo: string; action: string };
    Body: { notice?: string; refunds?: string } | null;
  }>('/sandbox/pay/:tradeNo/:action', async (request, reply) => {
    const { tradeNo } = request.params;
    const action = ACTIONS.find((known) => known === request.params.action);
    if (action === undefined) return send(reply, missingPage(reply.cspNonce.style), 404);
    if (action === 'pay') {
      const behaviour = BEHAVIOURS.find((known) => known === request.body?.notice) ?? 'once';
      await gateway.pay(tradeNo, behaviour);
      if (parts.config.mode !== 'test') {
        gateway
          .deliverDue(deliver)
          .catch((error: unknown) => request.log.error({ err: error }, 'A sandbox notice was not sent'));
      }
    } else if (action === 'refunds') {
      const refunds = REFUNDS.find((known) => known === request.body?.refunds);
      if (refunds !== undefined) await gateway.setRefunds(tradeNo, refunds);
    } else {
      await gateway[action](tradeNo);
    }
    return reply.redirect(sandboxPath(tradeNo), 303);
  });

  app.get(BRIDGE_SCRIPT, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-cache').send(bridgeScript),
  );
  app.post<{ Body: Readonly<Record<string, unknown>> | null }>(
    '/sandbox/wechat-bridge',
    async (request, reply) => {
      const textOf = (name: string): string => asText(request.body?.[name]);
      const trade = await gateway.findByBridge({
        appId: textOf('appId'),
        timeStamp: textOf('timeStamp'),
        nonceStr: textOf('nonceStr'),
        package: textOf('package'),
        signType: textOf('signType'),
        paySign: textOf('paySign'),
      });
      void reply.header('Cache-Control', 'no-store');
      if (trade?.status !== 'unpaid') return reply.code(403).send({});
      const { tradeNo, subject, amountCents } = trade;
      return reply.send({ tradeNo, subject, amountCents });
    },
  );

  runJobs(app, parts, [
    { name: 'deliverSandboxNotices', everyMs: 2000, run: () => gateway.deliverDue(deliver) },
  ]);
}
