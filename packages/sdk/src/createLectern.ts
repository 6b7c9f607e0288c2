import type { Client, RequestOptions } from './client/client.ts';
import type { Reply } from './client/decode.ts';
import type { Endpoint } from './client/endpoint.ts';
import { type ApiError, isApiError } from './client/errors/errors.ts';
import { createSdk, type SdkCore, type SdkOptions } from './createSdk.ts';
import { type AllAreas, areas } from './methods/areas.ts';
import { isEndpoint } from './methods/bind.ts';
import { type AnyEndpoint, ENCRYPTED, methodOf, type Methods } from './methods/method.ts';

/** How long a `Retry-After` may be that is waited for, in milliseconds. */
const RETRY_AFTER_MS = 20_000;

/** Settings of {@link createLectern}. Everything it touches comes from here; only `origin` is needed. */
export interface LecternOptions extends Omit<SdkOptions<object>, 'areas'> {
  /** How long a `Retry-After` of 429 or 503 may be that is waited for, in milliseconds. @defaultValue 20000 */
  readonly retryAfterMs?: number;
  /**
   * Logs in again where a call finds that the log-in has expired; the call is then made once more. Calls that find it
   * at the same time share one. Not asked after a log-in elsewhere (409): that would end the other one in turn.
   *
   * ```ts
   * renew: ({ login }) => login.password({ account, password })
   * ```
   */
  readonly renew?: (lectern: Lectern) => Promise<unknown>;
}

/** Everything of a platform: all areas as methods, the session and the client. */
export type Lectern = { readonly [Name in keyof AllAreas]: Methods<AllAreas[Name]> } & SdkCore;

const isExpired = (error: unknown): error is ApiError =>
  isApiError(error, 'session-ended') && error.code === '401';

/** Makes the methods of an area, which is fetched with the first call. */
function lazyArea(client: Client, name: string, load: () => Promise<object>): object {
  const made = new Map<string, unknown>();
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
      // Svelte's state hands out of an object only what is said to be in it.
      has: (_, key) => isCall(key),
      get(_, key) {
        if (!isCall(key)) return undefined;
        const isRaw = key.endsWith(ENCRYPTED);
        const call = isRaw ? key.slice(0, -ENCRYPTED.length) : key;
        const method = made.get(key) ?? methodOf(client, () => find(call), isRaw);
        made.set(key, method);
        return method;
      },
    },
  );
}

/**
 * Makes the one object that finds everything:
 *
 * ```ts
 * const lectern = createLectern({ origin: 'https://school.example' });
 * await lectern.login.password({ account, password });
 * for await (const course of lectern.catalogue.list.each({ courseName: '数学' })) console.log(course.courseName);
 * ```
 * An area's calls are fetched when the first of them is made. What holds of the session is told at {@link createSdk}.
 * @throws {TypeError} for an `origin` that is no http address.
 */
export function createLectern(options: LecternOptions): Lectern {
  const { renew, retryAfterMs = RETRY_AFTER_MS, ...rest } = options;
  const core = createSdk({ ...rest, retryAfterMs, areas: {} });
  let renewing: Promise<unknown> | undefined;
  let isRenewing = false;

  /** Renews the session, together with whoever else wants that now. */
  function renewed(again: NonNullable<typeof renew>): Promise<unknown> {
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
      // What is asked while renewing would wait for itself.
      if (renew === undefined || isRenewing || token === '' || !isExpired(error)) throw error;
      // Another call may have renewed it in the meantime.
      if (core.session.current.token === '' || core.session.current.token === token) await renewed(renew);
      return core.client.request(endpoint, input, call);
    }
  }

  const client: Client = { ...core.client, request };
  const methods = Object.fromEntries(
    Object.entries(areas).map(([name, load]) => [name, lazyArea(client, name, load)]),
  );
  // Every area is a proxy whose members are the calls of that area.
  const lectern = { ...methods, ...core, client } as Lectern;
  return lectern;
}
