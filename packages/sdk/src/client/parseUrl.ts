/** Reads an address; undefined when it is none. `URL.parse` is too young for the browsers that still visit. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
