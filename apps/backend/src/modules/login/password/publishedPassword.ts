/** The password of the demonstration's accounts, which its start prints. */
export const PUBLISHED_PASSWORD = 'Lectern2026';

/** True for a password that anybody can read here: in production it opens no account, whoever set it. */
export const isPublished = (password: string): boolean => password === PUBLISHED_PASSWORD;
