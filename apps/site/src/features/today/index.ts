/**
 * Loads the chunk for today's tasks, which is needed after a page's own code: the list, the line, the first
 * step and the store.
 */
export const loadTodayChunk = () => import('./lateToday.ts');
