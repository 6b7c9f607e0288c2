import type { FastifyReply } from 'fastify';
import { escapeHtml } from './template.ts';

const STYLE = `:root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:0;padding:1rem;
font:16px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;text-align:center}`;

/** A page with a single message, as those opened in a messenger. */
export interface PlainPage {
  readonly title: string;
  readonly text: string;
  /** @defaultValue 200 */
  readonly status?: number;
  /** The page's own script. */
  readonly script?: string;
}

/** Sends such a page. Its URL contains a ticket, so it is not cached and sends no Referer. */
export function sendPlainPage(
  reply: FastifyReply,
  { title, text, status = 200, script = '' }: PlainPage,
): FastifyReply {
  const { style, script: nonce } = reply.cspNonce;
  const code = script === '' ? '' : `<script nonce="${escapeHtml(nonce)}">${script}</script>`;
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title><style nonce="${escapeHtml(style)}">${STYLE}</style></head><body>
<p role="status">${escapeHtml(text)}</p>${code}</body></html>`,
    );
}
