/** Shows a school's icon on the tab; the delivered page brings that of its own school. Empty for one without. */
export function showIcon(href: string): void {
  const found = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (href === '') return found?.remove();
  const link =
    found ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  link.href = href;
}
