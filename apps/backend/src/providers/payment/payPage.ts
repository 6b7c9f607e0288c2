import { yuanOf } from '../../platform/money/money.ts';
import { escapeHtml } from '../../platform/site/template.ts';
import type { SandboxTrade } from './sandboxPayment.tables.ts';

const css = `
:root{color-scheme:light;font-family:"PingFang SC","HarmonyOS Sans SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}
*{box-sizing:border-box}body{margin:0;background:#f1f3f5;color:#1b222b;line-height:1.6}
header{padding:20px 24px;color:#fff}header[data-way=wechat]{background:#06794a}header[data-way=alipay]{background:#0a56b8}
header p{margin:0;font-size:14px}main{max-width:440px;margin:0 auto;padding:24px 16px}
section{background:#fff;border-radius:16px;padding:32px 24px;text-align:center}
h1{margin:0;font-size:18px;font-weight:500}.amount{margin:12px 0 4px;font-size:40px;font-weight:600;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:24px 0;padding-top:24px;
  border-top:1px solid #e3e7eb;font-size:14px;text-align:left}
dt{color:#59636e}dd{margin:0;text-align:right;overflow-wrap:anywhere}
button,a.back{display:block;width:100%;min-height:48px;margin-top:12px;padding:11px;border:1px solid #c5ccd3;
  border-radius:8px;background:#fff;color:inherit;font:inherit;text-decoration:none;text-align:center;
  cursor:pointer}
button.main{border-color:transparent;color:#fff}[data-way=wechat] .main{background:#06794a}[data-way=alipay] .main{background:#0a56b8}
:focus-visible{outline:2px solid #1b222b;outline-offset:2px}
.state{font-size:20px;font-weight:600}.ok{color:#06794a}.bad{color:#b3261e}
details{margin-top:24px;text-align:left;font-size:14px}summary{min-height:44px;padding:10px 0;cursor:pointer;color:#59636e}
fieldset{border:0;margin:0;padding:0}label{display:flex;gap:8px;align-items:center;min-height:44px}
footer{padding:16px;text-align:center;color:#59636e;font-size:12px}`;

function document(nonce: string, title: string, body: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" ' +
    'content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title><style nonce="${escapeHtml(nonce)}">${css}</style></head><body>${body}` +
    '<footer>支付沙箱：只用于演示和测试，不会产生真实扣款</footer></body></html>'
  );
}

const NAMES = { wechat: '微信支付', alipay: '支付宝' } as const;

const NOTICES = [
  ['once', '马上通知学校一次'],
  ['delayed', '20 秒后才通知'],
  ['twice', '通知两次'],
  ['lost', '通知丢失'],
  ['wrongAmount', '通知里的金额是错的'],
  ['wrongSignature', '通知的签名是错的'],
] as const;

function actionsOf(trade: SandboxTrade): string {
  const action = (name: string) => `/sandbox/pay/${encodeURIComponent(trade.tradeNo)}/${name}`;
  const choices = NOTICES.map(
    ([value, text]) =>
      `<label><input type="radio" name="notice" value="${value}"${value === 'once' ? ' checked' : ''}>${text}</label>`,
  ).join('');
  const failed =
    trade.failures === 0
      ? ''
      : `<p class="state bad" role="status">余额不足，没有付成</p><p>可以再试一次。</p>`;
  return `${failed}<form method="post" action="${action('pay')}"><button class="main">确认支付 ¥${yuanOf(trade.amountCents)}</button>
<details><summary>付款之后，通知怎么送到学校</summary><fieldset><legend hidden>通知</legend>${choices}</fieldset></details></form>
<form method="post" action="${action('fail')}"><button>模拟余额不足</button></form>
<form method="post" action="${action('close')}"><button>关闭这笔交易</button></form>`;
}

const REFUNDS = [
  ['once', '退款马上到账'],
  ['slow', '退款 20 秒后到账'],
  ['stuck', '退款办不了'],
] as const satisfies readonly (readonly [SandboxTrade['refunds'], string])[];

function refundsOf({ tradeNo, refunds }: SandboxTrade): string {
  const choices = REFUNDS.map(
    ([value, text]) =>
      `<label><input type="radio" name="refunds" value="${value}"${value === refunds ? ' checked' : ''}>${text}</label>`,
  ).join('');
  return `<form method="post" action="/sandbox/pay/${encodeURIComponent(tradeNo)}/refunds"><details><summary>学校退款时会怎样</summary>
<fieldset><legend hidden>退款</legend>${choices}</fieldset><button>就这样</button></details></form>`;
}

/** Renders the page of one trade: amount, payee, and the payer's buttons. */
export function payPage(trade: SandboxTrade, nonce: string): string {
  const back = `<a class="back" href="${escapeHtml(trade.returnUrl)}">返回学校</a>`;
  const state = {
    unpaid: () => `${actionsOf(trade)}${back.replace('返回学校', '先不付，返回学校')}`,
    paid: () => `<p class="state ok" role="status">支付成功</p>${back}${refundsOf(trade)}`,
    closed: () => `<p class="state bad" role="status">交易已关闭</p>${back}`,
    refunded: () => `<p class="state" role="status">已退款</p>${back}${refundsOf(trade)}`,
  }[trade.status]();
  return document(
    nonce,
    `${NAMES[trade.way]} · 沙箱`,
    `<div data-way="${trade.way}"><header data-way="${trade.way}"><p>${NAMES[trade.way]}（沙箱）</p></header><main>` +
      `<section><h1>${escapeHtml(trade.subject)}</h1><p class="amount">¥${yuanOf(trade.amountCents)}</p><dl>` +
      `<dt>收款方</dt><dd>${escapeHtml(trade.merchantId)}</dd><dt>交易号</dt><dd>${escapeHtml(trade.tradeNo)}</dd>` +
      `</dl>${state}</section></main></div>`,
  );
}

/** Renders the page for an unknown trade number. */
export function missingPage(nonce: string): string {
  return document(nonce, '没有这笔交易', '<main><section><h1>没有这笔交易</h1></section></main>');
}
