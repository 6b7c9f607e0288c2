/** The log-in's exports for other features, except those of `index.ts`, which is part of the first page. */
export { CodeField, type CodeFieldProps } from './forms/CodeField.tsx';
export { RegionFields } from './forms/RegionFields.tsx';
export { startWait, smsWaits } from './onDevice/smsCountdown.ts';
export { waitOf } from './problems.ts';
export { sealPassword, solveChallenge } from './secrets.ts';
export { loadRegions, optionsOf, regions } from './forms/regions.store.ts';

/** Loads the code of the presence, which tells the server that the student is here. */
export const loadPresence = () => import('./session/presence.ts');
