/** Counts above this are shown as "99+". */
const maxCount = 99;

/** Formats a count for a badge. */
export const cappedCount = (count: number): string => (count > maxCount ? `${maxCount}+` : String(count));
