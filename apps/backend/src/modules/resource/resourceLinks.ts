import { isGoodTicket as isGood, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';

/** What an address is for: to be shown in a page, or to be saved. */
export const LINK_USES = ['show', 'save'] as const;
export type LinkUse = (typeof LINK_USES)[number];

/** What an address opens: one file of one company, for one student. */
export interface ResourceTicket {
  readonly companyId: string;
  readonly userId: string;
  readonly resourceId: string;
  readonly use: LinkUse;
}

const MINUTE_MS = 60_000;

/** How long an address is good, in milliseconds: a film as long as it is watched, with pauses. */
const LIFE_MS: Readonly<Record<LinkUse, number>> = { show: 120 * MINUTE_MS, save: 10 * MINUTE_MS };

const claimsOf = ({ companyId, userId, resourceId, use }: ResourceTicket): readonly string[] => [
  companyId,
  userId,
  resourceId,
  use,
];

/** Makes the address of a file; whoever has it can open it until it ends. */
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

/** Tells whether the ticket of an address is ours, for this file and use, and still good. */
export const isGoodTicket = (config: Config, given: string, ticket: ResourceTicket, now: Date): boolean =>
  isGood(config, 'resource-link', claimsOf(ticket), given, now);
