import type { Locale } from '@lectern/ui/locale';
import type { Home } from '../../features/home/index.ts';
import type { Shell } from '../../shared/school/shell.model.ts';

/**
 * A school's frame and home page, read and safe to show. The server puts it into the page, so
 * that the browser neither asks for it nor carries the code that reads it; a page without it,
 * and every change of school, gets it by `loadSchool.ts`.
 */
export interface SchoolPages {
  readonly shell: Shell;
  /** Undefined where the home page's own call failed. */
  readonly home: Home | undefined;
}

/** What the server puts into the page. */
export interface SiteState extends SchoolPages {
  readonly locale: Locale;
}

/** Reads what the server put into the page; undefined where it put nothing readable. */
export function inlinedState(): SiteState | undefined {
  const source = document.getElementById('lectern-data')?.textContent ?? '';
  if (source === '') return undefined;
  try {
    const value: SiteState = JSON.parse(source);
    return typeof value.shell === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
