import { clockOf } from '../dates/days.ts';
import type { User } from '../database/tables/users.tables.ts';
import { BusinessError } from './errors.ts';

/** The mute of a student by the school. */
type Mute = Pick<User, 'muteReason' | 'mutedUntil'>;

/** Tells whether a mute is in force. */
export const isMuted = ({ muteReason, mutedUntil }: Mute, now: Date): boolean =>
  muteReason !== null && (mutedUntil === null || mutedUntil > now);

/** Refuses a post of a muted student. @throws {BusinessError} code 0 with the end of the mute and its reason. */
export function refuseMuted(user: Mute, now: Date): void {
  if (!isMuted(user, now)) return;
  const { muteReason: reason, mutedUntil } = user;
  if (mutedUntil === null) throw new BusinessError('0', `学校已禁止你发言，直到学校解除。原因：${reason}`);
  const until = clockOf(mutedUntil).slice(0, 'YYYY-MM-DD hh:mm'.length);
  throw new BusinessError('0', `学校已禁止你发言，直到 ${until}。原因：${reason}`);
}
