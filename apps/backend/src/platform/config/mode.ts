/**
 * The mode of the process.
 * - `demonstration`: sandboxes and their pages are available, and an unknown host gets the first company.
 * - `production`: none of that.
 * - `test`: like a demonstration, and every reply must match its schema.
 */
export type Mode = 'demonstration' | 'production' | 'test';

/** Every mode, as written in `LECTERN_MODE`. */
export const MODES: readonly Mode[] = ['demonstration', 'production', 'test'];
