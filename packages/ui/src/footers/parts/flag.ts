import type { Flag } from '../types.ts';

/** Reads a switch; whatever is not clearly on is off. */
export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}
