import { onSessionError } from '../../shared/client/client.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { joinAddress } from '../../shared/session/joinAddress.ts';

/** Loads the log-in when it is first needed, so that visitors of the home page do not load it. */
export const loadLogin = () => import('../../features/login/index.ts');

/** Sends a visitor of a page that requires a student to the log-in, and back to the page afterwards. */
export function redirectToLogin(): void {
  const toPage = () => navigate(joinAddress('login'), { replace: true });
  if (!shell.current.hasLoginPage) toPage();
  else {
    loadLogin()
      .then((login) => login.tryGlobalLogin())
      .then((isLeaving) => !isLeaving && toPage())
      .catch(toPage);
  }
}

/** Starts the background tasks of a logged-in student; any whose code cannot be loaded is skipped. */
export function startStudentTasks(): void {
  loadLogin()
    .then((login) => login.watchStudent())
    .catch(() => undefined);
}

/** Passes sessions that end by themselves to the log-in. */
export function watchSession(): void {
  onSessionError((...happened) => void loadLogin().then((login) => login.handleSessionError(...happened)));
}
