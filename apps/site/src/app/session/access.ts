import { onSessionError } from '../../shared/client/client.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { joinAddress } from '../../shared/session/joinAddress.ts';

/** Loads the log-in when it is first wanted, so that it costs a visitor of the home page nothing. */
export const loadLogin = () => import('../../features/login/index.ts');

/** Sends a visitor of a page that needs a student to log in, and back. */
export function demandStudent(): void {
  const toPage = () => navigate(joinAddress('login'), { replace: true });
  if (!shell.current.hasLoginPage) toPage();
  else {
    loadLogin()
      .then((login) => login.askElsewhere())
      .then((isLeaving) => !isLeaving && toPage())
      .catch(toPage);
  }
}

/** Begins what the page of a logged-in student does besides; one that cannot be loaded is done without. */
export function watchStudent(): void {
  loadLogin()
    .then((login) => login.watchStudent())
    .catch(() => undefined);
}

/** Hands sessions that end by themselves to the log-in. */
export function watchSession(): void {
  onSessionError((...happened) => void loadLogin().then((login) => login.handleSessionError(...happened)));
}
