/** Parses a URL; undefined when it is invalid. Replaces `URL.parse`, which older supported browsers lack. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
