import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/site/template.ts';
import type { Chat } from './chat.ts';
import type { OutsideScript } from './statistics.ts';

/**
 * Without `allow-same-origin` the frame has an opaque origin, so it cannot access cookies, storage, tokens or
 * other pages.
 */
const SANDBOX = 'sandbox allow-scripts allow-forms allow-popups';

interface Frame {
  readonly body: string;
  readonly scriptSources: string;
  readonly sources: string;
}

function send(reply: FastifyReply, { body, scriptSources, sources }: Frame): FastifyReply {
  const policy = [
    SANDBOX,
    "default-src 'none'",
    `script-src ${scriptSources}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${sources}`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    `font-src data: ${sources}`,
    `form-action ${sources}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return reply
    .header('Content-Security-Policy', policy.join('; '))
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'origin')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">${body}`);
}

/**
 * Sends a page that runs one script of an outside service, with a policy that allows connections only to that
 * service.
 */
export function sendScriptFrame(reply: FastifyReply, { src, origins }: OutsideScript): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const sources = origins.join(' ');
  return send(reply, {
    body: `<script nonce="${nonce}" src="${escapeHtml(src)}" async></script>`,
    scriptSources: `'nonce-${nonce}' ${sources}`,
    sources,
  });
}

/** Sends the frame of a school's chat. A chat written by the school may connect to any https address. */
export function sendChatFrame(reply: FastifyReply, chat: Chat): FastifyReply {
  if (chat.kind === 'script') return sendScriptFrame(reply, chat.script);
  return send(reply, { body: chat.html, scriptSources: "'unsafe-inline' https:", sources: 'https:' });
}
