import { isGoodTicket, makeTicket } from '../../../platform/auth/tickets.ts';
import type { Config } from '../../../platform/config/config.ts';

/** The languages of records. */
export const RECORD_LANGS = ['zh', 'en'] as const;
export type RecordLang = (typeof RECORD_LANGS)[number];

/** The student and language of the record that an address gives access to. */
export interface RecordTicket {
  readonly companyId: string;
  readonly userId: string;
  readonly lang: RecordLang;
}

/** Validity of an address, in milliseconds. */
const LIFE_MS = 10 * 60_000;

const claimsOf = ({ companyId, userId, lang }: RecordTicket): readonly string[] => [companyId, userId, lang];

/** Returns the address of a student's record; whoever has it can open the record until it expires. */
export function recordUrl(config: Config, ticket: RecordTicket, now: Date): string {
  const until = new Date(now.getTime() + LIFE_MS);
  const signed = makeTicket(config, 'study-record-link', claimsOf(ticket), until);
  return `/study-records/${ticket.userId}/${ticket.lang}/${signed}/record.pdf`;
}

/** Tells whether a ticket was issued here, for this record, and has not expired. */
export const isGoodRecordTicket = (
  config: Config,
  ticketText: string,
  ticket: RecordTicket,
  now: Date,
): boolean => isGoodTicket(config, 'study-record-link', claimsOf(ticket), ticketText, now);
