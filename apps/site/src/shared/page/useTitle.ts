import { useLocale } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { shell } from '../school/shell.store.ts';

/**
 * Puts the name of the item that a page shows into the document's title, in place of the page's own.
 * @param name undefined while it is unknown.
 */
export function useTitle(name: string | undefined): void {
  const site = useSnapshot(shell).current.siteTitle[useLocale()];
  useEffect(() => {
    if (name !== undefined) document.title = `${name} - ${site}`;
  }, [name, site]);
}
