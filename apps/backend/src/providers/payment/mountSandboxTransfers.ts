import type { FastifyInstance, FastifyReply } from 'fastify';
import { InputError } from '../../platform/http/errors.ts';
import { originOf } from '../../platform/http/origin.ts';
import { yuanOf } from '../../platform/money/money.ts';
import { escapeHtml } from '../../platform/site/template.ts';
import { sandboxButton, sandboxPage } from '../sandboxPage.ts';
import { PAYEE_PATH, SANDBOX_PAYEES, type SandboxTransfers, transferPath } from './sandboxTransfers.ts';

const ENDS = {
  accept: ['paid', ''],
  decline: ['failed', '收款人没有确认'],
  fail: ['failed', '微信零钱已到上限'],
} as const;

const isEnd = (action: string): action is keyof typeof ENDS => Object.hasOwn(ENDS, action);

/**
 * Mounts the pages on which people of the sandbox authorize access to their id, and accept transfers. Never in
 * production.
 */
export function mountSandboxTransfers(app: FastifyInstance, transfers: SandboxTransfers): void {
  const send = (reply: FastifyReply, page: Parameters<typeof sandboxPage>[0], status = 200) =>
    reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(sandboxPage(page, reply.cspNonce.style));

  app.get<{ Querystring: { redirect_uri?: string; state?: string } }>(PAYEE_PATH, async (request, reply) => {
    const back = URL.parse(request.query.redirect_uri ?? '');
    if (back?.origin !== originOf(request)) throw new InputError('redirect_uri', 'is not of this school');
    const ways = (['a', 'b'] as const).map((person) => {
      const address = new URL(back);
      address.searchParams.set('code', transfers.codeOf(person));
      address.searchParams.set('state', request.query.state ?? '');
      return `<a class="way" href="${escapeHtml(address.href)}">以“${SANDBOX_PAYEES[person]}”的身份同意</a>`;
    });
    return send(reply, {
      title: '微信授权',
      text: '学校想知道你是哪个微信账户，用来收款或付款。',
      body: `<div class="ways">${ways.join('')}</div>`,
    });
  });

  app.get<{ Params: { billNo: string } }>('/sandbox/transfer/:billNo', async (request, reply) => {
    const transfer = await transfers.find(request.params.billNo);
    if (transfer === undefined) return send(reply, { title: '没有这笔转账', text: '链接可能不完整。' }, 404);
    const action = (name: keyof typeof ENDS) => `${transferPath(transfer.billNo)}/${name}`;
    const page = {
      confirming: {
        title: `收款 ¥${yuanOf(transfer.amountCents)}`,
        text: transfer.remark,
        body: `<div class="ways">${[
          sandboxButton(action('accept'), '确认收款', {}, true),
          sandboxButton(action('decline'), '拒绝收款', {}),
          sandboxButton(action('fail'), '模拟零钱到上限', {}),
        ].join('')}</div>`,
      },
      paid: { title: '已收款', text: '钱已经在零钱里，这一页可以关掉了。' },
      failed: { title: '没有收到', text: `${transfer.reason}，钱会退回学校的余额。` },
    }[transfer.status];
    return send(reply, page);
  });

  app.post<{ Params: { billNo: string; action: string } }>(
    '/sandbox/transfer/:billNo/:action',
    async (request, reply) => {
      const { billNo, action } = request.params;
      if (!isEnd(action)) throw new InputError('action', 'is not known');
      const [outcome, reason] = ENDS[action];
      await transfers.end(billNo, outcome, reason);
      return reply.redirect(transferPath(billNo), 303);
    },
  );
}
