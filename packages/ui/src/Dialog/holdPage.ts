let holders = 0;

/** Tells whether a dialog or a menu holds the page; the lock of Radix's menus marks the body. */
export const isPageHeld = (): boolean => holders > 0 || document.body.hasAttribute('data-scroll-locked');

/**
 * Keeps the page from scrolling behind a dialog, and in its place where its scroll bar goes.
 * @returns how to let it go; it scrolls again when everybody has.
 */
export function holdPage(): () => void {
  const { documentElement: root, body } = document;
  if (holders === 0) {
    const bar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (bar > 0) body.style.paddingInlineEnd = `${bar}px`;
  }
  holders += 1;
  return () => {
    holders -= 1;
    if (holders > 0) return;
    root.style.overflow = '';
    body.style.paddingInlineEnd = '';
  };
}
