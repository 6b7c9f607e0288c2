import { deferred } from '../../shared/deferred/deferred.tsx';
import type { Home } from './home.model.ts';

/** The home page below its banner. */
export const LateHome = deferred<{ readonly page: Home }>(
  async () => (await import('./LowerHome.tsx')).LowerHome,
);
