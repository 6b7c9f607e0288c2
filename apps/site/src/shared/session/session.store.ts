import { proxy } from 'valtio/vanilla';
import { ports } from '../ports.ts';

/** The user of the site, as stored on the device. */
export interface SessionState {
  /** Empty for a visitor. */
  token: string;
  userId: string;
  companyId: string;
  /** The full number, as the platform returns it at log-in; empty if the account has none. */
  phone: string;
  schoolId: string;
}

/** The school used when none is stored. */
export const DEFAULT_SCHOOL_ID = '1';

export const session = proxy<SessionState>({ token: '', userId: '', companyId: '', phone: '', schoolId: '' });

// Not `readStored`, which would be too large for the first page.
function readUserInfo(): Partial<Record<'userId' | 'companyId' | 'phone', unknown>> {
  try {
    const value: unknown = JSON.parse(ports.storage.getItem('userInfo') ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Restores the session that an earlier visit stored on this device. */
export function restoreSession(): void {
  const user = readUserInfo();
  session.token = ports.storage.getItem('token') ?? '';
  session.schoolId = ports.tabStorage.getItem('schoolId') ?? ports.storage.getItem('schoolId') ?? '';
  session.userId = asText(user.userId);
  session.companyId = asText(user.companyId);
  session.phone = asText(user.phone);
}

/**
 * Sets and stores a session after a log-in. The token is stored last: other tabs react to it, and must see then
 * whose it is.
 */
export function startSession(user: Pick<SessionState, 'token' | 'userId' | 'companyId' | 'phone'>): void {
  Object.assign(session, user);
  const { userId, companyId, phone } = user;
  ports.storage.setItem('userInfo', JSON.stringify({ userId, companyId, phone }));
  ports.storage.setItem('token', user.token);
}

/** Stores the new phone number of the student's account. */
export function storePhone(phone: string): void {
  startSession({ ...session, phone });
}

/**
 * Deletes the user from the device's storage, unless another user has logged in in another tab; the open page
 * keeps its session.
 */
export function clearStoredUser(keys = ['token', 'userInfo']): void {
  const { userId = session.userId } = readUserInfo();
  if (userId === session.userId) for (const key of keys) ports.storage.removeItem(key);
}

/** Ends the session, keeping the school. */
export function endSession(): void {
  clearStoredUser();
  Object.assign(session, { token: '', userId: '', phone: '' });
}

/** Stores the chosen school: for this tab, for new tabs, and for the server's next page. */
export function storeSchool(schoolId: string): void {
  session.schoolId = schoolId;
  ports.tabStorage.setItem('schoolId', schoolId);
  ports.storage.setItem('schoolId', schoolId);
  ports.setCookie('schoolId', schoolId, 365);
}

/** Whether a student is logged in. */
export const isLoggedIn = () => session.token !== '';
