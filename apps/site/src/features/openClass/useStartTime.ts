import { useLocale } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { nameOfZone, readZone, SHANGHAI } from '../../shared/i18n/zone.ts';
import { ports } from '../../shared/ports.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { startTimeText } from './startTime.ts';

/**
 * Returns a function that formats the start of an open class, in the time zone of the school's live lessons;
 * the zone is named unless it is Shanghai's.
 */
export function useStartTime(): (startsAt: string) => string {
  const locale = useLocale();
  const zone = readZone(useSnapshot(shell).current.zones.live);
  return (startsAt) => {
    const when = startTimeText(startsAt, ports.now(), locale, zone);
    return when === '' || zone === SHANGHAI
      ? when
      : `${when} (${nameOfZone(zone, Date.parse(startsAt), locale)})`;
  };
}
