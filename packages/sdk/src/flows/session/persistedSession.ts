import { text } from '../../client/readers.ts';
import type { Cookies, KeyValueStorage } from './storage.ts';

/** Id of the school when none is stored. */
export const DEFAULT_SCHOOL_ID = '1';

/** Lifetime of the device id in days. */
export const DEVICE_ID_DAYS = 730;

const SCHOOL_DAYS = 365;

/** The logged-in user as stored on the device; all fields are empty for a visitor. */
export interface PersistedUser {
  readonly token: string;
  readonly userId: string;
  readonly companyId: string;
  readonly phone: string;
}

/** Everything that a later visit restores. */
export interface PersistedState extends PersistedUser {
  /** Id of the chosen school; empty for the default one. */
  readonly schoolId: string;
}

/** Where the session is stored. The members are read at each use, so they may be getters. */
export interface PersistedSessionOptions {
  readonly storage: KeyValueStorage;
  readonly cookies: Cookies;
  /** Host of the site; the remembered account is stored for each host. */
  readonly host: string;
  /** Generates the device id. @defaultValue 32 random hexadecimal digits */
  readonly newId?: () => string;
}

/** What a site stores about its student between visits, under the platform's key names. */
export interface PersistedSession {
  /** Reads the stored state. Unreadable values count as empty. */
  read(): PersistedState;
  /** Stores the logged-in user; the token last, so that a tab that reacts to it sees whose it is. */
  start(user: PersistedUser): void;
  /** Removes the logged-in user, but keeps the school and the remembered account. */
  end(): void;
  /** Stores the chosen school, also in a cookie for the server's next page. */
  keepSchool(schoolId: string): void;
  /** The account last entered on this host with "remember me"; empty when none. */
  rememberedAccount(): string;
  /** Stores an account to remember; an empty one removes it. */
  rememberAccount(account: string): void;
  /** Id of this device, stable for {@link DEVICE_ID_DAYS} days. */
  deviceId(): string;
}

function randomId(): string {
  // `crypto.randomUUID` is missing on pages served over plain HTTP.
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readUserInfo(storage: KeyValueStorage): Partial<Record<'userId' | 'companyId' | 'phone', unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem('userInfo') ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Opens the persisted session; see {@link PersistedSession}. */
export function persistedSession(options: PersistedSessionOptions): PersistedSession {
  const accountKey = (): string => `rememberedAccount:${options.host}`;
  return {
    read() {
      const { storage } = options;
      const { userId, companyId, phone } = readUserInfo(storage);
      return {
        token: storage.getItem('token') ?? '',
        schoolId: storage.getItem('schoolId') ?? '',
        userId: text(userId),
        companyId: text(companyId),
        phone: text(phone),
      };
    },
    start({ token, userId, companyId, phone }) {
      options.storage.setItem('userInfo', JSON.stringify({ userId, companyId, phone }));
      options.storage.setItem('token', token);
    },
    end() {
      for (const key of ['token', 'userInfo']) options.storage.removeItem(key);
    },
    keepSchool(schoolId) {
      options.storage.setItem('schoolId', schoolId);
      options.cookies.set('schoolId', schoolId, SCHOOL_DAYS);
    },
    rememberedAccount: () => options.storage.getItem(accountKey()) ?? '',
    rememberAccount(account) {
      if (account === '') options.storage.removeItem(accountKey());
      else options.storage.setItem(accountKey(), account);
    },
    deviceId() {
      const stored = options.cookies.get('deviceId');
      if (stored !== '') return stored;
      const id = (options.newId ?? randomId)();
      options.cookies.set('deviceId', id, DEVICE_ID_DAYS);
      return id;
    },
  };
}
