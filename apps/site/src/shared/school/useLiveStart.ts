import { useLocale } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../i18n/moment.ts';
import { nameOfZone, readZone, SHANGHAI } from '../i18n/zone.ts';
import { shell } from './shell.store.ts';

/**
 * Returns a function that formats the start of a live lesson, in the time zone of the school's live lessons;
 * the zone is named unless it is Shanghai's.
 */
export function useLiveStart(): (startsAt: string) => string {
  const locale = useLocale();
  const zone = readZone(useSnapshot(shell).current.zones.live);
  return (startsAt) => {
    const start = formatTime(startsAt, 'start', locale, zone);
    return start === '' || zone === SHANGHAI
      ? start
      : `${start} (${nameOfZone(zone, Date.parse(startsAt), locale)})`;
  };
}
