import { askEarly } from '../../shared/client/earlyReplies.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { onAddress } from '../../shared/routes/hashLocation.ts';
import { matchIn, routeTable } from './routeTable.ts';

/**
 * Sends the first calls of a page whose code is still on its way, by the delivered page's own script, which has them
 * (docs/decisions/first-calls.md). A page whose code is here asks by itself as soon. Returns the way to stop.
 */
export function prefetchCalls(): () => void {
  let address = location.hash;
  return onAddress(() => {
    // A change of the hash may be told of twice.
    if (location.hash === address) return;
    address = location.hash;
    const begin: unknown = Reflect.get(globalThis, 'lecternBegin');
    // A page that no back end of ours delivered has none.
    if (typeof begin !== 'function' || document.getElementById('lectern-pages') === null) return;
    const match = matchIn(routeTable.current, splitHash(address).path);
    if (match?.route.screen.loaded === undefined) askEarly(() => begin(true));
  });
}
