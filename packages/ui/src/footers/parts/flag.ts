import type { Flag } from '../types.ts';

/** Returns whether a flag is on; anything that is not clearly on is off. */
export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}
