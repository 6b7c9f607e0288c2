/** Gives the extension of a file's name, small and without its dot; `bin` where there is none that could stand in a key. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/.exec(fileName.toLowerCase())?.[1] ?? 'bin';
}

/** What a key is made of. */
export interface StorageKeyParts {
  readonly companyId: string;
  readonly fileName: string;
  readonly now: Date;
  /** A UUID. */
  readonly id: string;
}

/** Makes the key under which a file is stored: `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}` (specification 9). */
export function storageKey({ companyId, fileName, now, id }: StorageKeyParts): string {
  return `${companyId}/${now.toISOString().slice(0, 10)}/coldatatypefile/${id}.${extensionOf(fileName)}`;
}

/** Makes a random UUID, also on plain http, where `crypto.randomUUID` is missing. */
export function newFileId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
