import { mergeUnlogged } from '@lectern/sdk/endpoints/login';
import { request } from '../client/client.ts';
import { ports } from '../ports.ts';
import { deviceId } from '../session/device.ts';

/** Storage key of a visitor's exercises. */
const RECORD = 'unLoginRecordId';
/**
 * Maximum number of stored exercises, more than a visitor does before logging in; older ones stay on the device
 * only.
 */
const MAX_RECORDS = 20;

const readRecords = (): string[] => (ports.storage.getItem(RECORD) ?? '').split(',').filter(Boolean);

function writeRecords(records: readonly string[]): void {
  if (records.length === 0) ports.storage.removeItem(RECORD);
  else ports.storage.setItem(RECORD, records.slice(-MAX_RECORDS).join(','));
}

/** Remembers an exercise started without an account, so that it is merged into the account at log-in. */
export function storeVisitorRecord(recordId: string): void {
  writeRecords([...readRecords().filter((stored) => stored !== recordId), recordId]);
}

/**
 * Transfers the exercises done before logging in to the student.
 * @throws {ApiError} if a transfer failed; it stays stored and is retried at the next log-in or exercise.
 */
export async function mergeVisitorRecords(): Promise<void> {
  const records = readRecords();
  if (records.length === 0) return;
  const clientId = deviceId();
  const merge = async (unLoginRecordId: string) => {
    await request(mergeUnlogged, { clientId, unLoginRecordId });
    writeRecords(readRecords().filter((stored) => stored !== unLoginRecordId));
  };
  await Promise.all(records.map(merge));
}
