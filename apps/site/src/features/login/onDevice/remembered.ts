import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { shell } from '../../../shared/school/shell.store.ts';

const storageKey = () => `rememberedAccount:${location.host}`;

/** Returns the account remembered on this device for this school's host; empty if none. */
export const rememberedAccount = () => ports.storage.getItem(storageKey()) ?? '';

/** Whether "remember me" is offered; one particular company does not have it. */
export const canRemember = () => (session.companyId || shell.current.brand.companyId) !== '4';

/** Forgets the remembered account. */
export const forgetAccount = () => ports.storage.removeItem(storageKey());

/** Remembers an account for this school's host, or forgets the remembered one. */
export function rememberAccount(account: string, isRemembered: boolean): void {
  if (isRemembered) ports.storage.setItem(storageKey(), account);
  else forgetAccount();
}
