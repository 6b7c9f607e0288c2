import { isGoodTicket as isGood, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';

/** The uses of an address: display in a page, or download. */
export const LINK_USES = ['show', 'save'] as const;
export type LinkUse = (typeof LINK_USES)[number];

/** What an address gives access to: one file of one company, for one student. */
export interface ResourceTicket {
  readonly companyId: string;
  readonly userId: string;
  readonly resourceId: string;
  readonly use: LinkUse;
}

const MINUTE_MS = 60_000;

/** Validity of an address in milliseconds; for display, as long as watching a film with pauses takes. */
const LIFE_MS: Readonly<Record<LinkUse, number>> = { show: 120 * MINUTE_MS, save: 10 * MINUTE_MS };

const claimsOf = ({ companyId, userId, resourceId, use }: ResourceTicket): readonly string[] => [
  companyId,
  userId,
  resourceId,
  use,
];

/** Returns the address of a file; whoever has it can open the file until it expires. */
export function resourceLink(
  config: Config,
  ticket: ResourceTicket,
  now: Date,
): { readonly url: string; readonly expiresAt: string } {
  const end = new Date(now.getTime() + LIFE_MS[ticket.use]);
  const { resourceId, userId, use } = ticket;
  return {
    url: `/resources/${resourceId}/${userId}/${use}/${makeTicket(config, 'resource-link', claimsOf(ticket), end)}`,
    expiresAt: end.toISOString(),
  };
}

/** Tells whether a ticket was issued here, for this file and use, and has not expired. */
export const isGoodTicket = (
  config: Config,
  ticketText: string,
  ticket: ResourceTicket,
  now: Date,
): boolean => isGood(config, 'resource-link', claimsOf(ticket), ticketText, now);
