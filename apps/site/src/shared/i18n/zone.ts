import { dateFormat, langOf, type Locale } from '@lectern/ui/locale';
import { SHANGHAI_MS } from './shanghai.ts';

/** The time zone of a school that sets none. */
export const SHANGHAI = 'Asia/Shanghai';
const MINUTE_MS = 60_000;

const clockOf = (zone: string): Intl.DateTimeFormat =>
  dateFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });

/**
 * Validates the name of a time zone such as `Asia/Tokyo`; returns Shanghai's for one that this device does not
 * know.
 */
export function readZone(name: string): string {
  if (name === '' || name === SHANGHAI) return SHANGHAI;
  try {
    clockOf(name);
    return name;
  } catch {
    return SHANGHAI;
  }
}

/** Returns a zone's UTC offset at a moment (milliseconds since 1970), in milliseconds, rounded to whole minutes. */
export function offsetOf(zone: string, moment: number): number {
  if (zone === SHANGHAI) return SHANGHAI_MS;
  const minute = Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const parts = new Map(
    clockOf(zone)
      .formatToParts(minute)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - minute;
}

/** Returns the date in a zone, `YYYY-MM-DD`. */
export const dateIn = (moment: number, zone: string): string =>
  new Date(moment + offsetOf(zone, moment)).toISOString().slice(0, 10);

/** Returns a zone's display name: `中国标准时间`, `Japan Standard Time`. */
export function nameOfZone(zone: string, moment: number, locale: Locale): string {
  const parts = dateFormat(langOf(locale), { timeZone: zone, timeZoneName: 'long' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
