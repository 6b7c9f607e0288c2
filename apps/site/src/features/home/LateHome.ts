import { deferred } from '../../shared/deferred/deferred.tsx';
import type { Home } from './home.model.ts';
import type { BannersProps } from './top/Banners.tsx';

const load = () => import('./lateParts.ts');

/** The banners, which are swiped before their buttons have come. */
export const LateBanners = deferred<BannersProps>(async () => (await load()).Banners);

/** The home page below its banner. */
export const LateHome = deferred<{ readonly page: Home }>(async () => (await load()).LowerHome);
