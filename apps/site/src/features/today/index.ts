/** Brings what is for today, which comes after a page: its list, its line, its first step, and how it is loaded. */
export const bringToday = () => import('./lateToday.ts');
