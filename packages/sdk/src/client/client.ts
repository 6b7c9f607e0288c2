import { buildCall } from './address.ts';
import { type Clock, systemClock } from './clock.ts';
import { setDeadline } from './deadline.ts';
import { decodeReply, type ReplyMismatch, type Reply } from './decode.ts';
import type { Endpoint, EndpointShape } from './endpoint.ts';
import { readReply } from './envelope.ts';
import { aboutCall, ApiError, isApiError } from './errors/errors.ts';
import { type CallProgress, createExchange, type ExchangeOptions, type Outgoing } from './exchange.ts';
import { sharedReads } from './sharedReads.ts';
import { unansweredKeys } from './unansweredKeys.ts';

/** Request timeout in milliseconds. */
export const TIMEOUT_MS = 60_000;
/** Client version sent with each request, in the `app_version` header. */
export const APP_VERSION = '8.1.3';

/** Who makes a call. Read before each request, so that a log-in takes effect at once. */
export interface Session {
  readonly token?: string;
  readonly schoolId?: string;
  readonly companyId?: string;
  readonly userId?: string;
}

/** Record of a finished call, for logs. It never contains the URL, input, output or token. */
export interface CallRecord {
  readonly endpoint: string;
  readonly milliseconds: number;
  /** `ok`, or the {@link ApiErrorKind} of the failure. */
  readonly outcome: string;
  /** The platform's code or the HTTP status of a failure; empty where there is neither. */
  readonly code: string;
  /** Number of requests sent; more than 1 after retries. */
  readonly attempts: number;
  /** HTTP status of the last reply; undefined without one. */
  readonly status?: number;
  /** The platform's id of the request (`x-request-id`); undefined without a reply. */
  readonly requestId?: string;
}

/** Settings of a client. */
export interface ClientOptions extends ExchangeOptions {
  /** Origin of the platform, for example `https://school.example`. Also sent as the `domain` parameter. */
  readonly origin: string;
  readonly session?: () => Session;
  /** Timeout of a call in milliseconds, retries included. @defaultValue 60000 */
  readonly timeoutMs?: number;
  /** Value of the `system_os` header. @defaultValue `unknown` */
  readonly systemOs?: string;
  /** Value of the `Memory` header: the device's memory in GB. @defaultValue empty */
  readonly memory?: string;
  /**
   * Called for each error of a session kind (`session-ended`, `kicked`, `blocked`, `intercepted`). `who` is the
   * session that the request was sent with, which may have been replaced meanwhile.
   */
  readonly onSessionError?: (error: ApiError, who: Session) => void;
  /** Called after each call, whether it succeeded or failed. */
  readonly onCall?: (record: CallRecord) => void;
  /**
   * Called when a part of a reply is missing or has the wrong type; once for each endpoint and path in the
   * lifetime of the client.
   */
  readonly onMismatch?: (mismatch: ReplyMismatch) => void;
  /** @defaultValue the system clock */
  readonly clock?: Clock;
}

/** Options of one call. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Timeout of this call in milliseconds, retries included. @defaultValue the client's */
  readonly timeoutMs?: number;
  /**
   * Key by which the server performs a repeated order, hand-in or upload only once. Pass it where a call may be
   * repeated by another client, as after a reload. @defaultValue for an endpoint with `once` a new key, or that
   * of the same user's last call with the same input if it got no answer
   */
  readonly idempotencyKey?: string;
  /** True lets the request outlive the page, for data saved when the page is left. @defaultValue false */
  readonly keepalive?: boolean;
}

/** Client of one platform. */
export interface Client {
  readonly origin: string;
  /**
   * Makes one call. Concurrent identical reads share one request. A call of an endpoint that is `idempotent` or
   * `once` is retried up to twice when there is no reply, or one with status 502, 503 or 504. The reply is
   * decoded, so that reading its properties never throws.
   * @throws {ApiError} of any kind.
   * @throws {TypeError} when a path parameter is missing.
   */
  request<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
    options?: RequestOptions,
  ): Promise<Reply<Out>>;
  /**
   * Stores a reply that is already known, such as data inlined in the page. The next read of this address
   * returns it without a request.
   */
  prime(address: string, output: unknown): void;
}

/** A call, and the session it is sent with. */
interface Sending extends Outgoing {
  readonly who: Session;
}

const SESSION_KINDS: readonly string[] = ['session-ended', 'kicked', 'blocked', 'intercepted'];

