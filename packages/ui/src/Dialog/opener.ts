import { isPageHeld } from './holdPage.ts';

/** Opener of a dialog that another dialog replaced; the last one to close returns the focus to it. */
let inherited: HTMLElement | null = null;

const isOfUse = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Returns the focus to the opener of a dialog, or leaves that to the dialog that replaced it. */
export function giveFocusBack(opener: Element | null): void {
  const target = isOfUse(opener) ? opener : inherited;
  const isReplaced = isPageHeld() && isOfUse(target) && target.closest('[role=dialog]') === null;
  inherited = isReplaced ? target : null;
  if (!isReplaced && isOfUse(target)) target.focus();
}
