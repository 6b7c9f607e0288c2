import { text } from '../../client/readers.ts';
import type { Cookies, KeyValueStorage } from './storage.ts';

/** The school that counts when none is stored. */
export const DEFAULT_SCHOOL_ID = '1';

/** Days that the device id lives. */
export const DEVICE_ID_DAYS = 730;

const SCHOOL_DAYS = 365;

/** Who is logged in, as kept on the device. All empty for a visitor. */
export interface KeptUser {
  readonly token: string;
  readonly userId: string;
  readonly companyId: string;
  readonly phone: string;
}

/** All that a later visit finds of an earlier one. */
export interface KeptState extends KeptUser {
  /** The school that was chosen; empty for the default one. */
  readonly schoolId: string;
}

/** Where things are kept. The members are read at each use, so they may be getters. */
export interface KeptPlaces {
  readonly storage: KeyValueStorage;
  readonly cookies: Cookies;
  /** The site's host: an account is remembered for each host on its own. */
  readonly host: string;
  /** Makes the device's id. @defaultValue 32 random hexadecimal digits */
  readonly newId?: () => string;
}

/** What a site keeps of its student between visits, under the names that the platform gives. */
export interface PersistedSession {
  /** Reads what an earlier visit left. Whatever is unreadable counts as empty. */
  read(): KeptState;
  /** Keeps who has logged in. */
  start(user: KeptUser): void;
  /** Forgets who was logged in, but neither the school nor the remembered account. */
  end(): void;
  /** Keeps the chosen school, also for the server's next page. */
  keepSchool(schoolId: string): void;
  /** The account that was last typed on this host with "remember me"; empty when none. */
  rememberedAccount(): string;
  /** Remembers an account; an empty one is forgotten. */
  rememberAccount(account: string): void;
  /** Names this device, the same for {@link DEVICE_ID_DAYS} days. */
  deviceId(): string;
}

function randomId(): string {
  // Not `crypto.randomUUID`, which a school on plain http does not have.
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

/** Opens what a site keeps of its student; see {@link PersistedSession}. */
export function persistedSession(places: KeptPlaces): PersistedSession {
  const accountKey = (): string => `rememberedAccount:${places.host}`;
  return {
    read() {
      const { storage } = places;
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
      places.storage.setItem('token', token);
      places.storage.setItem('userInfo', JSON.stringify({ userId, companyId, phone }));
    },
    end() {
      for (const key of ['token', 'userInfo']) places.storage.removeItem(key);
    },
    keepSchool(schoolId) {
      places.storage.setItem('schoolId', schoolId);
      places.cookies.set('schoolId', schoolId, SCHOOL_DAYS);
    },
    rememberedAccount: () => places.storage.getItem(accountKey()) ?? '',
    rememberAccount(account) {
      if (account === '') places.storage.removeItem(accountKey());
      else places.storage.setItem(accountKey(), account);
    },
    deviceId() {
      const kept = places.cookies.get('deviceId');
      if (kept !== '') return kept;
      const id = (places.newId ?? randomId)();
      places.cookies.set('deviceId', id, DEVICE_ID_DAYS);
      return id;
    },
  };
}
