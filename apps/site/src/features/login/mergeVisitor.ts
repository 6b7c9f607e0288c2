import { mergeUnlogged } from '@lectern/sdk/endpoints/login';
import { request } from '../../boot/client.ts';
import { ports } from '../../ports.ts';

/** Under these names a visitor's exercise is kept on the device (specification 4, login success). */
const CLIENT = 'clientId';
const RECORD = 'unLoginRecordId';

/** Gives the exercise that was done before logging in to the student. What fails is tried by the next log-in. */
export async function mergeVisitor(): Promise<void> {
  const clientId = ports.storage.getItem(CLIENT) ?? '';
  const unLoginRecordId = ports.storage.getItem(RECORD) ?? '';
  if (clientId === '' || unLoginRecordId === '') return;
  await request(mergeUnlogged, { clientId, unLoginRecordId });
  ports.storage.removeItem(RECORD);
}
