/** How long a removed element's owner may take to move the focus itself, as a dialog or a finished form does. */
const GRACE_MS = 150;

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

const isField = (element: Element) => element.matches('input, select, textarea, [contenteditable]');

/** Focuses an element, making it focusable if necessary. Returns whether it received the focus. */
function focusOn(element: Element | null): element is HTMLElement {
  // Focusing a field would open a phone's keyboard unasked.
  if (!(element instanceof HTMLElement) || !element.isConnected || isField(element)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Scrolls a focused element fully into view. Browsers leave it partly hidden, for example under a fixed bar or
 * at the edge of a scrolling row.
 */
function scrollIntoFullView(stop: EventTarget | null): void {
  if (stop instanceof HTMLElement && stop.tabIndex >= 0 && !isField(stop) && stop.matches(':focus-visible'))
    stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Keeps the position of keyboard and screen-reader users: when the focused element is removed (a deleted row, a
 * button that has done its work), the element now in its place receives the focus. Browsers would move the
 * focus to the document, from where reading starts at the top again. Elements focused by keyboard are scrolled
 * fully into view.
 */
export function watchFocus(): void {
  let way: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => {
    scrollIntoFullView(event.target);
    // While a dialog is open, the path of the element that opened it is kept, since that element is focused
    // afterwards.
    if (!isInDialog(event.target)) way = event.composedPath();
  });
  new MutationObserver((records) => {
    const { activeElement } = document;
    if (activeElement !== document.body && !isInDialog(activeElement)) return;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => way.includes(node)));
    const main = document.getElementById('main');
    if (removal === undefined) return;
    const { target, previousSibling } = removal;
    // Overlays return the focus themselves.
    if (!(target instanceof Element) || target.closest('#main, header') === null) return;
    way = [];
    const handOn = () => {
      // A confirmation dialog may still be open when the row it asks about is removed.
      if (isInDialog(document.activeElement)) {
        document.addEventListener('focusout', waitAndHandOn, { once: true });
        return;
      }
      if (document.activeElement !== document.body) return;
      const before =
        previousSibling instanceof Element && previousSibling.isConnected ? previousSibling : null;
      const there = before === null ? target.firstElementChild : (before.nextElementSibling ?? before);
      if (focusOn(there)) {
        // What replaced a form begins where the form did, which may be above the viewport.
        if (there.getBoundingClientRect().top < 0) there.scrollIntoView();
        return;
      }
      for (const element of [target, main]) if (focusOn(element)) return;
    };
    const waitAndHandOn = () => void setTimeout(handOn, GRACE_MS);
    waitAndHandOn();
  }).observe(document.body, { childList: true, subtree: true });
}
