/** Counts past 99 read "99+". */
const most = 99;

/** Writes a count as a badge shows it. */
export const atMost = (count: number): string => (count > most ? `${most}+` : String(count));
