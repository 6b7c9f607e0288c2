import { enterSchool, type SchoolWanted } from '../../shared/school/school.store.ts';
import { receivePages } from './showSchool.ts';

/**
 * Makes the pages of a beginning visit: the copy on the device at once, which then follows the replies,
 * else the replies themselves.
 */
export async function beginSchool(wanted: SchoolWanted): Promise<void> {
  const late = await import('./loadSchool.ts').catch(() => undefined);
  const kept = late?.cachedPages(wanted);
  if (kept === undefined) return enterSchool(wanted);
  receivePages(kept);
  void enterSchool(wanted);
  return undefined;
}
