/** The platform's origin: the page's own, unless a `lectern-origin` meta names another back end. */
export function platformOrigin(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="lectern-origin"]')?.content ?? '';
  return named === '' ? location.origin : named;
}
