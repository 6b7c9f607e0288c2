import { flag, text } from '@lectern/sdk';
import { checkGlobalLogin } from '@lectern/sdk/endpoints/shell';
import { request } from '../../boot/client.ts';
import { ports } from '../../ports.ts';
import { currentAddress, navigate, splitHash } from '../../routes/hashLocation.ts';
import { shell } from '../../shell/shell.store.ts';
import { mountOverlay } from '../../shell/overlays.store.ts';
import { LoginBox } from './LoginBox.tsx';
import { prepareLogin, type LoginWish } from './login.store.ts';

/** The school's log-in on another site; empty where it has none. */
async function globalLogin(): Promise<string> {
  const reply: unknown = await request(checkGlobalLogin, {}).catch(() => undefined);
  if (typeof reply !== 'object' || reply === null) return '';
  const { openFlag, thirdLoginUrl }: { openFlag?: unknown; thirdLoginUrl?: unknown } = reply;
  const url = text(thirdLoginUrl);
  return flag(openFlag) && /^https?:\/\//.test(url) ? url : '';
}

/**
 * Shows the log-in as the school wants it (specification 4, standalone login): on another site, on the
 * page `/join`, or in the box over the page.
 */
export async function demandLogin(wish: LoginWish): Promise<void> {
  if (/^\/join(\/|\?|$)/.test(currentAddress())) {
    navigate(`/join/${wish}?${new URLSearchParams(splitHash(location.hash).search)}`, { replace: true });
    return;
  }
  if (!shell.current.hasLoginPage) {
    openBox(wish);
    return;
  }
  const elsewhere = wish === 'login' ? await globalLogin() : '';
  if (elsewhere !== '') ports.leave(elsewhere);
  else navigate(`/join/${wish}?backUrl=${encodeURIComponent(`#${currentAddress()}`)}`);
}

/** Opens the box over the page. */
export function openBox(wish: LoginWish, isExpired = false): void {
  mountOverlay(LoginBox);
  void prepareLogin(wish, 'box', isExpired);
}
