import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { BASE_PATH } from '@lectern/sdk';
import { sandboxPage } from '../sandboxPage.ts';

/** Cookie with the name of an answer; requests with it are answered like by a firewall in front of the school. */
const COOKIE = 'sandboxFirewall';

/** Cookie with a part of a URL: only calls that contain it are blocked; without it, all calls are. */
const PART_COOKIE = 'sandboxFirewallPart';

interface Answer {
  readonly status: number;
  readonly action: string;
  readonly type: string;
  readonly body: string;
}

const HTML = 'text/html; charset=utf-8';
const interception = (text: string) =>
  `<!doctype html><title>${text}</title><h1>${text}</h1><script>document.title = 'it ran';</script>`;

/** The answers of firewalls, by the cookie's value. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  cc: { status: 403, action: 'cc', type: HTML, body: interception('访问太频繁') },
  waf: { status: 403, action: 'waf', type: HTML, body: interception('请求被防火墙拦截') },
  forbidden: {
    status: 403,
    action: '',
    type: 'application/json',
    body: JSON.stringify({ code: '403', message: '没有权限' }),
  },
  blocked: {
    status: 550,
    action: '',
    type: 'application/json',
    body: JSON.stringify({
      code: '550',
      message: '当前网络环境访问受限',
      data: { host: 'school.example', rule: '<b>网络范围</b>' },
    }),
  },
  // Some firewalls remove the message from error replies.
  wordless: {
    status: 200,
    action: '',
    type: 'application/json',
    body: JSON.stringify({ code: '500', message: '' }),
  },
  // Others remove the data.
  empty: {
    status: 200,
    action: '',
    type: 'application/json',
    body: JSON.stringify({ code: '1', message: '', data: {} }),
  },
};

/** Simulates a firewall for browsers that turn it on at `/sandbox/firewall`. Never in production. */
export const firewallSandbox = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    const answer = ANSWERS[request.cookies[COOKIE] ?? ''];
    const isPlayed =
      request.url.startsWith(`${BASE_PATH}/`) && request.url.includes(request.cookies[PART_COOKIE] ?? '');
    if (answer === undefined || !isPlayed) return;
    await reply.code(answer.status).header('action', answer.action).type(answer.type).send(answer.body);
  });

  app.get<{ Querystring: { play?: string; part?: string } }>('/sandbox/firewall', async (request, reply) => {
    const { play = '', part = '' } = request.query;
    const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
    void reply
      .setCookie(COOKIE, Object.hasOwn(ANSWERS, play) ? play : '', cookieOptions)
      .setCookie(PART_COOKIE, part, cookieOptions);
    const ways = ['', ...Object.keys(ANSWERS)].map(
      (name) => `<a class="way" href="?play=${name}">${name === '' ? '放行' : name}</a>`,
    );
    const text = '选一种拦截方式，这个浏览器之后的请求就会这样被拦下。';
    return reply
      .type(HTML)
      .header('Cache-Control', 'no-store')
      .send(
        sandboxPage(
          { title: '防火墙', text, body: `<div class="ways">${ways.join('')}</div>` },
          reply.cspNonce.style,
        ),
      );
  });
});
