import { resolvesInTime } from '../../shared/deferred/resolvesInTime.ts';
import { onLoadFailure } from '../../shared/client/loadFailures.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { currentAddress } from '../../shared/routes/hashLocation.ts';
import { isLoggedIn } from '../../shared/session/session.store.ts';
import { prefetchUser, user } from '../../shared/student/user.store.ts';
import { findMatch } from '../routes/routeTable.ts';

/**
 * Loads a page's code. The returned function requests the page's data, waits for it up to a limit, and resolves
 * to whether the page can be hydrated with it.
 */
async function loadScreen(path: string, search: string): Promise<() => Promise<boolean>> {
  const match = await findMatch(path);
  await match?.route.screen.load();
  return async () => {
    // Only a student's session may request what only students see.
    if (match?.route.access === 'student' && !isLoggedIn()) return false;
    const isHere = await resolvesInTime(match?.route.screen.prepare(match.params, search));
    const now = splitHash(location.hash);
    // A page that only redirects has been left by now.
    if (now.path !== path) return (await loadScreen(now.path, now.search))();
    return isHere && match !== undefined && !match.route.isRenderedAnew;
  };
}

/** Makes fields editable as soon as the page is interactive: text typed before hydration would have been lost. */
function openFields(): void {
  const { documentElement: root } = document;
  new MutationObserver((_, observer) => {
    if (root.dataset.boot !== 'done') return;
    observer.disconnect();
    for (const field of document.querySelectorAll(':is(input, textarea, select)[inert]'))
      field.removeAttribute('inert');
  }).observe(root, { attributeFilter: ['data-boot'] });
}

/**
 * Loads the code of the page that the address names. The returned function requests its initial data, and
 * resolves to whether the delivered HTML is that page, rendered by the server from the same data for the same
 * user.
 */
export async function openPage(): Promise<() => Promise<boolean>> {
  const { path, search } = splitHash(location.hash);
  // The server renders no page of which a call failed.
  let hasFailed = false;
  onLoadFailure(() => (hasFailed = true));
  const prepare = await loadScreen(path, search);
  return async () => {
    const isPrepared = await prepare();
    // A page that is rendered anew need not wait for the user.
    if (!isPrepared || hasFailed || document.documentElement.dataset.drawn !== currentAddress()) return false;
    const match = await findMatch(splitHash(location.hash).path);
    const hasHeader = match?.route.frame !== 'focus';
    if (hasHeader && (!(await resolvesInTime(prefetchUser())) || user.step === 'failed')) return false;
    openFields();
    return true;
  };
}
