import { flag, isApiError, text } from '@lectern/sdk';
import { FACE_REQUIRED, type ByFaceIn } from '@lectern/sdk/endpoints/login';
import { errorData } from '../../../shared/errorData.ts';
import { ports } from '../../../shared/ports.ts';
import { splitHash } from '../../../shared/routes/address.ts';
import { currentAddress } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { readStored, writeStored } from '../../../shared/storedJson.ts';

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

type StoredLogin = Omit<FaceLogin, 'claim'> & ByFaceIn;

/** Returns the log-in that waits for a face check; undefined if there is none. */
export function readPendingFaceLogin(): FaceLogin | undefined {
  const stored = readStored<StoredLogin>(FACE_LOGIN_KEY);
  const loginToken = text(stored?.loginToken);
  if (loginToken === '') return undefined;
  return {
    claim: { loginToken, orderNo: text(stored?.orderNo) },
    account: text(stored?.account),
    isRemembered: flag(stored?.isRemembered),
    backUrl: text(stored?.backUrl),
  };
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
  const stored: StoredLogin = { loginToken, orderNo, account, isRemembered, backUrl: originAddress() };
  writeStored(FACE_LOGIN_KEY, stored);
  ports.leave(address.href);
  return true;
}

/** Deletes the waiting log-in once it is finished. */
export const clearPendingFaceLogin = () => writeStored(FACE_LOGIN_KEY, undefined);
