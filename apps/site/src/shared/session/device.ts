import { DEVICE_ID_DAYS, documentCookies, persistedSession } from '@lectern/sdk/session';
import { ports } from '../ports.ts';

/** Under this name the device's id is kept in the storage, which outlives cleared cookies. */
const KEY = 'clientId';

/**
 * Names this device to the school, by storage and by cookie. Log-ins, sockets and a visitor's exercises
 * belong to that name, so it is there before they begin.
 */
export function deviceId(): string {
  const cookies = documentCookies(typeof document === 'undefined' ? { cookie: '' } : document);
  const kept = ports.storage.getItem(KEY) ?? '';
  const id = kept === '' ? persistedSession({ storage: ports.storage, cookies, host: '' }).deviceId() : kept;
  if (kept === '') ports.storage.setItem(KEY, id);
  ports.setCookie('deviceId', id, DEVICE_ID_DAYS);
  return id;
}
