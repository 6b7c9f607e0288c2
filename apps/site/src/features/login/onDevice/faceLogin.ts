import { flag, isApiError, text } from '@lectern/sdk';
import { FACE_REQUIRED, type ByFaceIn } from '@lectern/sdk/endpoints/login';
import { errorData } from '../../../shared/errorData.ts';
import { ports } from '../../../shared/ports.ts';
import { splitHash } from '../../../shared/routes/address.ts';
import { currentAddress } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';

const FACE_LOGIN_KEY = 'faceLogin';

/** Values of a log-in that would be lost on the way to the face check. */
export interface FaceLoginForm {
  /** The typed account; empty for a log-in without one. */
  readonly account: string;
  readonly isRemembered: boolean;
}

/** A log-in that waits for a face check. */
export interface FaceLogin extends FaceLoginForm {
  readonly claim: ByFaceIn;
  /** The address at which the log-in was opened, as the `backUrl` of its own page. */
  readonly backUrl: string;
}

/** Returns the log-in that waits for a face check; undefined if there is none. */
export function readPendingFaceLogin(): FaceLogin | undefined {
  try {
    const parsed: unknown = JSON.parse(ports.storage.getItem(FACE_LOGIN_KEY) ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const stored: Readonly<Record<string, unknown>> = { ...parsed };
    const loginToken = text(stored['loginToken']);
    if (loginToken === '') return undefined;
    return {
      claim: { loginToken, orderNo: text(stored['orderNo']) },
      account: text(stored['account']),
      isRemembered: flag(stored['isRemembered']),
      backUrl: text(stored['backUrl']),
    };
  } catch {
    return undefined;
  }
}

/** Returns the page below the dialog, or the one from which the log-in page was opened. */
function originAddress(): string {
  const { path, search } = splitHash(currentAddress());
  if (!/^\/join(\/|$)/.test(path)) return `#${currentAddress()}`;
  return new URLSearchParams(search).get('backUrl') ?? '';
}

/**
 * If the error demands a face check, stores what is needed to continue the log-in and navigates to the check;
 * returns whether it did.
 */
export function openFaceCheck(error: unknown, { account, isRemembered }: FaceLoginForm): boolean {
  if (!isApiError(error) || error.code !== FACE_REQUIRED) return false;
  const address = resolveAddress(errorData(error, 'url'));
  if (address.kind === 'refused' || address.kind === 'route') return false;
  const loginToken = text(errorData(error, 'loginToken'));
  const orderNo = text(errorData(error, 'orderNo'));
  const stored = { loginToken, orderNo, account, isRemembered, backUrl: originAddress() };
  ports.storage.setItem(FACE_LOGIN_KEY, JSON.stringify(stored));
  ports.leave(address.href);
  return true;
}

/** Deletes the waiting log-in once it is finished. */
export const clearPendingFaceLogin = () => ports.storage.removeItem(FACE_LOGIN_KEY);
