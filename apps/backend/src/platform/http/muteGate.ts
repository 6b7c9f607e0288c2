import { clockOf } from '../dates/days.ts';
import type { User } from '../database/tables/users.tables.ts';
import { BusinessError } from './errors.ts';

/** The columns of a student by which the school mutes them. */
type Muted = Pick<User, 'muteReason' | 'mutedUntil'>;

/** A mute in force. */
export interface Mute {
  readonly reason: string;
  /** Null until the school lifts it. */
  readonly until: Date | null;
}

/** Returns the mute of a student; undefined where none is in force. */
export const muteOf = ({ muteReason, mutedUntil }: Muted, now: Date): Mute | undefined =>
  muteReason === null || (mutedUntil !== null && mutedUntil <= now)
    ? undefined
    : { reason: muteReason, until: mutedUntil };

/**
 * Refuses a muted student to write or change what others see. @throws {BusinessError} code 0 with the end of
 * the mute and its reason.
 */
export function refuseMuted(user: Muted, now: Date): void {
  const mute = muteOf(user, now);
  if (mute === undefined) return;
  const { reason, until } = mute;
  if (until === null) throw new BusinessError('0', `学校已禁止你发言，直到学校解除。原因：${reason}`);
  const end = clockOf(until).slice(0, 'YYYY-MM-DD hh:mm'.length);
  throw new BusinessError('0', `学校已禁止你发言，直到 ${end}。原因：${reason}`);
}
