/**
 * Today's tasks: the list, the line, the first step and the store, in one chunk loaded after the page that
 * shows them.
 */
export { FirstStep } from './FirstStep.tsx';
export { loadToday } from './today.store.ts';
export { TodayLine } from './TodayLine.tsx';
export { TodayPanel } from './TodayPanel.tsx';
