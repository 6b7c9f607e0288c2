import { flag, text } from '@lectern/sdk';
import { checkGlobalLogin } from '@lectern/sdk/endpoints/shell';
import { loginEntrance, type LoginDemand } from '@lectern/sdk/machines';
import { upgradeAddress } from '@lectern/sdk/session';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { currentAddress, navigate } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { joinAddress } from '../../../shared/session/joinAddress.ts';
import { workUnderWay } from '../../../shared/session/work.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { mountOverlay } from '../../../shared/overlays/overlays.store.ts';
import { LoginBox } from '../box/LoginBox.tsx';
import { prepareLogin } from '../login.store.ts';

type Wish = LoginDemand['wish'];

/** The school's log-in on another site; undefined where it has none. The check answers yes, no, or an address. */
async function globalLogin(): Promise<{ thirdLoginUrl: string } | undefined> {
  const reply: unknown = await request(checkGlobalLogin, {}).catch(() => undefined);
  if (reply === true) return { thirdLoginUrl: '' };
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { openFlag, thirdLoginUrl }: { openFlag?: unknown; thirdLoginUrl?: unknown } = reply;
  return flag(openFlag) ? { thirdLoginUrl: text(thirdLoginUrl) } : undefined;
}

/** Leads to the school's log-in on another site, which leads back here; false for an address that leads nowhere. */
function leaveFor(url: string): boolean {
  const target = resolveAddress(url);
  if (target.kind === 'refused' || target.kind === 'route') return false;
  const address = new URL(target.href);
  address.searchParams.set('callback', location.href);
  ports.leave(address.href);
  return true;
}

/**
 * Shows the log-in as the school wants it: on another site, on the page `/join`, or in the box over the page.
 * Over an exercise that is being answered it is always the box: no log-in may lead away from there.
 */
export async function demandLogin(wish: Wish): Promise<void> {
  if (workUnderWay() !== undefined) {
    openBox(wish);
    return;
  }
  if (/^\/join(\/|\?|$)/.test(currentAddress())) {
    navigate(joinAddress(wish), { replace: true });
    return;
  }
  const { hasLoginPage } = shell.current;
  const elsewhere = hasLoginPage ? await globalLogin() : undefined;
  const entrance = loginEntrance({
    wish,
    from: 'header',
    hasLoginPage,
    isProtectedPage: false,
    ...(elsewhere !== undefined && { globalLogin: elsewhere }),
  });
  if (entrance.kind === 'box') openBox(wish);
  else if (entrance.kind === 'page' || !leaveFor(entrance.url)) navigate(joinAddress(wish));
}

/**
 * Leads from a page that needs a student to the school's log-in on another site, and back with a code
 * as the last way of the start-up. @returns false where the school has none, or where that way has
 * just led back without a code.
 */
export async function leaveForToken(): Promise<boolean> {
  if ((await globalLogin()) === undefined) return false;
  const address = upgradeAddress({ address: location.href, ...ports });
  if (address !== undefined) ports.leave(address);
  return address !== undefined;
}

/** Opens the box over the page. */
export function openBox(wish: Wish, isExpired = false): void {
  mountOverlay(LoginBox);
  void prepareLogin(wish, 'box', isExpired);
}
