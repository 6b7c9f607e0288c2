import type { ApiError, Session } from '@lectern/sdk';

/**
 * Opens the login box over the page, or leads to the standalone log-in where the school wants that
 * The box is loaded when this is first called.
 */
export async function openLogin(wish: 'login' | 'register' | 'forgot' = 'login'): Promise<void> {
  const { demandLogin } = await import('./demand/demandLogin.ts');
  await demandLogin(wish);
}

/** Opens the log-in for something that only a student can do, and does it once afterwards (see `logInFor.ts`). */
export async function logInFor(perform: () => void): Promise<void> {
  const { logInFor: open } = await import('./demand/logInFor.ts');
  await open(perform);
}

/** Leads to the school's log-in on another site; false where it has none (see `leaveForToken`). */
export async function askElsewhere(): Promise<boolean> {
  const { leaveForToken } = await import('./demand/demandLogin.ts');
  return leaveForToken();
}

/** Begins what a logged-in student's page does besides: presence, and the demand for another password. */
export async function watchStudent(): Promise<void> {
  const [{ beginPresence }, { guardPassword }] = await Promise.all([
    import('./session/presence.ts'),
    import('./session/passwordGate.ts'),
  ]);
  guardPassword();
  await beginPresence();
}

/** Ends the session and shows the visitor's side. */
export async function logOut(): Promise<void> {
  const { leaveSession } = await import('./session/leaveSession.ts');
  await leaveSession();
}

/** Handles the errors of sessions, which end by themselves (see `sessionErrors.ts`). */
export async function handleSessionError(error: ApiError, who: Session): Promise<void> {
  const errors = await import('./demand/sessionErrors.ts');
  errors.handleSessionError(error, who);
}
