import { useLocale } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { shell } from '../school/shell.store.ts';

/**
 * Puts the name of the one thing that a page shows in the place of the page's own in the title.
 * @param name undefined while there is none to be said.
 */
export function useTitle(name: string | undefined): void {
  const site = useSnapshot(shell).current.siteTitle[useLocale()];
  useEffect(() => {
    if (name !== undefined) document.title = `${name} - ${site}`;
  }, [name, site]);
}
