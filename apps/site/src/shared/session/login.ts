import { navigate } from '../routes/hashLocation.ts';
import { joinAddress } from './joinAddress.ts';

/** The log-in functions that pages use. Log-in is a feature, which shared code cannot import; `app/` provides it. */
export interface Login {
  readonly openLogin: (tab: 'login' | 'register') => Promise<void>;
  readonly logInFor: (perform: () => void) => Promise<void>;
  readonly logOut: () => Promise<void>;
}

interface LinkEvent {
  preventDefault(): void;
}

let load: () => Promise<Login> = () => Promise.reject(new Error('no log-in'));

/** Registers the function that loads the log-in. */
export function provideLogin(loadIt: () => Promise<Login>): void {
  load = loadIt;
}

/** Loads the log-in. */
export const loadLogin = () => load();

/** Opens the log-in dialog instead of following the link. */
export function openLogin(tab: 'login' | 'register', event?: LinkEvent): void {
  event?.preventDefault();
  // If its code cannot be loaded, the log-in page shows that and offers a retry.
  loadLogin()
    .then((login) => login.openLogin(tab))
    .catch(() => navigate(joinAddress(tab)));
}

/** Logs the student out. */
export async function logOut(): Promise<void> {
  const login = await loadLogin();
  await login.logOut();
}
