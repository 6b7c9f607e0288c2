import { deferred } from '../../shared/deferred/deferred.tsx';
import type { Home } from './home.model.ts';
import type { BannersProps } from './top/Banners.tsx';

const load = () => import('./lateParts.ts');

/** The banners; they can be swiped before the code of their buttons is loaded. */
export const LateBanners = deferred<BannersProps>(async () => (await load()).Banners);

/** The home page below its banner. */
export const LateHome = deferred<{ readonly page: Home }>(async () => (await load()).LowerHome);
