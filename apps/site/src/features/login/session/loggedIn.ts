/** Argument of the log-in hooks. */
export interface LoggedIn {
  readonly userId: string;
  readonly schoolId: string;
}

type Hook = (login: LoggedIn) => void | Promise<void>;
type LeftHook = () => void;

const logInHooks = new Set<Hook>();
const logOutHooks = new Set<LeftHook>();

/**
 * Registers a hook that runs after each log-in, for example to merge a visitor's cart or exercises, or to open
 * sockets. The session already has the token. Returns the function that removes the hook.
 */
export function onLoggedIn(hook: Hook): () => void {
  logInHooks.add(hook);
  return () => void logInHooks.delete(hook);
}

/**
 * Registers a hook that runs after the student's session has ended, by choice or not. Returns the function that
 * removes it.
 */
export function onLoggedOut(hook: LeftHook): () => void {
  logOutHooks.add(hook);
  return () => void logOutHooks.delete(hook);
}

/** Runs the log-in hooks; one that fails affects neither the others nor the student. */
export async function runLogInHooks(login: LoggedIn): Promise<void> {
  await Promise.allSettled([...logInHooks].map(async (hook) => hook(login)));
}

/** Runs the hooks of an ended session. */
export function runLogOutHooks(): void {
  for (const hook of logOutHooks) hook();
}
