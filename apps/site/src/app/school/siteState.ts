import type { Locale } from '@lectern/ui/locale';
import type { Home } from '../../features/home/index.ts';
import type { Shell } from '../../shared/school/shell.model.ts';

/**
 * A school's shell and home page, parsed and sanitised. The server embeds it in the page, so that the browser
 * neither requests it nor loads the code that parses it; a page without it, and every change of school, loads
 * it with `loadSchool.ts`.
 */
export interface SchoolPages {
  readonly shell: Shell;
  /** Undefined if the home page's own call failed. */
  readonly home: Home | undefined;
}

/** The state that the server embeds in the page. */
export interface SiteState extends SchoolPages {
  readonly locale: Locale;
}

/** Reads the state that the server embedded in the page; undefined if there is none or it is unreadable. */
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
