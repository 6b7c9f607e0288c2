import { loadLogin, openLogin } from './login.ts';
import { isLoggedIn } from './session.store.ts';

/**
 * Performs an action that needs a student: at once if logged in; a visitor logs in over this page first.
 * Toggles must not use it, since they would undo what the student has already done.
 */
export function requireLogin(perform: () => void): void {
  if (isLoggedIn()) return perform();
  loadLogin()
    .then((login) => login.logInFor(perform))
    .catch(() => openLogin('login'));
}
