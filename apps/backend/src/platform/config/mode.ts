/**
 * What the process is for.
 * - `demonstration`: sandboxes and their pages are on, an unknown host shows the first company.
 * - `production`: none of that.
 * - `test`: as a demonstration, and every reply must keep to its schema.
 */
export type Mode = 'demonstration' | 'production' | 'test';

/** Every mode, by the name that `LECTERN_MODE` takes. */
export const MODES: readonly Mode[] = ['demonstration', 'production', 'test'];
