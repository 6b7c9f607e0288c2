import { onSessionError } from '../boot/client.ts';
import { navigate } from '../routes/hashLocation.ts';
import { shell } from './shell.store.ts';

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

/** Sends a visitor of a page that needs a student to log in, and back. */
export function demandStudent(): void {
  const toPage = () =>
    navigate(`/join/login?backUrl=${encodeURIComponent(location.hash)}`, { replace: true });
  if (!shell.current.hasLoginPage) toPage();
  else {
    loadLogin()
      .then((login) => login.askElsewhere())
      .then((isLeaving) => !isLeaving && toPage())
      .catch(toPage);
  }
}

/** Opens the school's admin centre. */
export function openAdminCentre(): void {
  void import('./adminCentre.ts').then((centre) => centre.openAdminCentre());
}

/** Logs the student out. */
export async function logOut(): Promise<void> {
  const login = await loadLogin();
  await login.logOut();
}

/** Begins what the page of a logged-in student does besides; one that cannot be loaded is done without. */
export function watchStudent(): void {
  loadLogin()
    .then((login) => login.watchStudent())
    .catch(() => undefined);
}

/** Hands sessions that end by themselves to the log-in. */
export function watchSession(): void {
  onSessionError((...happened) => {
    void import('../features/login/sessionErrors.ts').then((login) => login.handleSessionError(...happened));
  });
}
