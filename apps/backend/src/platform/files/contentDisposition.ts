/** How a browser treats a file. */
export type FileUse = 'inline' | 'attachment';

/**
 * Formats the header Content-Disposition; all of them are made here. Whatever a name contains, quotes and lone
 * surrogates too, the header stays valid and has one name.
 * @param name the name to save the file as; by default, the last part of its URL.
 * @param plainName the name for clients that only support ASCII. @defaultValue `name`
 */
export function contentDisposition(use: FileUse, name?: string, plainName = name): string {
  if (name === undefined || plainName === undefined) return use;
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${use}; filename="${plainName.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
