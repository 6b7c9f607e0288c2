import { soon } from '../../shared/deferred/soon.ts';
import { onLoadFailure } from '../../shared/loadable.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { currentAddress } from '../../shared/routes/hashLocation.ts';
import { isLoggedIn } from '../../shared/session/session.store.ts';
import { prefetchUser, user } from '../../shared/student/user.store.ts';
import { findMatch } from '../routes/routeTable.ts';

/**
 * Loads a page's code. What it returns makes the page ask for its data, and is over when they are there, or late; it
 * tells whether they are, and the page begins as the server draws it.
 */
async function loadScreen(path: string, search: string): Promise<() => Promise<boolean>> {
  const match = await findMatch(path);
  await match?.route.screen.load();
  return async () => {
    // Nobody else may ask for what is a student's.
    if (match?.route.access === 'student' && !isLoggedIn()) return false;
    const isHere = await soon(match?.route.screen.prepare(match.params, search));
    const now = splitHash(location.hash);
    // A page that only leads on has gone by then.
    if (now.path !== path) return (await loadScreen(now.path, now.search))();
    return isHere && match !== undefined && !match.route.isDrawnAnew;
  };
}

/** Lets fields be written into as soon as the page is in use: what stood in them before would have been lost. */
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
 * Loads the code of a page that was opened by its link. What it returns asks for what the page begins with; it tells
 * whether what stands is that very page, as the server drew it of the same data for the same person.
 */
export async function openPage(): Promise<() => Promise<boolean>> {
  const { path, search } = splitHash(location.hash);
  // The server draws nothing of which a call failed.
  let hasFailed = false;
  onLoadFailure(() => (hasFailed = true));
  const prepare = await loadScreen(path, search);
  return async () => {
    const isPrepared = await prepare();
    // What is drawn anew waits for nobody.
    if (!isPrepared || hasFailed || document.documentElement.dataset.drawn !== currentAddress()) return false;
    const match = await findMatch(splitHash(location.hash).path);
    const hasHeader = match?.route.frame !== 'focus';
    if (hasHeader && (!(await soon(prefetchUser())) || user.step === 'failed')) return false;
    openFields();
    return true;
  };
}