function headersOf(
  { memory = '', systemOs = 'unknown' }: ClientOptions,
  { token = '', schoolId = '', companyId = '', userId = '' }: Session,
  { tellsUser }: EndpointShape,
  key: string | undefined,
): Record<string, string> {
  return {
    Memory: memory,
    Authorization: token,
    schoolId,
    companyId,
    system_os: systemOs,
    platform: 'pc',
    app_version: APP_VERSION,
    ...(tellsUser === true && { userId }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}

/**
 * Creates a client. Its only state are the reads in flight, the primed replies, the keys of unanswered calls and
 * the misfits already reported.
 */
export function createClient(options: ClientOptions): Client {
  // A trailing slash would be doubled in URLs.
  const origin = options.origin.replace(/\/+$/, '');
  const { session = (): Session => ({}), timeoutMs = TIMEOUT_MS, clock = systemClock } = options;
  const exchange = createExchange(options, clock);
  const primed = new Map<string, unknown>();
  const reads = sharedReads();
  const misfits = new Set<string>();
  const unanswered = unansweredKeys();

  function decoded<Out>(endpoint: Endpoint<never, Out>, output: unknown): Reply<Out> {
    return decodeReply(endpoint, output, (path) => {
      const key = `${endpoint.id} ${path}`;
      if (misfits.has(key)) return;
      misfits.add(key);
      options.onMismatch?.({ endpoint: endpoint.id, path });
    });
  }

  async function send(
    sending: Sending,
    signal: AbortSignal | undefined,
    withinMs = timeoutMs,
  ): Promise<unknown> {
    const { endpoint, who } = sending;
    const started = clock.now();
    const deadline = setDeadline(clock, withinMs, signal);
    const progress: CallProgress = { attempts: 0, lastReply: {} };
    let failure: ApiError | undefined;
    try {
      return decoded(endpoint, readReply(endpoint, await exchange(sending, deadline, progress)));
    } catch (cause) {
      const kind = deadline.isOver() ? 'timeout' : deadline.signal.aborted ? 'aborted' : 'network';
      failure = isApiError(cause) ? cause : new ApiError({ ...aboutCall(endpoint), kind, cause });
      const { status, requestId, retryAfter } = progress.lastReply;
      Object.assign(failure, { status, requestId, retryAfter });
      if (SESSION_KINDS.includes(failure.kind)) options.onSessionError?.(failure, who);
      throw failure;
    } finally {
      deadline.clear();
      const { status, requestId } = progress.lastReply;
      options.onCall?.({
        endpoint: endpoint.id,
        milliseconds: clock.now() - started,
        outcome: failure?.kind ?? 'ok',
        code: failure?.code ?? '',
        attempts: progress.attempts,
        ...(status !== undefined && { status }),
        ...(requestId !== undefined && { requestId }),
      });
    }
  }

  async function answer(endpoint: EndpointShape, input: object, call: RequestOptions): Promise<unknown> {
    const who = session();
    const { url, body } = buildCall(endpoint, { ...input }, origin, {
      domain: origin,
      schoolId: who.schoolId,
    });
    const isRead = endpoint.method === 'GET' && endpoint.idempotent === true;
    const address = url.slice(origin.length);
    if (endpoint.method === 'GET' && primed.has(address)) {
      const output = primed.get(address);
      primed.delete(address);
      return decoded(endpoint, output);
    }
    const { signal, timeoutMs: own, keepalive } = call;
    const sendingUnder = (key: string | undefined): Sending => ({
      who,
      endpoint,
      url,
      init: {
        headers: headersOf(options, who, endpoint, key),
        ...(body !== undefined && { body }),
        ...(keepalive !== undefined && { keepalive }),
      },
    });
    const aborted = (): ApiError =>
      new ApiError({ ...aboutCall(endpoint), kind: 'aborted', cause: signal?.reason });
    if (signal?.aborted === true) throw aborted();
    if (!isRead) {
      const sendUnder = (key: string | undefined) => send(sendingUnder(key), signal, own);
      const isKeyed = endpoint.once === true && call.idempotencyKey === undefined;
      // The bytes of files are not compared: each form with files counts as another action.
      const content = body instanceof FormData ? undefined : `${who.userId || who.token} ${url} ${body}`;
      const sent = isKeyed ? unanswered.send(content, sendUnder) : sendUnder(call.idempotencyKey);
      return sent.finally(reads.stopSharing);
    }
    const key = JSON.stringify([who.token, who.schoolId, who.companyId, url, own]);
    return reads
      .join(key, signal, (everyone) => send(sendingUnder(call.idempotencyKey), everyone, own))
      .catch((error: unknown) => {
        throw isApiError(error) ? error : aborted();
      });
  }

  return {
    origin,
    request: async <In extends object, Out>(
      endpoint: Endpoint<In, Out>,
      input: NoInfer<In>,
      call: RequestOptions = {},
    ) =>
      // The wire is untyped; the decoder has given the reply the shape of its description.
      (await answer(endpoint, input, call)) as Reply<Out>,
    prime: (address, output) => void primed.set(address, output),
  };
}
