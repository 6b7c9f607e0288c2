import { media } from '@lectern/themes';
import { isPlainClick } from '../link/isPlainClick.ts';
import { afterStepBack, beginStepBack, endStepBack, isOverlayStep, OVERLAY_STEP } from './stepBack.ts';

/**
 * Where fingers point, going back is how people close what lies over a page. What opens adds a step of the same
 * address, which going back takes away together with the topmost of what is open. What closes by itself takes its
 * step back; where a page is gone to instead, that page takes the step's place, so that no empty step stays behind.
 */

/** By then a step back is done, in ms. */
const STEP_BACK_MS = 1000;

/** Ends the wait for a step back that the browser does not take. */
let patience: ReturnType<typeof setTimeout> | undefined;

/** What lies over the page, the topmost last; each is told when it is to close. */
const overlays: (() => void)[] = [];

/** The address of the step, while there is one. */
let steppedAt: string | undefined;

const isOnTouch = () => typeof matchMedia === 'function' && matchMedia(media.touch).matches;

function addStep(): void {
  if (!isOnTouch()) return;
  if (!isOverlayStep()) history.pushState({ ...Object(history.state), [OVERLAY_STEP]: true }, '');
  steppedAt = location.href;
}

function handleStep(): void {
  if (endStepBack()) return;
  const isTakenBack = steppedAt === location.href && !isOverlayStep();
  steppedAt = undefined;
  if (!isTakenBack) {
    for (const close of overlays.toReversed()) close();
    return;
  }
  overlays.at(-1)?.();
  // One that is still there, as it lay under the other or asks before it closes, gets a step anew.
  setTimeout(() => overlays.length > 0 && addStep());
}

/** A link pressed in what lies over the page puts its page in the place of the step. */
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

function settle(): void {
  if (overlays.length > 0) return;
  const isLeftOver = steppedAt !== undefined && isOverlayStep();
  steppedAt = undefined;
  if (!isLeftOver) return;
  beginStepBack();
  history.back();
  // A browser that is just leaving the page takes no step back. The wait for the step before is over: it would end this one.
  clearTimeout(patience);
  patience = setTimeout(endStepBack, STEP_BACK_MS);
}

let isListening = false;

/**
 * Puts something over the page.
 * @param close called when the person goes back or on in the history, or follows a plain link to another hash.
 * @returns the way to say that it has closed.
 */
export function openOver(close: () => void): () => void {
  if (!isListening) {
    addEventListener('popstate', handleStep);
    document.addEventListener('click', handleClick);
    isListening = true;
  }
  overlays.push(close);
  afterStepBack(() => overlays.includes(close) && addStep());
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
    // Later: what takes its place opens in the same moment, and a page that is gone to takes the step.
    setTimeout(settle);
  };
}
