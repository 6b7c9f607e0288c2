import { secondsToHash } from '../../platform/auth/passwords.ts';
import type { PasswordHash } from '../../platform/config/passwordHash.ts';
import { columnsOf } from '../table.ts';
import { counted } from '../../platform/commands/counted.ts';
import type { TablePlan } from './plan.ts';

/** Up to this number, hashing passwords takes too little time to be announced. */
const MAX_UNANNOUNCED = 200;

/** Counts the first passwords of new accounts, each of which is hashed. */
const hashedBy = (plans: readonly TablePlan[]): number =>
  plans.flatMap(({ subject: { table }, entries }) => {
    const secrets = columnsOf(table).flatMap(([id, { type }]) => (type === 'secret' ? [id] : []));
    return entries.filter(({ id, row }) => id === undefined && secrets.some((one) => row[one] !== ''));
  }).length;

/**
 * Returns a sentence about the estimated time for hashing a plan's passwords, which dominates for many new
 * students; empty for few.
 * @param secondsOf estimates the seconds for a number of passwords
 */
export async function hashingText(
  plans: readonly TablePlan[],
  kind: PasswordHash,
  secondsOf: typeof secondsToHash = secondsToHash,
): Promise<string> {
  const count = hashedBy(plans);
  if (count < MAX_UNANNOUNCED) return '';
  const minutes = Math.ceil((await secondsOf(count, kind)) / 60);
  const time = counted(minutes, 'minute');
  return `${count} initial passwords are being hashed, which takes about ${time} on this machine.\n`;
}
