/** Gives the extension of a file's name, small and without its dot; `bin` where there is none that could stand in a key. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(fileName.toLowerCase())?.[1] ?? 'bin';
}
