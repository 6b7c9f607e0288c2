import { loadLogin, openLogin } from './login.ts';
import { isLoggedIn } from './session.store.ts';

/**
 * Does what only a student can do, for whoever presses it: at once for a student, for a visitor as soon as they have
 * logged in over this page. What would undo itself if it were done already has no place here.
 */
export function asStudent(perform: () => void): void {
  if (isLoggedIn()) return perform();
  loadLogin()
    .then((login) => login.logInFor(perform))
    .catch(() => openLogin('login'));
}
