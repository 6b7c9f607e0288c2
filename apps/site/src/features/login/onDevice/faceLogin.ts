import { flag, text } from '@lectern/sdk';
import { FACE_REQUIRED, type ByFaceIn } from '@lectern/sdk/endpoints/login';
import { ports } from '../../../shared/ports.ts';
import { splitHash } from '../../../shared/routes/address.ts';
import { currentAddress } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';

const FACE = 'faceLogin';

/** What the page knows of a log-in, and what would be lost on the way to the face check. */
export interface FaceLoginForm {
  /** What was typed; empty for a log-in without an account name. */
  readonly account: string;
  readonly isRemembered: boolean;
}

/** A log-in that waits for a face. */
export interface FaceLogin extends FaceLoginForm {
  readonly claim: ByFaceIn;
  /** Where the log-in began, as the `backUrl` of its own page. */
  readonly backUrl: string;
}

/** The log-in that waits for a face; undefined when none does. */
export function waitingFace(): FaceLogin | undefined {
  try {
    const kept: unknown = JSON.parse(ports.storage.getItem(FACE) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const stored: Readonly<Record<string, unknown>> = { ...kept };
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

/** The page under the box, or the one from which the log-in's own page was opened. */
function whereItBegan(): string {
  const { path, search } = splitHash(currentAddress());
  if (!/^\/join(\/|$)/.test(path)) return `#${currentAddress()}`;
  return new URLSearchParams(search).get('backUrl') ?? '';
}

/** A face must be checked first: keeps what the log-in goes on with, and leads there. */
export function openFaceCheck(error: unknown, { account, isRemembered }: FaceLoginForm): boolean {
  const isDemand =
    typeof error === 'object' && error !== null && 'code' in error && error.code === FACE_REQUIRED;
  if (!isDemand || !('data' in error) || typeof error.data !== 'object' || error.data === null) return false;
  const demand: { loginToken?: unknown; orderNo?: unknown; url?: unknown } = error.data;
  const address = resolveAddress(demand.url);
  if (address.kind === 'refused' || address.kind === 'route') return false;
  const loginToken = text(demand.loginToken);
  const orderNo = text(demand.orderNo);
  const kept = { loginToken, orderNo, account, isRemembered, backUrl: whereItBegan() };
  ports.storage.setItem(FACE, JSON.stringify(kept));
  ports.leave(address.href);
  return true;
}

/** Forgets what waited, once the log-in is finished. */
export const forgetFace = () => ports.storage.removeItem(FACE);
