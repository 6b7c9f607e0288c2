import { isGoodTicket as isGood, makeTicket } from '../../../platform/auth/tickets.ts';
import type { Config } from '../../../platform/config/config.ts';

/** Validity of a video's address in milliseconds, longer than anybody watches in one go. */
export const LINK_LIFE_MS = 4 * 3600_000;

/** What a ticket gives access to: one video of one company. */
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
 * Returns the folder address of a video. The ticket is part of the path, so that the relative addresses in a
 * playlist include it.
 */
export const mediaFolder = (config: Config, ticket: Ticket): string =>
  `/media/video/${ticket.videoKey}/${makeTicket(config, 'media-link', claimsOf(ticket), ticket.expiresAt)}`;

/** Tells whether a ticket was issued here, for this video and company, and has not expired. */
export const isGoodTicket = (
  config: Config,
  ticket: string,
  claims: Omit<Ticket, 'expiresAt'>,
  now: Date,
): boolean => isGood(config, 'media-link', claimsOf(claims), ticket, now);
