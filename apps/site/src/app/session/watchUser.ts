import { onAddress } from '../../shared/routes/hashLocation.ts';
import { loadUser, user } from '../../shared/student/user.store.ts';

/**
 * Asks anew who is logged in where that could not be found out and the header shows the visitor's links: on the next page,
 * and once the network is back. Returns the way to stop.
 */
export function watchUser(): () => void {
  const askAnew = () => {
    if (user.step === 'failed') void loadUser();
  };
  const leave = onAddress(askAnew);
  addEventListener('online', askAnew);
  return () => {
    leave();
    removeEventListener('online', askAnew);
  };
}
