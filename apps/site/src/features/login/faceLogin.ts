import { text } from '@lectern/sdk';
import { FACE_REQUIRED, type ByFaceIn } from '@lectern/sdk/endpoints/login';
import { ports } from '../../ports.ts';

const FACE = 'faceLogin';

/** What a log-in that waits for a face goes on with; undefined when none does. */
export function waitingFace(): ByFaceIn | undefined {
  try {
    const kept: unknown = JSON.parse(ports.storage.getItem(FACE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { loginToken, orderNo }: { loginToken?: unknown; orderNo?: unknown } = kept;
    return text(loginToken) === '' ? undefined : { loginToken: text(loginToken), orderNo: text(orderNo) };
  } catch {
    return undefined;
  }
}

/** A face must be checked first: keeps what the log-in goes on with, and leads there (specification 4). */
export function openFaceCheck(error: unknown): boolean {
  const isDemand =
    typeof error === 'object' && error !== null && 'code' in error && error.code === FACE_REQUIRED;
  if (!isDemand || !('data' in error) || typeof error.data !== 'object' || error.data === null) return false;
  const demand: { loginToken?: unknown; orderNo?: unknown; url?: unknown } = error.data;
  const url = text(demand.url);
  if (!/^https?:\/\//.test(url)) return false;
  ports.storage.setItem(
    FACE,
    JSON.stringify({ loginToken: text(demand.loginToken), orderNo: text(demand.orderNo) }),
  );
  ports.leave(url);
  return true;
}

/** Forgets what waited, once the log-in is finished. */
export const forgetFace = () => ports.storage.removeItem(FACE);
