/** What to do today: its list and how it is loaded come together, after the page that shows them. */
export { FirstStep } from './FirstStep.tsx';
export { loadToday } from './today.store.ts';
export { TodayPanel } from './TodayPanel.tsx';
