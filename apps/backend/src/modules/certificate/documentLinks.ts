import { isGoodTicket as isGood, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';

/** The documents of a certificate: the certificate itself, the proof of study behind it, and its preview picture. */
export const DOCUMENTS = ['certificate.pdf', 'study.pdf', 'preview.svg'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** What an address gives access to: one document of one student. */
export interface DocumentTicket {
  readonly companyId: string;
  readonly userId: string;
  readonly relationId: string;
  readonly name: DocumentName;
}

const MINUTE_MS = 60_000;

/** Minimum validity of an address, in milliseconds; a preview is valid as long as a page is usually open. */
const LIFE_MS: Readonly<Record<DocumentName, number>> = {
  'certificate.pdf': 10 * MINUTE_MS,
  'study.pdf': 10 * MINUTE_MS,
  'preview.svg': 60 * MINUTE_MS,
};

const claimsOf = ({ companyId, userId, relationId, name }: DocumentTicket): readonly string[] => [
  companyId,
  userId,
  relationId,
  name,
];

/**
 * Returns the address of a document for its owner; whoever has it can open the document until it expires. The
 * address stays the same for a while, so that browsers can cache a picture.
 */
export function documentUrl(config: Config, ticket: DocumentTicket, now: Date): string {
  const life = LIFE_MS[ticket.name];
  const end = new Date((Math.floor(now.getTime() / life) + 2) * life);
  const { relationId, userId, name } = ticket;
  return `/certificates/${relationId}/${userId}/${makeTicket(config, 'certificate-link', claimsOf(ticket), end)}/${name}`;
}

/** Tells whether a ticket was issued here, for this document, and has not expired. */
export const isGoodTicket = (
  config: Config,
  ticketText: string,
  ticket: DocumentTicket,
  now: Date,
): boolean => isGood(config, 'certificate-link', claimsOf(ticket), ticketText, now);
