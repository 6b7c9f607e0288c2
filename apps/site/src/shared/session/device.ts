import { DEVICE_ID_DAYS, documentCookies, persistedSession } from '@lectern/sdk/session';
import { ports } from '../ports.ts';

/** Storage key of the device's id; the storage outlives cleared cookies. */
const KEY = 'clientId';

/**
 * Returns this device's id, creating it in storage and cookie if needed. Log-ins, sockets and a visitor's
 * exercises depend on it, so it must exist before they start.
 */
export function deviceId(): string {
  const cookies = documentCookies(typeof document === 'undefined' ? { cookie: '' } : document);
  const stored = ports.storage.getItem(KEY) ?? '';
  const id =
    stored === '' ? persistedSession({ storage: ports.storage, cookies, host: '' }).deviceId() : stored;
  if (stored === '') ports.storage.setItem(KEY, id);
  ports.setCookie('deviceId', id, DEVICE_ID_DAYS);
  return id;
}
