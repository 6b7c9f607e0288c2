/**
 * Switches a theme without animating it: a page of 1,000 elements with
 * transitions takes a second to settle otherwise. `apply` changes classes or
 * attributes of `root`; transitions come back on the next frame.
 */
export function switchTheme(root: HTMLElement, apply: (root: HTMLElement) => void): void {
  root.setAttribute('data-switching', '');
  apply(root);
  // Reading a style makes the browser settle on the new colours before transitions return.
  root.ownerDocument.defaultView?.getComputedStyle(root).getPropertyValue('color');
  requestAnimationFrame(() => root.removeAttribute('data-switching'));
}
