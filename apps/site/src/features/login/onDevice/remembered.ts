import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { shell } from '../../../shared/school/shell.store.ts';

const REMEMBERED = () => `rememberedAccount:${location.host}`;

/** The account that this device remembers for this school's host; empty when none. */
export const rememberedAccount = () => ports.storage.getItem(REMEMBERED()) ?? '';

/** Whether the box offers to remember: the company with this number does without it. */
export const canRemember = () => (session.companyId || shell.current.brand.companyId) !== '4';

/** Forgets that account. */
export const forgetAccount = () => ports.storage.removeItem(REMEMBERED());

/** Remembers an account at this school's host, or forgets the one that was. */
export function rememberAccount(account: string, isRemembered: boolean): void {
  if (isRemembered) ports.storage.setItem(REMEMBERED(), account);
  else forgetAccount();
}
