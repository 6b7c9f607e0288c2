import { isGoodTicket as isGood, makeTicket } from '../../../platform/auth/tickets.ts';
import type { Config } from '../../../platform/config/config.ts';

/** How long an address leads to a video, in milliseconds: longer than any attempt. */
export const LINK_LIFE_MS = 4 * 3600_000;

/** What a ticket opens: one video of one company. */
export interface Ticket {
  readonly companyId: string;
  readonly videoKey: string;
  readonly expiresAt: Date;
}

const claimsOf = ({ companyId, videoKey }: Omit<Ticket, 'expiresAt'>): readonly string[] => [
  companyId,
  videoKey,
];

/**
 * Makes the folder address of a video. The ticket stands in the path, so that a playlist's
 * relative addresses carry it along.
 */
export const mediaFolder = (config: Config, ticket: Ticket): string =>
  `/media/video/${ticket.videoKey}/${makeTicket(config, 'media-link', claimsOf(ticket), ticket.expiresAt)}`;

/** Tells whether a ticket of an address is ours, for this video and company, and still good. */
export const isGoodTicket = (
  config: Config,
  ticket: string,
  wanted: Omit<Ticket, 'expiresAt'>,
  now: Date,
): boolean => isGood(config, 'media-link', claimsOf(wanted), ticket, now);
