import type { LoginWish } from './login.store.ts';

export { onLoggedIn, onLoggedOut, type LoggedIn } from './loggedIn.ts';

/**
 * Opens the login box over the page, or leads to the standalone log-in where the school wants that
 * (specification 4). The box is loaded when this is first called.
 */
export async function openLogin(wish: LoginWish = 'login'): Promise<void> {
  const { demandLogin } = await import('./demandLogin.ts');
  await demandLogin(wish);
}

/** Closes the login box, unless a log-in is under way in it. */
export async function closeLogin(): Promise<void> {
  const { closeBox } = await import('./login.store.ts');
  closeBox();
}

/** Ends the session and shows the visitor's side. */
export async function logOut(): Promise<void> {
  const { leaveSession } = await import('./leaveSession.ts');
  await leaveSession();
}
