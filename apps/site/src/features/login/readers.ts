/** What other features use of the log-in, apart from the door that comes with the first page. */
export { CodeField, type CodeFieldProps } from './forms/CodeField.tsx';
export { RegionFields } from './forms/RegionFields.tsx';
export { restFor, smsWaits } from './onDevice/smsCountdown.ts';
export { waitOf } from './problems.ts';
export { sealPassword, solveChallenge } from './secrets.ts';
export { loadRegions, optionsOf, regions } from './forms/regions.store.ts';

/** What tells the server that the student is here; it comes when it is first wanted. */
export const loadPresence = () => import('./session/presence.ts');
