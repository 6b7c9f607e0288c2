import type { FooterProps } from '@lectern/ui/footers';
import { loadLowerHome, type Home } from '../features/home/index.ts';
import { deferred } from './deferred.tsx';

/** The footer: below everything, and links work without its code. */
export const LateFooter = deferred<FooterProps & { templateId?: unknown }>(
  async () => (await import('@lectern/ui/footers')).FooterByTemplate,
);

/** The home page below its banner. */
export const LateHome = deferred<{ readonly page: Home }>(loadLowerHome);

/** Everything that the server must have at hand before it renders. */
export const lateParts = [LateFooter, LateHome];
