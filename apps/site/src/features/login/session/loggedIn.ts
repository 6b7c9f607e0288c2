/** What a log-in tells those who do something after it. */
export interface LoggedIn {
  readonly userId: string;
  readonly schoolId: string;
}

type Hook = (login: LoggedIn) => void | Promise<void>;
type LeftHook = () => void;

const hooks = new Set<Hook>();
const leftHooks = new Set<LeftHook>();

/**
 * Runs something after each log-in: merging a visitor's cart, an exercise done without an account,
 * opening sockets. The token is in the session by then. Returns the way to stop.
 */
export function onLoggedIn(hook: Hook): () => void {
  hooks.add(hook);
  return () => void hooks.delete(hook);
}

/** Runs something after the student's session ended, by choice or not. Returns the way to stop. */
export function onLoggedOut(hook: LeftHook): () => void {
  leftHooks.add(hook);
  return () => void leftHooks.delete(hook);
}

/** Runs the hooks of a log-in; one that fails holds up neither the others nor the student. */
export async function tellLoggedIn(login: LoggedIn): Promise<void> {
  await Promise.allSettled([...hooks].map(async (hook) => hook(login)));
}

/** Runs the hooks of an ended session. */
export function tellLoggedOut(): void {
  for (const hook of leftHooks) hook();
}
