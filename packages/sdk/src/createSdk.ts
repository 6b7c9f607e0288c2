import { bind } from './methods/bind.ts';
import type { Methods } from './methods/method.ts';
import { type Client, type ClientOptions, createClient, type RequestOptions } from './client/client.ts';
import { readConditionally, type Hashed } from './flows/session/conditional.ts';
import type { Endpoint } from './client/endpoint.ts';
import type { Reply } from './client/decode.ts';
import { parseUrl } from './client/parseUrl.ts';
import { text } from './client/readers.ts';
import type { LoginReply } from './endpoints/login/login.schema.ts';
import type { HashScope } from './endpoints/parts.schema.ts';
import {
  type PersistedSession,
  persistedSession,
  type PersistedState,
  type PersistedUser,
} from './flows/session/persistedSession.ts';
import { type StartUpResult, startUp, type StartUpParts } from './flows/session/startUp.ts';
import { type Cookies, type KeyValueStorage, memoryCookies, memoryStorage } from './flows/session/storage.ts';

/** Settings of an SDK, which has no global state. */
export interface SdkOptions<Areas> extends Omit<ClientOptions, 'session'> {
  /** The areas in use, each as in `import * as login from '@lectern/sdk/endpoints/login'`. */
  readonly areas: Areas;
  /** Stores the session and copies of rarely changing replies; pass `webStorage()` in a browser. @defaultValue memory */
  readonly storage?: KeyValueStorage;
  /** Cookie store; pass `documentCookies(document)` of `@lectern/sdk/session` in a browser. @defaultValue memory */
  readonly cookies?: Cookies;
}

/** The session of an SDK: the current user, and what is persisted of it. */
export interface SdkSession {
  /** The current user and school; empty texts for a visitor. */
  readonly current: PersistedState;
  /** Access to the persisted session. */
  readonly persisted: PersistedSession;
  /** Starts the session of a log-in reply that was not received through this object. @returns false when the reply has no token. */
  enter(reply: Reply<LoginReply>): boolean;
  /** Starts a session obtained in another way. */
  start(user: PersistedUser): void;
  /** Ends the student's session; the chosen school is kept. */
  end(): void;
  /** Makes further calls for another school. */
  chooseSchool(schoolId: string): void;
  /** Determines the session at start-up; see {@link startUp}. */
  begin(page: Pick<StartUpParts, 'address' | 'replaceAddress' | 'isOpenToVisitors'>): Promise<StartUpResult>;
}

/** Members that every SDK has besides its areas. */
export interface SdkCore {
  readonly client: Client;
  readonly session: SdkSession;
  /**
   * Reads base info or alias; returns the stored copy where the server answers that nothing changed. @throws
   * {ApiError}
   */
  readUnlessUnchanged<Out extends Hashed>(
    endpoint: Endpoint<HashScope, Out>,
    options?: RequestOptions,
  ): Promise<Reply<Out>>;
}

/** The areas as methods, plus the core. */
export type Sdk<Areas> = { readonly [Name in keyof Areas]: Methods<Areas[Name]> } & SdkCore;

/** Extracts the logged-in user from a log-in reply; undefined when it has no token. */
export function userOf(reply: Reply<LoginReply>): PersistedUser | undefined {
  const token = text(reply?.token?.token);
  if (token === '') return undefined;
  const { id, companyId, mobile } = reply?.user ?? {};
  return { token, userId: text(id), companyId: text(companyId), phone: text(mobile) };
}

/** Whatever lets somebody in has a token in it. */
function isLogin({ id }: Pick<Endpoint<object>, 'id'>, reply: unknown): reply is Reply<LoginReply> {
  const { token } = Object(reply);
  return id.startsWith('login.') && typeof token === 'object' && text(token?.token) !== '';
}

/** @throws {TypeError} for what is no origin: calls would only say that they came to nothing. */
function hostOf(origin: string): string {
  const { protocol = '', host = '' } = parseUrl(origin) ?? {};
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`The origin is written as https://school.example, not "${origin}"`);
  return host;
}

function sessionOf(
  persisted: PersistedSession,
  begin: (
    page: Pick<StartUpParts, 'address' | 'replaceAddress' | 'isOpenToVisitors'>,
  ) => Promise<StartUpResult>,
): SdkSession {
  let current = persisted.read();
  const session: SdkSession = {
    get current() {
      return current;
    },
    persisted,
    enter(reply) {
      const user = userOf(reply);
      if (user !== undefined) session.start(user);
      return user !== undefined;
    },
    start(user) {
      persisted.start(user);
      current = { ...current, ...user };
    },
    end() {
      persisted.end();
      current = persisted.read();
    },
    chooseSchool(schoolId) {
      persisted.keepSchool(schoolId);
      current = { ...current, schoolId };
    },
    async begin(page) {
      const beginning = await begin(page);
      current = persisted.read();
      return beginning;
    },
  };
  return session;
}

/**
 * Creates an SDK with the given areas:
 *
 * ```ts
 * const sdk = createSdk({ origin: 'https://school.example', areas: { login, cart } });
 * await sdk.login.mobileSms({ mobile, smsCode });
 * await sdk.cart.add({ commodityId });
 * ```
 * Only the code of the given areas is bundled. Every successful log-in call starts the session, which `storage`
 * persists; a session that the platform ended (401, 403, 409) is removed before `onSessionError` is called.
 * @throws {TypeError} if `origin` is no http address.
 */
export function createSdk<Areas extends Readonly<Record<string, object>>>(
  options: SdkOptions<Areas>,
): Sdk<Areas> {
  const { areas, storage = memoryStorage(), cookies = memoryCookies(), origin, ...rest } = options;
  const persisted = persistedSession({ storage, cookies, host: hostOf(origin) });
  const clientWithoutSession = createClient({
    ...rest,
    origin,
    session: () => session.current,
    onSessionError: (error, who) => {
      const isOver = error.kind === 'session-ended' || error.kind === 'kicked';
      // A late refusal of an earlier session must not end the one that replaced it.
      if (isOver && who.token === session.current.token) session.end();
      options.onSessionError?.(error, who);
    },
  });
  const session = sessionOf(persisted, (page) =>
    startUp({ ...page, client: clientWithoutSession, persisted, storage, now: () => Date.now() }),
  );
  const client: Client = {
    ...clientWithoutSession,
    request: async (endpoint, input, call) => {
      const reply = await clientWithoutSession.request(endpoint, input, call);
      if (isLogin(endpoint, reply)) session.enter(reply);
      return reply;
    },
  };
  const core: SdkCore = {
    client,
    session,
    readUnlessUnchanged: (endpoint, call) =>
      readConditionally(endpoint, { client, storage, schoolId: session.current.schoolId }, call),
  };
  const methods = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, bind(client, area)]));
  // Each area was bound under its own name.
  return { ...methods, ...core } as Sdk<Areas>;
}
