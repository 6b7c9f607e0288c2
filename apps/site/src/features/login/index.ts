import type { ApiError, Session } from '@lectern/sdk';

/**
 * Opens the log-in dialog over the page, or navigates to the log-in page if the school wants that. The dialog's
 * code is loaded on the first call.
 */
export async function openLogin(purpose: 'login' | 'register' | 'forgot' = 'login'): Promise<void> {
  const { startLogin } = await import('./demand/startLogin.ts');
  await startLogin(purpose);
}

/**
 * Opens the log-in for an action that only a student can perform, and performs it once afterwards (see
 * `logInFor.ts`).
 */
export async function logInFor(perform: () => void): Promise<void> {
  const { logInFor: open } = await import('./demand/logInFor.ts');
  await open(perform);
}

/** Navigates to the school's log-in on another site; false if it has none (see `navigateToGlobalLogin`). */
export async function tryGlobalLogin(): Promise<boolean> {
  const { navigateToGlobalLogin } = await import('./demand/startLogin.ts');
  return navigateToGlobalLogin();
}

/** Starts the background tasks of a logged-in student: presence, and the enforcement of a password change. */
export async function watchStudent(): Promise<void> {
  const [{ beginPresence }, { enforcePasswordChange }] = await Promise.all([
    import('./session/presence.ts'),
    import('./session/passwordGate.ts'),
  ]);
  enforcePasswordChange();
  await beginPresence();
}

/** Ends the session and shows the visitor's side. */
export async function logOut(): Promise<void> {
  const { leaveSession } = await import('./session/leaveSession.ts');
  await leaveSession();
}

/** Handles errors of sessions that end by themselves (see `sessionErrors.ts`). */
export async function handleSessionError(error: ApiError, failedSession: Session): Promise<void> {
  const errors = await import('./demand/sessionErrors.ts');
  errors.handleSessionError(error, failedSession);
}
