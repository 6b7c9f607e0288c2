import { navigate } from '../routes/hashLocation.ts';
import { joinAddress } from './joinAddress.ts';

/** What pages want of the log-in. It is a feature of its own, which they cannot import; `app/` provides it. */
export interface Login {
  readonly openLogin: (tab: 'login' | 'register') => Promise<void>;
  readonly logInFor: (perform: () => void) => Promise<void>;
  readonly logOut: () => Promise<void>;
}

interface Followed {
  preventDefault(): void;
}

let load: () => Promise<Login> = () => Promise.reject(new Error('no log-in'));

/** Says where the log-in comes from. */
export function provideLogin(loadIt: () => Promise<Login>): void {
  load = loadIt;
}

/** Loads the log-in. */
export const loadLogin = () => load();

/** Opens the log-in instead of following the link. */
export function openLogin(tab: 'login' | 'register', event?: Followed): void {
  event?.preventDefault();
  // Where its code cannot be had, the log-in's own page says so and offers another try.
  loadLogin()
    .then((login) => login.openLogin(tab))
    .catch(() => navigate(joinAddress(tab)));
}

/** Logs the student out. */
export async function logOut(): Promise<void> {
  const login = await loadLogin();
  await login.logOut();
}
