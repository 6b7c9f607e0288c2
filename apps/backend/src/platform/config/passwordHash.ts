/** The kinds of hashes that passwords may be kept as, the stronger one last. */
export const PASSWORD_HASHES = ['scrypt', 'argon2id'] as const;

/** A kind of hash that passwords are kept as. */
export type PasswordHash = (typeof PASSWORD_HASHES)[number];
