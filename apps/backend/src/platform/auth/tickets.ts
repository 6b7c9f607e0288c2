import type { Config } from '../config/config.ts';
import { isSigned, type Purpose, sign } from './sealing.ts';

const textOf = (claims: readonly string[], expires: string): string => [...claims, expires].join('\n');

/** Makes a ticket for what its claims name, good until a moment: `{expires}.{signature}`, fit for an address. */
export function makeTicket(config: Config, purpose: Purpose, claims: readonly string[], until: Date): string {
  const expires = until.getTime().toString(36);
  return `${expires}.${sign(config, purpose, textOf(claims, expires))}`;
}

/** Tells whether a ticket is ours, for these claims, and still good. */
export function isGoodTicket(
  config: Config,
  purpose: Purpose,
  claims: readonly string[],
  ticket: string,
  now: Date,
): boolean {
  const [expires = '', signature = ''] = ticket.split('.');
  return (
    /^[0-9a-z]{1,10}$/.test(expires) &&
    isSigned(config, purpose, textOf(claims, expires), signature) &&
    Number.parseInt(expires, 36) > now.getTime()
  );
}
