import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Config } from '../../platform/config/config.ts';

/** How long an address leads to a video, in milliseconds: longer than any attempt. */
export const LINK_LIFE_MS = 4 * 3600_000;

/** What a ticket opens: one video of one company. */
export interface Ticket {
  readonly companyId: string;
  readonly videoKey: string;
  readonly expiresAt: Date;
}

const claimsOf = ({ companyId, videoKey }: Omit<Ticket, 'expiresAt'>, expires: string): string =>
  `${companyId}\n${videoKey}\n${expires}`;

/**
 * Makes the folder address of a video. The ticket stands in the path, so that a playlist's
 * relative addresses carry it along.
 */
export function mediaFolder(config: Config, ticket: Ticket): string {
  const expires = Math.floor(ticket.expiresAt.getTime() / 1000).toString(36);
  const signature = sign(config, 'media-link', claimsOf(ticket, expires));
  return `/media/video/${ticket.videoKey}/${expires}.${signature}`;
}

/** Tells whether a ticket of an address is ours, for this video and company, and still good. */
export function isGoodTicket(
  config: Config,
  ticket: string,
  wanted: Omit<Ticket, 'expiresAt'>,
  now: Date,
): boolean {
  const [expires = '', signature = ''] = ticket.split('.');
  return (
    /^[0-9a-z]{1,10}$/.test(expires) &&
    isSigned(config, 'media-link', claimsOf(wanted, expires), signature) &&
    Number.parseInt(expires, 36) * 1000 > now.getTime()
  );
}
