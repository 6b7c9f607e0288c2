/** What to do today: its list, its line and how it is loaded come together, after the page that shows them. */
export { FirstStep } from './FirstStep.tsx';
export { loadToday } from './today.store.ts';
export { TodayLine } from './TodayLine.tsx';
export { TodayPanel } from './TodayPanel.tsx';
