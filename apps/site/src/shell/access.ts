/**
 * The header's way to log-in and log-out. The feature is loaded when it is first
 * wanted, so that it costs a visitor of the home page nothing.
 */

interface Followed {
  preventDefault(): void;
}

/** Opens the login box instead of following the link. */
export function openLogin(tab: 'login' | 'register', event?: Followed): void {
  event?.preventDefault();
  void import('../features/login/index.ts').then((login) => login.openLogin(tab));
}

/** Logs the student out. */
export async function logOut(): Promise<void> {
  const login = await import('../features/login/index.ts');
  await login.logOut();
}
