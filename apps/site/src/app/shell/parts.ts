import type { FooterProps } from '@lectern/ui/footers';
import { LateBanners, LateHome } from '../../features/home/index.ts';
import { deferred } from '../../shared/deferred/deferred.tsx';
import { fullStyles } from '../../shared/deferred/fullStyles.ts';
import { loadedWhenIdle } from '../../shared/deferred/loadedWhenIdle.tsx';

/**
 * The footer: its code is loaded late, since it is below everything else, is the same on every page, and its
 * links work without it.
 */
export const LateFooter = deferred<FooterProps & { templateId?: unknown }>(
  async () => (await import('@lectern/ui/footers')).FooterByTemplate,
  'main ~ footer',
);

/** Shown only on a school's test domain. */
export const LateDomainBanner = deferred(async () => (await import('./DomainBanner.ts')).TestDomainBanner);

/** The contact channels beside the page. */
export const LateSideBar = loadedWhenIdle(async () => {
  const [{ SideBar }] = await Promise.all([import('@lectern/ui/sidebar'), fullStyles()]);
  return SideBar;
});

/** Third-party statistics and chat. */
export const LateOutside = loadedWhenIdle(async () => (await import('./outside/Outside.tsx')).default);

/** Everything that the server must load before it renders. */
export const lateParts = [LateDomainBanner, LateFooter, LateBanners, LateHome];
