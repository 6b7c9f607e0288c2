import { isPageHeld } from './holdPage.ts';

/** What opened a dialog that gave way to another: whoever closes last gives the focus back to it. */
let inherited: HTMLElement | null = null;

const isOfUse = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Gives the focus back to what opened a dialog, or leaves that to the dialog that has taken its place. */
export function giveFocusBack(opener: Element | null): void {
  const target = isOfUse(opener) ? opener : inherited;
  const isReplaced = isPageHeld() && isOfUse(target) && target.closest('[role=dialog]') === null;
  inherited = isReplaced ? target : null;
  if (!isReplaced && isOfUse(target)) target.focus();
}
