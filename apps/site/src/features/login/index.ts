import { navigate } from '../../routes/hashLocation.ts';
import { endSession } from '../../session/session.store.ts';
import { forgetUser } from '../../shell/user.store.ts';

/** Opens the log-in. */
export function openLogin(tab: 'login' | 'register'): void {
  navigate(`/join/${tab}`);
}

/** Ends the session. */
export async function logOut(): Promise<void> {
  endSession();
  forgetUser();
}
