import { escapeHtml, escapeJson } from '../../../platform/site/template.ts';

/** The outcome of a log-in at another platform. */
export type ThirdOutcome =
  /** The account is bound: the code logs in (`login.byCacheCode`). */
  | { readonly kind: 'code'; readonly code: string }
  /** The account is not bound yet: a log-in or registration with the code binds it; `id` is for `shell.thirdUser`. */
  | { readonly kind: 'bind'; readonly thirdCacheCode: string; readonly id: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'expired' };

const MESSAGES: Readonly<Record<ThirdOutcome['kind'], string>> = {
  code: '授权成功，正在回到学校',
  bind: '授权成功，正在回到学校',
  denied: '你没有授权，登录已取消',
  expired: '这次授权已失效，请回到学校重新登录',
};

const STYLE = `:root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:0;padding:1rem;
font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;text-align:center}`;

/**
 * Returns the page that reports an outcome to the site's page. It uses a BroadcastChannel, which only pages of
 * the same origin receive, so it needs no opener window. It first removes the code from its own address.
 */
export function callbackPage(
  outcome: ThirdOutcome,
  state: string,
  nonce: { readonly script: string; readonly style: string },
): string {
  const message = escapeJson({ ...outcome, state });
  const script =
    `history.replaceState(null,'',location.pathname);new ` +
    `BroadcastChannel('lectern.thirdLogin').postMessage(${message});setTimeout(()=>window.close(),300);`;
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>登录</title><style nonce="${escapeHtml(nonce.style)}">${STYLE}</style></head><body>
<p role="status">${escapeHtml(MESSAGES[outcome.kind])}</p>
<script nonce="${escapeHtml(nonce.script)}">${script}</script></body></html>`;
}
