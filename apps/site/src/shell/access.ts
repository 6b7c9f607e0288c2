import { onSessionError } from '../boot/client.ts';
import { navigate } from '../routes/hashLocation.ts';

/**
 * The shell's way to the log-in. The feature is loaded when it is first wanted, so that it costs a
 * visitor of the home page nothing.
 */

interface Followed {
  preventDefault(): void;
}

const loadLogin = () => import('../features/login/index.ts');

/** Opens the log-in instead of following the link. */
export function openLogin(tab: 'login' | 'register', event?: Followed): void {
  event?.preventDefault();
  // Where its code cannot be had, the log-in's own page says so and offers another try.
  loadLogin()
    .then((login) => login.openLogin(tab))
    .catch(() => navigate(`/join/${tab}`));
}

/** Logs the student out. */
export async function logOut(): Promise<void> {
  const login = await loadLogin();
  await login.logOut();
}

/** Hands sessions that end by themselves to the log-in (specification 8: 401, 403, 409, 550). */
export function watchSession(): void {
  onSessionError((error) => {
    void import('../features/login/sessionErrors.ts').then(({ handleSessionError }) => handleSessionError(error));
  });
}
