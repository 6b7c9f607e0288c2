let lockCount = 0;

/** Returns whether a dialog or a menu locks the scrolling of the page. Radix's menus mark the body. */
export const isScrollLocked = (): boolean =>
  lockCount > 0 || document.body.hasAttribute('data-scroll-locked');

/**
 * Prevents the page from scrolling behind a dialog, and keeps its width when the scroll bar disappears.
 * @returns a function that releases the lock; the page scrolls again when all locks are released.
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  if (lockCount === 0) {
    const bar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (bar > 0) body.style.paddingInlineEnd = `${bar}px`;
  }
  lockCount += 1;
  return () => {
    lockCount -= 1;
    if (lockCount > 0) return;
    root.style.overflow = '';
    body.style.paddingInlineEnd = '';
  };
}
