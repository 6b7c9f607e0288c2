import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import { isSigned, type Purpose, sign } from './sealing.ts';

const textOf = (claims: readonly string[], expires: string): string => [...claims, expires].join('\n');

/** Makes a ticket for its claims, valid until a time: `{expires}.{signature}`, safe in a URL. */
export function makeTicket(config: Config, purpose: Purpose, claims: readonly string[], until: Date): string {
  const expires = until.getTime().toString(36);
  return `${expires}.${sign(config, purpose, textOf(claims, expires))}`;
}

/** Tells whether a ticket was signed by us for these claims, and has not expired. */
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

/** The company that a token is valid in. */
interface TicketScope {
  readonly config: Config;
  readonly company: { readonly id: string };
  readonly clock: Clock;
}

/** The contents of a token. */
export interface TokenContents {
  readonly parts: readonly string[];
  readonly expiresAt: Date;
  /** The token without its signature; identifies a token that may be used once. */
  readonly body: string;
}

const scopeOf = ({ company }: TicketScope, claims: readonly string[]): string =>
  [company.id, ...claims].join(':');

/**
 * Makes a token that contains its parts, none of which has a dot: `{part}.{expires}.{signature}`, safe in a
 * URL.
 * @param claims what the reader must know and pass as well.
 */
export function makeToken(
  scope: TicketScope,
  purpose: Purpose,
  {
    parts,
    forMs,
    claims = [],
  }: { readonly parts: readonly string[]; readonly forMs: number; readonly claims?: readonly string[] },
): string {
  const body = [...parts, (scope.clock.now().getTime() + forMs).toString(36)].join('.');
  return `${body}.${sign(scope.config, purpose, `${scopeOf(scope, claims)}:${body}`)}`;
}

/** Reads a token of {@link makeToken}; undefined where it is forged, has other claims, or has expired. */
export function readToken(
  scope: TicketScope,
  purpose: Purpose,
  token: string,
  claims: readonly string[] = [],
): TokenContents | undefined {
  const cut = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(0, cut));
  if (!isSigned(scope.config, purpose, `${scopeOf(scope, claims)}:${body}`, token.slice(cut + 1)))
    return undefined;
  const parts = body.split('.');
  const expiresAt = new Date(Number.parseInt(parts.pop() ?? '', 36));
  return expiresAt > scope.clock.now() ? { parts, expiresAt, body } : undefined;
}
