/**
 * Sets the favicon of the tab to a school's icon; the delivered page has that of its own school. Empty for a
 * school without one.
 */
export function showIcon(href: string): void {
  const found = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (href === '') return found?.remove();
  const link =
    found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  link.href = href;
}
