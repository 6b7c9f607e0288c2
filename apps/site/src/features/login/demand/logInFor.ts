import { subscribe } from 'valtio';
import { currentAddress } from '../../../shared/routes/hashLocation.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { startLogin } from './startLogin.ts';
import { loginState } from '../login.store.ts';

/**
 * Opens the log-in for an action that only a student can perform, and performs it once after the log-in. The
 * action is dropped if the dialog is closed, or if the log-in leads to another page.
 */
export async function logInFor(perform: () => void): Promise<void> {
  const address = currentAddress();
  await startLogin('login');
  const isInBox = () => loginState.machine.step !== 'closed' && loginState.surface === 'box';
  if (!isInBox()) return;
  const stop = subscribe(loginState, () => {
    if (isInBox()) return;
    stop();
    if (loginState.machine.step === 'closed' && isLoggedIn() && currentAddress() === address) perform();
  });
}
