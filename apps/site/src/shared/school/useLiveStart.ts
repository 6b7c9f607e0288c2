import { useLocale } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../i18n/moment.ts';
import { nameOfZone, readZone, SHANGHAI } from '../i18n/zone.ts';
import { shell } from './shell.store.ts';

/** Gives the words for when a live lesson begins, in the zone of the school's live lessons; another than Shanghai's is named. */
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
