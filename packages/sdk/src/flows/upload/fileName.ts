/**
 * Returns the extension of a file name, in lower case without its dot; `bin` where there is none that a storage
 * key may contain.
 */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(fileName.toLowerCase())?.[1] ?? 'bin';
}
