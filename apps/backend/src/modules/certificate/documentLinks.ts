import { isGoodTicket as isGood, makeTicket } from '../../platform/auth/tickets.ts';
import type { Config } from '../../platform/config/config.ts';

/** What can be opened of a certificate: itself, the proof of study behind it, or its picture for a page. */
export const DOCUMENTS = ['certificate.pdf', 'study.pdf', 'preview.svg'] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

/** What an address opens: one document of one student. */
export interface DocumentTicket {
  readonly companyId: string;
  readonly userId: string;
  readonly relationId: string;
  readonly name: DocumentName;
}

const MINUTE_MS = 60_000;

/** How long an address is good at least, in milliseconds: a picture as long as a page is looked at. */
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
 * Makes the address of a document for its owner; whoever has it can open it until it ends. It stays the same for a
 * while, so that a browser asks for a picture once.
 */
export function documentUrl(config: Config, ticket: DocumentTicket, now: Date): string {
  const life = LIFE_MS[ticket.name];
  const end = new Date((Math.floor(now.getTime() / life) + 2) * life);
  const { relationId, userId, name } = ticket;
  return `/certificates/${relationId}/${userId}/${makeTicket(config, 'certificate-link', claimsOf(ticket), end)}/${name}`;
}

/** Tells whether the ticket of an address is ours, for this document, and still good. */
export const isGoodTicket = (config: Config, given: string, ticket: DocumentTicket, now: Date): boolean =>
  isGood(config, 'certificate-link', claimsOf(ticket), given, now);
