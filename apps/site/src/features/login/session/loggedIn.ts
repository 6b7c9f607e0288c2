/** Argument of the log-in hooks. */
export interface LoggedIn {
  readonly userId: string;
  readonly schoolId: string;
}

type LogInHook = (login: LoggedIn) => void | Promise<void>;
type LogOutHook = () => void;

const logInHooks = new Set<LogInHook>();
const logOutHooks = new Set<LogOutHook>();

/**
 * Registers a hook that runs after each log-in, for example to merge a visitor's cart or exercises, or to open
 * sockets. The session already has the token. Returns the function that removes the hook.
 */
export function onLoggedIn(hook: LogInHook): () => void {
  logInHooks.add(hook);
  return () => void logInHooks.delete(hook);
}

/**
 * Registers a hook that runs after the student's session has ended, by choice or not. Returns the function that
 * removes it.
 */
export function onLoggedOut(hook: LogOutHook): () => void {
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
