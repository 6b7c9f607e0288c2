import { watchNetwork } from '../../shared/offline/offline.ts';
import { prefetchCalls } from '../routes/prefetchCalls.ts';
import { prefetchLinks } from '../routes/prefetch.ts';
import { watchFocus } from '../shell/watchFocus.ts';
import { watchUser } from '../session/watchUser.ts';
import { watchBuild } from '../build/newerBuild.ts';

/**
 * Starts the watchers of an idle page: newer builds, the network, links, scroll positions, the focus, the user,
 * and the student's cart.
 */
export function startIdleWatchers(): void {
  watchBuild();
  watchNetwork();
  prefetchLinks();
  prefetchCalls();
  watchFocus();
  watchUser();
  // If the cart cannot be watched, only its badge is missing.
  import('../../features/cart/index.ts').then(({ watchCart }) => watchCart()).catch(() => undefined);
}
