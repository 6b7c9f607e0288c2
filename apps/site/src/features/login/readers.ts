/** What other features use of the log-in, apart from the door that comes with the first page. */
export { CodeField, type CodeFieldProps } from './forms/CodeField.tsx';
export { beginPresence, stopPresence } from './session/presence.ts';
export { RegionFields, type Region } from './forms/RegionFields.tsx';
export { readWaits, restFor, smsWaits } from './forms/smsCountdown.ts';
export { sealPassword, solveChallenge } from './secrets.ts';
export { loadRegions, regions, type City, type Regions } from './forms/regions.store.ts';
