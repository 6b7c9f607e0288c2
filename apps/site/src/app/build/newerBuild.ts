import { localeState } from '../../shared/i18n/locale.store.ts';
import { ports } from '../../shared/ports.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { onAddressChange } from '../../shared/routes/hashLocation.ts';
import { currentWork } from '../../shared/session/work.ts';
import { prepareToasts, toast } from '../../shared/overlays/toast.ts';
import { build, provideReload } from './build.ts';

const texts = {
  zh: { replaced: '网站刚刚更新过，重新加载后就能继续', reload: '重新加载' },
  en: { replaced: 'The site was just updated. Reload to continue', reload: 'Reload' },
};

/** Storage key of the build that was last reloaded, so that the page never reloads in a loop. */
const RELOADED_BUILD_KEY = 'lectern.leftBuild';

/** Returns the address of the page's entry script. Its name contains a hash that changes with any chunk it imports. */
const ownScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

async function isNotFound(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    // Offline, nothing can be concluded; the failed load is retried as usual.
    return false;
  }
}

let hasTyped = false;

/**
 * Reloads the page if a newer build has been deployed, unless the user has typed something, an exercise is in
 * progress, or a reload of this build did not help before.
 */
function reloadUnlessBusy(): void {
  const address = ownScript();
  if (
    !build.isReplaced ||
    hasTyped ||
    currentWork() !== undefined ||
    ports.storage.getItem(RELOADED_BUILD_KEY) === address
  )
    return;
  ports.storage.setItem(RELOADED_BUILD_KEY, address);
  ports.reload();
}

/**
 * Checks, after a chunk failed to load, whether a newer build has replaced this one. The page itself is not
 * reloaded at once, because somebody may be reading it or watching a lesson.
 */
async function checkBuild(): Promise<void> {
  const address = ownScript();
  if (build.isReplaced || address === '' || !(await isNotFound(address))) return;
  build.isReplaced = true;
  const { replaced, reload } = texts[localeState.locale];
  toast(replaced, { duration: 0, action: { label: reload, onAction: () => ports.reload() } });
}

/**
 * Watches for chunks that a newer build has removed from the server (docs/decisions/late-hydration.md): shows a
 * notice, and reloads on the next navigation. Returns the cleanup function.
 */
export function watchBuild(): () => void {
  // The toast code must be loaded now, since no further chunk can be loaded once the build has been replaced.
  prepareToasts();
  provideReload(reloadUnlessBusy);
  const note = () => {
    hasTyped = true;
  };
  const handle = () => void checkBuild();
  let { path } = splitHash(location.hash);
  const stopFollowing = onAddressChange(() => {
    const next = splitHash(location.hash).path;
    if (next === path) return;
    path = next;
    // Navigating to another page discards what was typed on this one.
    hasTyped = false;
    reloadUnlessBusy();
  });
  addEventListener('input', note, { passive: true });
  addEventListener('vite:preloadError', handle);
  return () => {
    stopFollowing();
    removeEventListener('input', note);
    removeEventListener('vite:preloadError', handle);
    hasTyped = false;
  };
}
