/** Writes words as a pattern that finds them anywhere, each sign standing for itself. */
export const likePattern = (words: string): string => `%${words.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
