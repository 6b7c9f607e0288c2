/** The algorithms of password hashes, the stronger one last. */
export const PASSWORD_HASHES = ['scrypt', 'argon2id'] as const;

/** An algorithm of password hashes. */
export type PasswordHash = (typeof PASSWORD_HASHES)[number];
