import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { escapeHtml } from '../../platform/site/template.ts';
import { textIn } from '../fields.ts';
import { readMails } from '../mail/sandboxMail.ts';
import { readOutbox } from './sandboxSms.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d2433, #e8ebf2); --soft: light-dark(#5b6579, #a3acbf);
  --line: light-dark(#e3e7ee, #313849); --back: light-dark(#f4f6fa, #11151d); --card: light-dark(#fff, #1b2130);
  --accent: light-dark(#1f5fd0, #8db4ff) }
* { box-sizing: border-box } body { margin: 0; font: 16px/1.6 "PingFang SC", "Microsoft YaHei",
  "Noto Sans CJK SC", system-ui, sans-serif; color: var(--ink); background: var(--back) }
main { max-width: 40rem; margin: 0 auto; padding: 2.5rem 1rem 6rem } h1 { margin: 0; font-size: 1.5rem }
  p { margin: .35rem 0 1.5rem; color: var(--soft) }
ol { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none } li { padding: 1rem 1.25rem;
  border: 1px solid var(--line); border-radius: 12px; background: var(--card) }
.top { display: flex; justify-content: space-between; gap: 1rem; color: var(--soft); font-size: .875rem;
  font-variant-numeric: tabular-nums }
.text { margin: .5rem 0 .75rem; color: var(--ink) } .code { display: flex; align-items: center; gap: .75rem }
output { font: 600 1.5rem/1.3 ui-monospace, monospace; letter-spacing: .18em; font-variant-numeric: tabular-nums }
button { min-height: 44px; padding: 0 1rem; border: 1px solid var(--line); border-radius: 8px; color: var(--accent);
  background: none; font: inherit; cursor: pointer }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px } .empty { padding: 3rem 1rem;
  text-align: center; color: var(--soft) }`;

const SCRIPT = `
const list = document.querySelector('ol'), empty = document.querySelector('.empty');
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
let shown = '';
async function copy(code, button) {
  try { await navigator.clipboard.writeText(code); }
  catch { const range = document.createRange(); range.selectNodeContents(button.previousElementSibling);
  getSelection().removeAllRanges(); getSelection().addRange(range); document.execCommand('copy'); }
  button.textContent = '已复制'; setTimeout(() => { button.textContent = '复制'; }, 1500);
}
function item({ mobile, text, code, createdAt }) {
  const entry = document.createElement('li');
  entry.innerHTML = '<div class="top"><span></span><time></time></div><p class="text"></p><div class="code">' +
    '<output></output><button type="button">复制</button></div>';
  entry.querySelector('span').textContent = mobile;
  entry.querySelector('time').textContent = time.format(new Date(createdAt));
  entry.querySelector('.text').textContent = text;
  if (code === '') entry.querySelector('.code').remove();
  else entry.querySelector('output').textContent = code;
  entry.querySelector('button')?.addEventListener('click', (event) => copy(code, event.currentTarget));
  return entry;
}
async function refresh() {
  const reply = await fetch('/sandbox/outbox.json', { cache: 'no-store' }).catch(() => undefined);
  const body = reply?.ok ? await reply.text() : shown;
  if (body !== shown) { shown = body; const messages = JSON.parse(body);
  list.replaceChildren(...messages.map(item)); empty.hidden = messages.length > 0; }
  setTimeout(refresh, document.hidden ? 5000 : 1500);
}
void refresh();`;

function page(company: Company, nonce: { readonly script: string; readonly style: string }): string {
  const name = escapeHtml(company.name);
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>短信和邮件收件箱 - ${name}</title><style nonce="${nonce.style}">${STYLE}</style></head><body><main>
<h1>短信和邮件收件箱</h1><p>${name}的演示环境不会真的发短信和邮件，验证码和提醒都到这里。页面会自己刷新。</p>
<ol aria-live="polite"></ol><div class="empty">还没有短信和邮件。在登录框里点“获取验证码”试试。</div></main>
<script nonce="${nonce.script}">${SCRIPT}</script></body></html>`;
}

function mobileOf(request: FastifyRequest): string | undefined {
  return textIn(request.query, 'mobile') || undefined;
}

/** Mounts the outbox of the sandbox: a page for people, and the same as JSON for tests. */
export function mountOutbox(app: FastifyInstance, { connection, tenants }: AppParts): void {
  async function companyOf(request: FastifyRequest): Promise<Company> {
    const tenant = await tenants.byHost(request.hostname);
    if (tenant === undefined) throw new StatusError(404, '这个网址还没有开通学校');
    return tenant.company;
  }
  app.get('/sandbox/outbox', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8');
    return page(await companyOf(request), reply.cspNonce);
  });
  app.get('/sandbox/outbox.json', async (request, reply) => {
    const { id } = await companyOf(request);
    void reply.header('Cache-Control', 'no-store');
    const mobile = mobileOf(request);
    const sms = await readOutbox(connection.db, id, mobile);
    if (mobile !== undefined) return sms;
    const mails = await readMails(connection.db, id);
    return [...sms, ...mails].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  });
}
