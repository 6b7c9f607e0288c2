import { flag, text } from '@lectern/sdk';
import { checkGlobalLogin } from '@lectern/sdk/endpoints/shell';
import { loginEntrance, type LoginDemand } from '@lectern/sdk/machines';
import { upgradeAddress } from '@lectern/sdk/session';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { currentAddress, navigate } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { joinAddress } from '../../../shared/session/joinAddress.ts';
import { currentWork } from '../../../shared/session/work.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { mountOverlay } from '../../../shared/overlays/overlays.store.ts';
import { LoginBox } from '../box/LoginBox.tsx';
import { prepareLogin } from '../login.store.ts';

type EntrancePurpose = LoginDemand['task'];

/**
 * Returns the school's log-in on another site; undefined if it has none. The endpoint answers with a boolean or
 * an object that contains the address.
 */
async function findGlobalLogin(): Promise<{ thirdLoginUrl: string } | undefined> {
  const reply: unknown = await request(checkGlobalLogin, {}).catch(() => undefined);
  if (reply === true) return { thirdLoginUrl: '' };
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { openFlag, thirdLoginUrl }: { openFlag?: unknown; thirdLoginUrl?: unknown } = reply;
  return flag(openFlag) ? { thirdLoginUrl: text(thirdLoginUrl) } : undefined;
}

/** Navigates to the school's log-in on another site, which returns here; false if the address is not valid. */
function navigateToLoginSite(url: string): boolean {
  const target = resolveAddress(url);
  if (target.kind === 'refused' || target.kind === 'route') return false;
  const address = new URL(target.href);
  address.searchParams.set('callback', location.href);
  ports.leave(address.href);
  return true;
}

/**
 * Opens the log-in where the school wants it: on another site, on the page `/join`, or in the dialog. During an
 * exercise it is always the dialog: no log-in may navigate away from it.
 */
export async function startLogin(purpose: EntrancePurpose): Promise<void> {
  if (currentWork() !== undefined) {
    openLoginBox(purpose);
    return;
  }
  if (/^\/join(\/|\?|$)/.test(currentAddress())) {
    navigate(joinAddress(purpose), { replace: true });
    return;
  }
  const { hasLoginPage } = shell.current;
  const elsewhere = hasLoginPage ? await findGlobalLogin() : undefined;
  const entrance = loginEntrance({
    task: purpose,
    from: 'header',
    hasLoginPage,
    isProtectedPage: false,
    ...(elsewhere !== undefined && { globalLogin: elsewhere }),
  });
  if (entrance.kind === 'box') openLoginBox(purpose);
  else if (entrance.kind === 'page' || !navigateToLoginSite(entrance.url)) navigate(joinAddress(purpose));
}

/**
 * Navigates from a page that requires a student to the school's log-in on another site, which returns here with
 * a code.
 * @returns false if the school has none, or if it has just returned without a code.
 */
export async function navigateToGlobalLogin(): Promise<boolean> {
  if ((await findGlobalLogin()) === undefined) return false;
  const address = upgradeAddress({ address: location.href, ...ports });
  if (address !== undefined) ports.leave(address);
  return address !== undefined;
}

/** Opens the log-in dialog over the page. */
export function openLoginBox(purpose: EntrancePurpose, isExpired = false): void {
  mountOverlay(LoginBox);
  void prepareLogin(purpose, 'box', isExpired);
}
