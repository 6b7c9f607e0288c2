import { mergeUnlogged } from '@lectern/sdk/endpoints/login';
import { documentCookies, keptSession } from '@lectern/sdk/session';
import { request } from '../boot/client.ts';
import { ports } from '../ports.ts';

/** Under these names a visitor's exercises are kept on the device (specification 4, login success). */
const CLIENT = 'clientId';
const RECORD = 'unLoginRecordId';
const DEVICE_DAYS = 730;
/** More than a visitor does before logging in; older ones stay with the device. */
const MOST_RECORDS = 20;

/** The name that this device has anyway, or a new one. */
function deviceId(): string {
  const cookies = documentCookies(typeof document === 'undefined' ? { cookie: '' } : document);
  return keptSession({ storage: ports.storage, cookies, host: '' }).deviceId();
}

/** Names this device to the school, by storage and by cookie; a visitor's exercises belong to that name. */
export function visitorClientId(): string {
  const kept = ports.storage.getItem(CLIENT) ?? '';
  const clientId = kept === '' ? deviceId() : kept;
  if (kept === '') ports.storage.setItem(CLIENT, clientId);
  ports.setCookie('deviceId', clientId, DEVICE_DAYS);
  return clientId;
}

const keptRecords = (): string[] => (ports.storage.getItem(RECORD) ?? '').split(',').filter(Boolean);

function keep(records: readonly string[]): void {
  if (records.length === 0) ports.storage.removeItem(RECORD);
  else ports.storage.setItem(RECORD, records.slice(-MOST_RECORDS).join(','));
}

/** Remembers an exercise that was begun without an account, so that it joins the account at log-in. */
export function keepVisitorRecord(recordId: string): void {
  keep([...keptRecords().filter((kept) => kept !== recordId), recordId]);
}

/**
 * Gives what was done before logging in to the student.
 * @throws {ApiError} when one did not go over; it stays and is tried again by the next log-in or exercise.
 */
export async function mergeVisitorRecords(): Promise<void> {
  const clientId = ports.storage.getItem(CLIENT) ?? '';
  if (clientId === '') return;
  const merge = async (unLoginRecordId: string) => {
    await request(mergeUnlogged, { clientId, unLoginRecordId });
    keep(keptRecords().filter((kept) => kept !== unLoginRecordId));
  };
  await Promise.all(keptRecords().map(merge));
}
