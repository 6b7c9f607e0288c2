import { switchTheme } from '@lectern/themes';
import type { SchoolPages } from './siteState.ts';
import { receiveHome } from '../../features/home/index.ts';
import { htmlAttributesOf } from './htmlAttributes.ts';
import { receiveShell, shell } from '../../shared/school/shell.store.ts';

/** Puts a school's shell and home page into the stores. */
export function receivePages(pages: SchoolPages): void {
  receiveShell(pages.shell);
  receiveHome(pages.home);
}

/** Applies the school's theme to the document, without animating the change. */
export function applyTheme(): void {
  const attributes = htmlAttributesOf(shell.current);
  switchTheme(document.documentElement, (root) => {
    root.className = attributes.class;
    if (attributes['data-global-theme'] === '') delete root.dataset.globalTheme;
    else root.dataset.globalTheme = attributes['data-global-theme'];
  });
}
