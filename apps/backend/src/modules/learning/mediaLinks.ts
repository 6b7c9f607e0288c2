import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address leads to a video, in milliseconds: longer than any sitting. */
export const LINK_LIFE_MS = 4 * 3600_000;

/** What a ticket opens: one video of one company. */
export interface Ticket {
  readonly companyId: string;
  readonly videoKey: string;
  readonly expiresAt: Date;
}

function signatureOf(
  key: Buffer,
  { companyId, videoKey }: Omit<Ticket, 'expiresAt'>,
  expires: string,
): string {
  return createHmac('sha256', key).update(`${companyId}\n${videoKey}\n${expires}`).digest('base64url');
}

/**
 * Makes the folder address of a video. The ticket stands in the path, so that a playlist's
 * relative addresses carry it along.
 */
export function mediaFolder(key: Buffer, ticket: Ticket): string {
  const expires = Math.floor(ticket.expiresAt.getTime() / 1000).toString(36);
  return `/media/video/${ticket.videoKey}/${expires}.${signatureOf(key, ticket, expires)}`;
}

/** Tells whether a ticket of an address is ours, for this video and company, and still good. */
export function isGoodTicket(
  key: Buffer,
  ticket: string,
  wanted: Omit<Ticket, 'expiresAt'>,
  now: Date,
): boolean {
  const [expires = '', given = ''] = ticket.split('.');
  if (!/^[0-9a-z]{1,10}$/.test(expires)) return false;
  const [expected, found] = [Buffer.from(signatureOf(key, wanted, expires)), Buffer.from(given)];
  return (
    expected.length === found.length &&
    timingSafeEqual(expected, found) &&
    Number.parseInt(expires, 36) * 1000 > now.getTime()
  );
}
