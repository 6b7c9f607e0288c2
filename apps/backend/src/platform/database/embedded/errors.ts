/** The embedded PostgreSQL cannot start; the message is written for the person at the terminal. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
}

/** Another Lectern works on the same data. */
export class AlreadyRunningError extends EmbeddedError {
  constructor(announcement: string) {
    super(`Lectern is already running on this data${announcement === '' ? '' : ` ${announcement}`}.`);
  }
}

/** Node's code of a failed file or process operation (`EACCES`), or an empty text. */
export function errnoOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
