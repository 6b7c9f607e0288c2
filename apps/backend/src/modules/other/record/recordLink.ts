import { isGoodTicket, makeTicket } from '../../../platform/auth/tickets.ts';
import type { Config } from '../../../platform/config/config.ts';

/** The languages in which a record is written. */
export const RECORD_LANGS = ['zh', 'en'] as const;
export type RecordLang = (typeof RECORD_LANGS)[number];

/** Whose record an address opens, and in which language. */
export interface RecordTicket {
  readonly companyId: string;
  readonly userId: string;
  readonly lang: RecordLang;
}

/** How long an address is good, in milliseconds. */
const LIFE_MS = 10 * 60_000;

const claimsOf = ({ companyId, userId, lang }: RecordTicket): readonly string[] => [companyId, userId, lang];

/** Makes the address of a student's record; whoever has it can open it until it ends. */
export function recordUrl(config: Config, ticket: RecordTicket, now: Date): string {
  const until = new Date(now.getTime() + LIFE_MS);
  const signed = makeTicket(config, 'study-record-link', claimsOf(ticket), until);
  return `/study-records/${ticket.userId}/${ticket.lang}/${signed}/record.pdf`;
}

/** Tells whether the ticket of an address is ours, for this record, and still good. */
export const isGoodRecordTicket = (config: Config, given: string, ticket: RecordTicket, now: Date): boolean =>
  isGoodTicket(config, 'study-record-link', claimsOf(ticket), given, now);
