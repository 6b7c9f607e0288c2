/** Password of the demonstration accounts, printed when the demonstration starts. */
export const PUBLISHED_PASSWORD = 'Lectern2026';

/** Tells whether a password is the published one; in production it never opens an account. */
export const isPublished = (password: string): boolean => password === PUBLISHED_PASSWORD;
