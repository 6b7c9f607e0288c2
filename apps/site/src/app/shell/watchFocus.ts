/** How long what goes away has to hand the focus on by itself, as a dialog or a finished form does. */
const GRACE_MS = 150;

const isInDialog = (place: EventTarget | null) =>
  place instanceof Element && place.closest('[role=dialog]') !== null;

const isField = (element: Element) => element.matches('input, select, textarea, [contenteditable]');

/** Gives the focus to an element, which need not be a stop of the keyboard. Tells whether it took it. */
function focusOn(element: Element | null): boolean {
  // A field would open a phone's keyboard that nobody asked for.
  if (!(element instanceof HTMLElement) || !element.isConnected || isField(element)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Shows a stop of the keyboard whole. Browsers are content with a part of it, the rest of which a bar may cover or a row cut. */
function showWhole(stop: EventTarget | null): void {
  if (stop instanceof HTMLElement && stop.tabIndex >= 0 && !isField(stop) && stop.matches(':focus-visible'))
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Keeps the place of whoever goes by keyboard or listens to a screen reader: where what had the focus goes away (a row
 * that is removed, a button that has done its work), what stands there now has it. Browsers would let it fall to the
 * document, from where the page is read from its top. What they reach stands whole in view.
 */
export function watchFocus(): void {
  let way: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => {
    showWhole(event.target);
    // What a dialog was opened from is to have the focus after it.
    if (!isInDialog(event.target)) way = event.composedPath();
  });
  new MutationObserver((records) => {
    const { activeElement } = document;
    if (activeElement !== document.body && !isInDialog(activeElement)) return;
    const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => way.includes(node)));
    const main = document.getElementById('main');
    if (gone === undefined || !main?.contains(gone.target)) return;
    way = [];
    const { target, previousSibling } = gone;
    const handOn = () => {
      // A question about a row may be answered before it has gone itself.
      if (isInDialog(document.activeElement)) {
        document.addEventListener('focusout', waitAndHandOn, { once: true });
        return;
      }
      if (document.activeElement !== document.body || !(target instanceof Element)) return;
      const before =
        previousSibling instanceof Element && previousSibling.isConnected ? previousSibling : null;
      const there = before === null ? target.firstElementChild : (before.nextElementSibling ?? before);
      for (const place of [there, target, main]) if (focusOn(place)) return;
    };
    const waitAndHandOn = () => void setTimeout(handOn, GRACE_MS);
    waitAndHandOn();
  }).observe(document.body, { childList: true, subtree: true });
}
