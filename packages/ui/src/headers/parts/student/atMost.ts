/** Counts above this are shown as "99+". */
const most = 99;

/** Formats a count for a badge. */
export const atMost = (count: number): string => (count > most ? `${most}+` : String(count));
