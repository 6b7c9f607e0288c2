import type { FooterProps } from '@lectern/ui/footers';
import { LateBanners, LateHome } from '../../features/home/index.ts';
import { deferred } from '../../shared/deferred/deferred.tsx';

/** The footer: below everything, the same on every page, and links work without its code. */
export const LateFooter = deferred<FooterProps & { templateId?: unknown }>(
  async () => (await import('@lectern/ui/footers')).FooterByTemplate,
  'main ~ footer',
);

/** Said on a school's test domain alone. */
export const LateDomainBanner = deferred(async () => (await import('./DomainBanner.ts')).TestDomainBanner);

/** Everything that the server must have at hand before it renders. */
export const lateParts = [LateDomainBanner, LateFooter, LateBanners, LateHome];
