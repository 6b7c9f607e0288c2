import { isScrollLocked } from './scrollLock.ts';

/** Opener of a dialog that another dialog replaced; the last one to close returns the focus to it. */
let inheritedOpener: HTMLElement | null = null;

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

/** Returns the focus to the opener of a dialog, or leaves that to the dialog that replaced it. */
export function returnFocus(opener: Element | null): void {
  const target = canTakeFocus(opener) ? opener : inheritedOpener;
  const isReplaced = isScrollLocked() && canTakeFocus(target) && target.closest('[role=dialog]') === null;
  inheritedOpener = isReplaced ? target : null;
  if (!isReplaced && canTakeFocus(target)) target.focus();
}
