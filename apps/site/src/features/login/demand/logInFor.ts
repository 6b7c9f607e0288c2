import { subscribe } from 'valtio';
import { currentAddress } from '../../../shared/routes/hashLocation.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { demandLogin } from './demandLogin.ts';
import { loginState } from '../login.store.ts';

/**
 * Opens the log-in for something that only a student can do, and does it once when they have logged in. It is
 * forgotten when the box is closed without a log-in, and when the log-in leads to another place than this one.
 */
export async function logInFor(perform: () => void): Promise<void> {
  const address = currentAddress();
  await demandLogin('login');
  const isInBox = () => loginState.machine.step !== 'closed' && loginState.place === 'box';
  if (!isInBox()) return;
  const stop = subscribe(loginState, () => {
    if (isInBox()) return;
    stop();
    if (loginState.machine.step === 'closed' && isLoggedIn() && currentAddress() === address) perform();
  });
}
