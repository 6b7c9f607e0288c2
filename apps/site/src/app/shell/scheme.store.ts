import { switchTheme } from '@lectern/themes';
import { proxy } from 'valtio/vanilla';
import { ports } from '../../shared/ports.ts';

/** The colour scheme: light, dark, or the device's preference. */
export type Scheme = 'auto' | 'light' | 'dark';

export const scheme = proxy<{ chosen: Scheme }>({ chosen: 'auto' });

const isScheme = (value: unknown): value is Scheme =>
  value === 'auto' || value === 'light' || value === 'dark';

/** Restores the stored scheme; the page's first script has already applied it. */
export function restoreScheme(): void {
  const stored = ports.storage.getItem('theme');
  scheme.chosen = isScheme(stored) ? stored : 'auto';
}

/** Switches the page to a scheme and stores the choice. */
export function chooseScheme(chosen: Scheme): void {
  scheme.chosen = chosen;
  ports.storage.setItem('theme', chosen);
  switchTheme(document.documentElement, (root) => {
    root.dataset.theme = chosen;
  });
}

/** Whether a scheme currently results in a dark page. */
export function isDarkNow(chosen: Scheme): boolean {
  return chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}
