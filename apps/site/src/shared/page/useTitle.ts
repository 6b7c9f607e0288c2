import { useLocale } from '@lectern/ui/locale';
import { useEffect } from 'react';

/** Puts the name of the one thing that a page shows in the place of the page's own in the title. */
export function useTitle(name: string): void {
  const locale = useLocale();
  useEffect(() => {
    const site = document.title.split(' - ').at(-1);
    document.title = `${name} - ${site}`;
  }, [name, locale]);
}
