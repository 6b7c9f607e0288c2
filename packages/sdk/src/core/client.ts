import { createFetch, ofetch } from 'ofetch';
import { layOut } from './address.ts';
import type { Endpoint, EndpointShape } from './endpoint.ts';
import { readReply } from './envelope.ts';
import { ApiError } from './errors.ts';
import type { Untrusted } from './readers.ts';

/** Request timeout in milliseconds (specification 9). */
export const TIMEOUT_MS = 60_000;
/** The client version that each request names (specification 9). */
export const APP_VERSION = '8.1.3';

/** Who is asking. Read anew for each request, so that a log-in counts at once. */
export interface Session {
  readonly token?: string;
  readonly schoolId?: string;
  readonly companyId?: string;
}

/** What a client is told of a finished call, for logs. It never holds input, output or token. */
export interface CallRecord {
  readonly endpoint: string;
  readonly milliseconds: number;
  /** `ok`, or the kind of the error. */
  readonly outcome: string;
}

/** Settings of a client; everything it touches comes from here. */
export interface ClientOptions {
  /** Where the platform is, for example `https://school.example`. Also the `domain` parameter. */
  readonly origin: string;
  readonly session?: () => Session;
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof globalThis.fetch;
  /** @defaultValue 60000 */
  readonly timeoutMs?: number;
  /** Value of the `system_os` header. @defaultValue `unknown` */
  readonly systemOs?: string;
  /** Value of the `Memory` header: the device's memory in GB. @defaultValue empty */
  readonly memory?: string;
  /** Called once for each error of a session kind: 401, 403, 409, 550 (specification 8). */
  readonly onSessionError?: (error: ApiError) => void;
  readonly onCall?: (record: CallRecord) => void;
  /** Time in milliseconds. @defaultValue `performance.now` */
  readonly now?: () => number;
}

/** Options of one call. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** The same key makes the server do a repeated order, hand-in or upload only once. */
  readonly idempotencyKey?: string;
  /** True lets the request outlive the page, for what is saved on leaving. @defaultValue false */
  readonly keepalive?: boolean;
}

/** A client bound to one platform. */
export interface Client {
  readonly origin: string;
  /**
   * Makes one call.
   * @throws {ApiError} of any kind; {@link TypeError} when a path parameter is missing.
   */
  request<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: In,
    options?: RequestOptions,
  ): Promise<Untrusted<Out>>;
  /**
   * Hands over a reply that is already here (data inlined in the page), so that the first call
   * with this address is answered without a request.
   */
  prime(address: string, output: unknown): void;
}

const SESSION_KINDS: readonly string[] = ['session-ended', 'kicked', 'blocked', 'intercepted'];

function failureOf(endpoint: EndpointShape, cause: unknown, signal: AbortSignal | undefined): ApiError {
  if (cause instanceof ApiError) return cause;
  const isTimeout = cause instanceof Error && (cause.name === 'TimeoutError' || causeName(cause) === 'TimeoutError');
  const kind = signal?.aborted === true ? 'aborted' : isTimeout ? 'timeout' : 'network';
  return new ApiError({ kind, endpoint: endpoint.id, cause });
}

function causeName(error: Error): string {
  return error.cause instanceof Error ? error.cause.name : '';
}

/** Makes a client. It keeps no state but the reads in flight and what was primed. */
export function createClient(options: ClientOptions): Client {
  const { origin, session = (): Session => ({}), timeoutMs = TIMEOUT_MS, now = () => performance.now() } = options;
  const transport = options.fetch === undefined ? ofetch : createFetch({ fetch: options.fetch });
  const primed = new Map<string, unknown>();
  const reading = new Map<string, Promise<unknown>>();

  function headersOf({ token = '', schoolId = '', companyId = '' }: Session, key: string | undefined): HeadersInit {
    return {
      Memory: options.memory ?? '',
      Authorization: token,
      schoolId,
      companyId,
      system_os: options.systemOs ?? 'unknown',
      platform: 'pc',
      app_version: APP_VERSION,
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
  }

  async function send(endpoint: EndpointShape, url: string, init: object, signal: AbortSignal | undefined): Promise<unknown> {
    const started = now();
    let outcome = 'ok';
    try {
      const response = await transport.raw<string, 'text'>(url, {
        ...init,
        method: endpoint.method,
        retry: 0,
        ignoreResponseError: true,
        responseType: 'text',
        signal: signal === undefined ? AbortSignal.timeout(timeoutMs) : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return readReply(endpoint, {
        status: response.status,
        action: response.headers.get('action') ?? '',
        body: response._data ?? '',
      });
    } catch (cause) {
      const error = failureOf(endpoint, cause, signal);
      outcome = error.kind;
      if (SESSION_KINDS.includes(error.kind)) options.onSessionError?.(error);
      throw error;
    } finally {
      options.onCall?.({ endpoint: endpoint.id, milliseconds: now() - started, outcome });
    }
  }

  async function request(endpoint: EndpointShape, input: object, call: RequestOptions = {}): Promise<unknown> {
    const who = session();
    const { url, body } = layOut(endpoint, { ...input }, origin, { domain: origin, schoolId: who.schoolId });
    const address = url.slice(origin.length);
    if (primed.has(address)) {
      const output = primed.get(address);
      primed.delete(address);
      return output;
    }
    const init = { headers: headersOf(who, call.idempotencyKey), ...(body !== undefined && { body }), ...(call.keepalive === true && { keepalive: true }) };
    if (endpoint.method !== 'GET' || call.signal !== undefined) return send(endpoint, url, init, call.signal);
    const running = `${who.token ?? ''} ${url}`;
    const earlier = reading.get(running);
    if (earlier !== undefined) return earlier;
    const reply = send(endpoint, url, init, undefined).finally(() => reading.delete(running));
    reading.set(running, reply);
    return reply;
  }

  return {
    origin,
    // The wire is untyped; `Untrusted` is what makes each caller check it.
    request: request as Client['request'],
    prime: (address, output) => void primed.set(address, output),
  };
}
