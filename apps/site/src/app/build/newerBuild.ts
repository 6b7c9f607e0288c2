import { localeState } from '../../shared/i18n/locale.store.ts';
import { ports } from '../../shared/ports.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { onAddress } from '../../shared/routes/hashLocation.ts';
import { workUnderWay } from '../../shared/session/work.ts';
import { prepareToasts, toast } from '../../shared/overlays/toast.ts';
import { build, provideReload } from './build.ts';

const texts = {
  zh: { replaced: '网站刚刚更新过，重新加载后就能继续', reload: '重新加载' },
  en: { replaced: 'The site was just updated. Reload the page to go on', reload: 'Reload' },
};

/** Under this name the device keeps which build was left by a reload, so that no page reloads for ever. */
const LEFT = 'lectern.leftBuild';

/** The page's own script: its name changes with anything that it loads later. */
const ownScript = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    // Without a line nothing is known; what failed is tried again as ever.
    return false;
  }
}

let hasTyped = false;

/**
 * Loads the page anew where a newer build has replaced this one: not where somebody has typed something or
 * answers an exercise, and not where that did not help before.
 */
function reloadUnlessBusy(): void {
  const address = ownScript();
  if (
    !build.isReplaced ||
    hasTyped ||
    workUnderWay() !== undefined ||
    ports.storage.getItem(LEFT) === address
  )
    return;
  ports.storage.setItem(LEFT, address);
  ports.reload();
}

/** Checks a part that could not be loaded. The page stays until it is left: it may be read, or a lesson may run on it. */
async function checkBuild(): Promise<void> {
  const address = ownScript();
  if (build.isReplaced || address === '' || !(await isGone(address))) return;
  build.isReplaced = true;
  const { replaced, reload } = texts[localeState.locale];
  toast(replaced, { duration: 0, action: { label: reload, onAction: () => ports.reload() } });
}

/**
 * Watches for parts that a newer build has taken away (docs/decisions/late-hydration.md): the page says so, and the
 * next page is loaded anew. Returns the way to stop.
 */
export function watchBuild(): () => void {
  // What says it must be here before nothing can be loaded any more.
  prepareToasts();
  provideReload(reloadUnlessBusy);
  const note = () => {
    hasTyped = true;
  };
  const handle = () => void checkBuild();
  let { path } = splitHash(location.hash);
  const stopFollowing = onAddress(() => {
    const next = splitHash(location.hash).path;
    if (next === path) return;
    path = next;
    // What was typed on the page before is left behind with it.
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
