import { watchNetwork } from '../../shared/offline/offline.ts';
import { prefetchCalls } from '../routes/prefetchCalls.ts';
import { prefetchLinks } from '../routes/prefetch.ts';
import { watchFocus } from '../shell/watchFocus.ts';
import { watchUser } from '../session/watchUser.ts';
import { watchBuild } from '../build/newerBuild.ts';

/**
 * Begins what a page watches once it is at rest: whether a newer build took its place, whether there is a network, links,
 * where the reader goes, what has the focus, who is logged in, and the student's cart.
 */
export function watchAtRest(): void {
  watchBuild();
  watchNetwork();
  prefetchLinks();
  prefetchCalls();
  watchFocus();
  watchUser();
  // A cart that cannot be watched is only a missing badge.
  import('../../features/cart/index.ts').then(({ watchCart }) => watchCart()).catch(() => undefined);
}
