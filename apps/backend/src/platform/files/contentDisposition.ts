/** What a browser does with a file. */
export type FileUse = 'inline' | 'attachment';

/**
 * Writes the header Content-Disposition. Nothing else writes it: whatever a name holds, quotes and half characters too,
 * it stays one name, of signs that a header may have.
 * @param name what the file is saved as; the end of its address where it is left out.
 * @param plainName the same for who reads Latin letters alone. @defaultValue `name`
 */
export function contentDisposition(use: FileUse, name?: string, plainName = name): string {
  if (name === undefined || plainName === undefined) return use;
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${use}; filename="${plainName.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
