import { runEarlyRequests } from '../../shared/client/earlyReplies.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { onAddressChange } from '../../shared/routes/hashLocation.ts';
import { matchIn, routeTable } from './routeTable.ts';

/**
 * On navigation, sends the first calls of a page whose code is still loading, through the inline script of the
 * delivered page (docs/decisions/first-calls.md). A page whose code is loaded makes its calls itself just as
 * early. Returns the cleanup function.
 */
export function prefetchCalls(): () => void {
  let address = location.hash;
  return onAddressChange(() => {
    // One change of the hash may fire two events.
    if (location.hash === address) return;
    address = location.hash;
    const begin: unknown = Reflect.get(globalThis, 'lecternBegin');
    // Pages not delivered by our own back end lack this script.
    if (typeof begin !== 'function' || document.getElementById('lectern-pages') === null) return;
    const match = matchIn(routeTable.current, splitHash(address).path);
    if (match?.route.screen.loaded === undefined) runEarlyRequests(() => begin(true));
  });
}
