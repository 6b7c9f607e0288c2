/**
 * Switches a theme without transitions, which on a page of 1,000 elements take a second to settle. `apply`
 * changes classes or attributes of `root`; transitions are enabled again in the next frame.
 */
export function switchTheme(root: HTMLElement, apply: (root: HTMLElement) => void): void {
  root.setAttribute('data-switching', '');
  apply(root);
  // Reading a computed style makes the browser apply the new colours before transitions are enabled again.
  root.ownerDocument.defaultView?.getComputedStyle(root).getPropertyValue('color');
  requestAnimationFrame(() => root.removeAttribute('data-switching'));
}
