import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { PlayerSetup, PlayerVendor } from './playerProvider.ts';

/** Why a video cannot be played: its URL has expired, or the vendor is unreachable or has no account. */
export type PlayerProblem = 'expired' | 'vendor';

const NOTHING: PlayerSetup = { scripts: [], origins: [], options: {} };

const code = (name: string): Promise<string> =>
  readFile(new URL(`${name}.client.js`, import.meta.url), 'utf8');

/** Serializes a value for a script element, which would end at the first `</script`. */
const jsonText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Makes a function that sends the iframe's page with a vendor's player. */
export async function playerPages(): Promise<
  (
    reply: FastifyReply,
    vendor: PlayerVendor,
    origin: string,
    setup: PlayerSetup | PlayerProblem,
  ) => FastifyReply
> {
  const bridge = await code('bridge');
  const adapters: Readonly<Record<PlayerVendor, string>> = {
    polyv: await code('polyv'),
    cc: await code('cc'),
    baijia: await code('baijia'),
  };
  return (reply, vendor, origin, setup) => {
    const [problem, { scripts, origins, options }] =
      typeof setup === 'string' ? [setup, NOTHING] : ['', setup];
    const nonce = randomBytes(16).toString('base64');
    const addresses = scripts.map((script) => new URL(script, origin).href);
    // The school's own origin is only allowed for the sandbox's script.
    const sources = (origins.length > 0 ? origins : [origin]).join(' ');
    const policy = [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'wasm-unsafe-eval' ${sources}`,
      `style-src 'unsafe-inline' ${sources}`,
      `img-src data: ${sources}`,
      `media-src blob: ${sources}`,
      `connect-src ${sources}`,
      `font-src data: ${sources}`,
      'worker-src blob:',
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ];
    return reply
      .header('Content-Security-Policy', policy.join('; '))
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'origin')
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
          '<style>html,body,#player{width:100%;height:100%;margin:0;background:#000;overflow:hidden}</style>' +
          `<div id="player"></div><script nonce="${nonce}" id="setup" type="application/json">` +
          `${jsonText({ scripts: addresses, options, problem })}</script>` +
          `<script nonce="${nonce}">${adapters[vendor]}</script><script nonce="${nonce}">${bridge}</script>`,
      );
  };
}
