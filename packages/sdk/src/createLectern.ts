import type { Client, RequestOptions } from './client/client.ts';
import type { Reply } from './client/decode.ts';
import type { Endpoint } from './client/endpoint.ts';
import { type ApiError, isApiError } from './client/errors/errors.ts';
import { createSdk, type SdkCore, type SdkOptions } from './createSdk.ts';
import { type AllAreas, areas } from './methods/areas.ts';
import { isEndpoint } from './methods/bind.ts';
import { type AnyEndpoint, ENCRYPTED, methodOf, type Methods } from './methods/method.ts';

/** Longest `Retry-After` that is waited for, in milliseconds. */
const MAX_RETRY_AFTER_MS = 20_000;

/** Settings of {@link createLectern}; only `origin` is required. */
export interface LecternOptions extends Omit<SdkOptions<object>, 'areas'> {
  /** Longest `Retry-After` of a 429 or 503 that is waited for, in milliseconds. @defaultValue 20000 */
  readonly retryAfterMs?: number;
  /**
   * Logs in again when a call is refused because the token has expired (401); the call is then repeated once.
   * Concurrent calls share one renewal. Not called after a log-in elsewhere (409), since a new log-in would in turn
   * end that one.
   *
   * ```ts
   * renew: ({ login }) => login.password({ account, password })
   * ```
   */
  readonly renew?: (lectern: Lectern) => Promise<unknown>;
}

/** All areas of a platform as methods, its session and its client. */
export type Lectern = { readonly [Name in keyof AllAreas]: Methods<AllAreas[Name]> } & SdkCore;

const isExpired = (error: unknown): error is ApiError =>
  isApiError(error, 'session-ended') && error.code === '401';

/** Creates the methods of an area, which is loaded at its first call. */
function lazyArea(client: Client, name: string, load: () => Promise<object>): object {
  const methodsByKey = new Map<string, unknown>();
  const find = async (call: string): Promise<AnyEndpoint> => {
    const endpoint: unknown = Reflect.get(await load(), call);
    if (!isEndpoint(endpoint)) throw new TypeError(`There is no call ${name}.${call}`);
    return endpoint;
  };
  // Whatever is asked for is a call, but for what tells a promise from other things.
  const isCall = (key: string | symbol): key is string =>
    typeof key === 'string' && key !== 'then' && key !== 'toJSON';
  return new Proxy(
    {},
    {
      // Svelte's `$state` returns only properties that the object claims to have.
      has: (_, key) => isCall(key),
      // Every key is a call, except those by which JavaScript probes for promises and JSON.
      get(_, key) {
        if (!isCall(key)) return undefined;
        const isRaw = key.endsWith(ENCRYPTED);
        const call = isRaw ? key.slice(0, -ENCRYPTED.length) : key;
        const method = methodsByKey.get(key) ?? methodOf(client, () => find(call), isRaw);
        methodsByKey.set(key, method);
        return method;
      },
    },
  );
}

/**
 * Creates an SDK with all areas:
 *
 * ```ts
 * const lectern = createLectern({ origin: 'https://school.example' });
 * await lectern.login.password({ account, password });
 * for await (const course of lectern.catalogue.list.each({ courseName: '数学' })) console.log(course.courseName);
 * ```
 * The code of an area is loaded at its first call. Every successful log-in call starts the session, which `storage`
 * persists; a session that the platform ended is removed before `onSessionError` is called.
 * @throws {TypeError} if `origin` is no http address.
 */
export function createLectern(options: LecternOptions): Lectern {
  const { renew, retryAfterMs = MAX_RETRY_AFTER_MS, ...rest } = options;
  const core = createSdk({ ...rest, retryAfterMs, areas: {} });
  let renewing: Promise<unknown> | undefined;
  let isRenewing = false;

  /** Renews the session; concurrent callers share one renewal. */
  function renewSession(again: NonNullable<typeof renew>): Promise<unknown> {
    renewing ??= Promise.resolve()
      .then(() => {
        isRenewing = true;
        return again(lectern);
      })
      .finally(() => {
        isRenewing = false;
        renewing = undefined;
      });
    return renewing;
  }

  async function request<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
    call?: RequestOptions,
  ): Promise<Reply<Out>> {
    const { token } = core.session.current;
    try {
      return await core.client.request(endpoint, input, call);
    } catch (error) {
      // A call made by `renew` itself would wait for its own end.
      if (renew === undefined || isRenewing || token === '' || !isExpired(error)) throw error;
      // Skipped when another call has renewed the session meanwhile.
      if (core.session.current.token === '' || core.session.current.token === token)
        await renewSession(renew);
      return core.client.request(endpoint, input, call);
    }
  }

  const client: Client = { ...core.client, request };
  const methods = Object.fromEntries(
    Object.entries(areas).map(([name, load]) => [name, lazyArea(client, name, load)]),
  );
  // Every area is a proxy whose properties are the calls of that area.
  const lectern = { ...methods, ...core, client } as Lectern;
  return lectern;
}
