import { media } from '@lectern/themes';
import { isPlainClick } from '../link/isPlainClick.ts';
import { afterStepBack, beginStepBack, endStepBack, isOverlayStep, OVERLAY_STEP } from './stepBack.ts';

/**
 * On touch devices people close an overlay by going back. Opening an overlay adds a history entry with the same
 * address; going back removes that entry and closes the topmost overlay. An overlay that closes by itself goes
 * back, to remove its entry; if a link is followed instead, the new page replaces the entry, so that no empty
 * entry remains.
 */

/** Time in ms after which a step back counts as done. */
const STEP_BACK_MS = 1000;

/** Timer that gives up waiting for a step back that the browser does not perform. */
let stepBackTimer: ReturnType<typeof setTimeout> | undefined;

/** Close callbacks of the open overlays, the topmost last. */
const overlays: (() => void)[] = [];

/** Address of the added history entry, while there is one. */
let entryAddress: string | undefined;

const isOnTouch = () => typeof matchMedia === 'function' && matchMedia(media.touch).matches;

function addStep(): void {
  if (!isOnTouch()) return;
  if (!isOverlayStep()) history.pushState({ ...Object(history.state), [OVERLAY_STEP]: true }, '');
  entryAddress = location.href;
}

function handleStep(): void {
  if (endStepBack()) return;
  const isTakenBack = entryAddress === location.href && !isOverlayStep();
  entryAddress = undefined;
  if (!isTakenBack) {
    for (const close of overlays.toReversed()) close();
    return;
  }
  overlays.at(-1)?.();
  // If an overlay is still open (below the closed one, or because it asks for confirmation), it needs a new
  // entry.
  setTimeout(() => overlays.length > 0 && addStep());
}

/** A link followed inside an overlay replaces the overlay's history entry. */
function handleClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event) || !isOverlayStep()) return;
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || (link.target !== '' && link.target !== '_self')) return;
  const [here, there] = [location.href, link.href].map((address) => address.split('#', 1)[0]);
  if (here !== there || !link.href.includes('#')) return;
  event.preventDefault();
  location.replace(link.href);
}

function removeLeftoverStep(): void {
  if (overlays.length > 0) return;
  const isLeftOver = entryAddress !== undefined && isOverlayStep();
  entryAddress = undefined;
  if (!isLeftOver) return;
  beginStepBack();
  history.back();
  // A browser that is leaving the page performs no step back. The timer of the previous step is cleared, since
  // it would end this one.
  clearTimeout(stepBackTimer);
  stepBackTimer = setTimeout(endStepBack, STEP_BACK_MS);
}

let isListening = false;

/**
 * Registers an open overlay.
 * @param close called when the user goes back or forward in the history, or follows a plain link to another
 *   hash.
 * @returns a function to call when the overlay has closed.
 */
export function registerOverlay(close: () => void): () => void {
  if (!isListening) {
    addEventListener('popstate', handleStep);
    document.addEventListener('click', handleClick);
    isListening = true;
  }
  overlays.push(close);
  afterStepBack(() => overlays.includes(close) && addStep());
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    // Deferred, since another overlay may replace it in the same moment, and a page navigation may take over
    // the entry.
    setTimeout(removeLeftoverStep);
  };
}
