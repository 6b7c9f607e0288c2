import type { Clock } from '../config/clock.ts';
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

/** Where a token is made and read: it is good in one company alone. */
interface Place {
  readonly config: Config;
  readonly company: { readonly id: string };
  readonly clock: Clock;
}

/** What a token carries. */
export interface Carried {
  readonly parts: readonly string[];
  readonly expiresAt: Date;
  /** The token without its signature, which names it where it may be used once. */
  readonly body: string;
}

const scopeOf = ({ company }: Place, claims: readonly string[]): string => [company.id, ...claims].join(':');

/**
 * Makes a token that carries its parts, none of which has a dot: `{part}.{expires}.{signature}`, fit for an address.
 * @param claims what whoever reads it must name as well.
 */
export function makeToken(
  place: Place,
  purpose: Purpose,
  {
    parts,
    forMs,
    claims = [],
  }: { readonly parts: readonly string[]; readonly forMs: number; readonly claims?: readonly string[] },
): string {
  const body = [...parts, (place.clock.now().getTime() + forMs).toString(36)].join('.');
  return `${body}.${sign(place.config, purpose, `${scopeOf(place, claims)}:${body}`)}`;
}

/** Reads what {@link makeToken} wrote; undefined for what is forged, for others' claims, or too old. */
export function readToken(
  place: Place,
  purpose: Purpose,
  token: string,
  claims: readonly string[] = [],
): Carried | undefined {
  const cut = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(0, cut));
  if (!isSigned(place.config, purpose, `${scopeOf(place, claims)}:${body}`, token.slice(cut + 1)))
    return undefined;
  const parts = body.split('.');
  const expiresAt = new Date(Number.parseInt(parts.pop() ?? '', 36));
  return expiresAt > place.clock.now() ? { parts, expiresAt, body } : undefined;
}
