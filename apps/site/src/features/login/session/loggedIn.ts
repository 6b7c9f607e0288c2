/** Argument of the log-in hooks. */
export interface LoggedIn {
  readonly userId: string;
  readonly schoolId: string;
}

type Hook = (login: LoggedIn) => void | Promise<void>;
type LeftHook = () => void;

const hooks = new Set<Hook>();
const leftHooks = new Set<LeftHook>();

/**
 * Registers a hook that runs after each log-in, for example to merge a visitor's cart or exercises, or to open
 * sockets. The session already has the token. Returns the function that removes the hook.
 */
export function onLoggedIn(hook: Hook): () => void {
  hooks.add(hook);
  return () => void hooks.delete(hook);
}

/**
 * Registers a hook that runs after the student's session has ended, by choice or not. Returns the function that
 * removes it.
 */
export function onLoggedOut(hook: LeftHook): () => void {
  leftHooks.add(hook);
  return () => void leftHooks.delete(hook);
}

/** Runs the log-in hooks; one that fails affects neither the others nor the student. */
export async function tellLoggedIn(login: LoggedIn): Promise<void> {
  await Promise.allSettled([...hooks].map(async (hook) => hook(login)));
}

/** Runs the hooks of an ended session. */
export function tellLoggedOut(): void {
  for (const hook of leftHooks) hook();
}
