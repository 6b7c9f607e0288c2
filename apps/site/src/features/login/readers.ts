/** What other features use of the log-in, apart from the door that comes with the first page. */
export { CodeField, type CodeFieldProps } from './CodeField.tsx';
export { beginPresence, stopPresence } from './presence.ts';
export { RegionFields, type Region } from './RegionFields.tsx';
export { readWaits, restFor, smsWaits } from './smsCountdown.ts';
export { sealPassword, solveChallenge } from './secrets.ts';
export { loadRegions, regions, type City, type Regions } from './regions.store.ts';
