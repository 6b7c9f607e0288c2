export { takeCredentials, type Credentials } from './credentials.ts';
export {
  DEFAULT_SCHOOL_ID,
  DEVICE_ID_DAYS,
  persistedSession,
  type KeptPlaces,
  type PersistedSession,
  type KeptState,
  type KeptUser,
} from './persistedSession.ts';
export { startUp, upgradeAddress, UPGRADE_PAUSE_MS, type Beginning, type StartUpParts } from './startUp.ts';
export {
  documentCookies,
  memoryCookies,
  memoryStorage,
  type Cookies,
  type KeyValueStorage,
} from './storage.ts';
export { webStorage } from './webStorage.ts';
