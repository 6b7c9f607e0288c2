export { takeCredentials, type Credentials } from './credentials.ts';
export {
  DEFAULT_SCHOOL_ID,
  DEVICE_ID_DAYS,
  persistedSession,
  type PersistedSessionOptions,
  type PersistedSession,
  type PersistedState,
  type PersistedUser,
} from './persistedSession.ts';
export {
  startUp,
  upgradeAddress,
  UPGRADE_PAUSE_MS,
  type StartUpResult,
  type StartUpParts,
} from './startUp.ts';
export {
  documentCookies,
  memoryCookies,
  memoryStorage,
  type Cookies,
  type KeyValueStorage,
} from './storage.ts';
export { webStorage } from './webStorage.ts';
