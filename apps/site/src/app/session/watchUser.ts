import { onAddressChange } from '../../shared/routes/hashLocation.ts';
import { loadUser, user } from '../../shared/student/user.store.ts';

/**
 * Requests the user again where that failed and the header therefore shows a visitor's links: on the next page,
 * and when the network is back. Returns the cleanup function.
 */
export function watchUser(): () => void {
  const askAnew = () => {
    if (user.step === 'failed') void loadUser();
  };
  const unsubscribe = onAddressChange(askAnew);
  addEventListener('online', askAnew);
  return () => {
    unsubscribe();
    removeEventListener('online', askAnew);
  };
}
