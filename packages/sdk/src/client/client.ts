import { layOut } from './address.ts';
import { type Clock, systemClock } from './clock.ts';
import { setDeadline } from './deadline.ts';
import { decodeReply, type Misfit, type Reply } from './decode.ts';
import type { Endpoint, EndpointShape } from './endpoint.ts';
import { readReply } from './envelope.ts';
import { ApiError, isApiError } from './errors/errors.ts';
import { type CallCourse, exchangeBy, type ExchangeOptions, type Outgoing } from './exchange.ts';
import { sharedReads } from './sharedReads.ts';

/** Request timeout in milliseconds. */
export const TIMEOUT_MS = 60_000;
/** The client version that each request names. */
export const APP_VERSION = '8.1.3';

/** Who is asking. Read anew for each request, so that a log-in counts at once. */
export interface Session {
  readonly token?: string;
  readonly schoolId?: string;
  readonly companyId?: string;
  readonly userId?: string;
}

/** What a client is told of a finished call, for logs. It never holds address, input, output or token. */
export interface CallRecord {
  readonly endpoint: string;
  readonly milliseconds: number;
  /** `ok`, or the kind of the error. */
  readonly outcome: string;
  /** The platform's code or the HTTP status of a failure; empty without one. */
  readonly code: string;
  /** How often the request was sent; more than 1 after a loss on the way. */
  readonly attempts: number;
  /** HTTP status of the last reply; undefined without one. */
  readonly status?: number;
  /** The platform's name for the request; undefined without a reply. */
  readonly requestId?: string;
}

/** Settings of a client; everything it touches comes from here. */
export interface ClientOptions extends ExchangeOptions {
  /** Where the platform is, for example `https://school.example`. Also the `domain` parameter. */
  readonly origin: string;
  readonly session?: () => Session;
  /** How long a call may take, repetitions included. @defaultValue 60000 */
  readonly timeoutMs?: number;
  /** Value of the `system_os` header. @defaultValue `unknown` */
  readonly systemOs?: string;
  /** Value of the `Memory` header: the device's memory in GB. @defaultValue empty */
  readonly memory?: string;
  /**
   * Called once for each error of a session kind: 401, 403, 409, 550. `who` is the session
   * that the request was sent with: by now another may have begun, which the error is not about.
   */
  readonly onSessionError?: (error: ApiError, who: Session) => void;
  /** Called after each call, however it ended. */
  readonly onCall?: (record: CallRecord) => void;
  /** Called once for each part of a call's reply that was missing or of another type than promised. */
  readonly onMisfit?: (misfit: Misfit) => void;
  /** @defaultValue the machine's */
  readonly clock?: Clock;
}

/** Options of one call. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** How long this call may take, repetitions included. @defaultValue that of the client */
  readonly timeoutMs?: number;
  /**
   * The same key makes the server do a repeated order, hand-in or upload only once. Keep it to ask again after
   * this call failed. @defaultValue a new one for each call of an endpoint that says `once`
   */
  readonly idempotencyKey?: string;
  /** True lets the request outlive the page, for what is saved on leaving. @defaultValue false */
  readonly keepalive?: boolean;
}

/** A client bound to one platform. */
export interface Client {
  readonly origin: string;
  /**
   * Makes one call. Identical reads under way share one request. A call whose endpoint is
   * `idempotent` or `once` is repeated up to twice when it is lost: no reply, or 502, 503, 504. The reply arrives
   * decoded, so that nothing that is read of it can throw.
   * @throws {ApiError} of any kind; {@link TypeError} when a path parameter is missing.
   */
  request<In extends object, Out>(
    endpoint: Endpoint<In, Out>,
    input: NoInfer<In>,
    options?: RequestOptions,
  ): Promise<Reply<Out>>;
  /**
   * Hands over a reply that is already here (data inlined in the page), so that the first read
   * of this address is answered without a request.
   */
  prime(address: string, output: unknown): void;
}

/** A call, and the session that it is sent with. */
interface Sending extends Outgoing {
  readonly who: Session;
}

function newKey(): string {
  // Not `crypto.randomUUID`, which a school on plain http does not have.
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
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

/** Makes a client. It keeps no state but the reads under way and what was primed. */
export function createClient(options: ClientOptions): Client {
  // As browsers name it: a slash at the end would be doubled.
  const origin = options.origin.replace(/\/+$/, '');
  const { session = (): Session => ({}), timeoutMs = TIMEOUT_MS, clock = systemClock } = options;
  const exchange = exchangeBy(options, clock);
  const primed = new Map<string, unknown>();
  const reads = sharedReads();
  const misfits = new Set<string>();

  function decoded<Out>(endpoint: Endpoint<never, Out>, output: unknown): Reply<Out> {
    return decodeReply(endpoint, output, (path) => {
      const key = `${endpoint.id} ${path}`;
      if (misfits.has(key)) return;
      misfits.add(key);
      options.onMisfit?.({ endpoint: endpoint.id, path });
    });
  }

  async function send(
    sending: Sending,
    signal: AbortSignal | undefined,
    patienceMs = timeoutMs,
  ): Promise<unknown> {
    const { endpoint, who } = sending;
    const started = clock.now();
    const deadline = setDeadline(clock, patienceMs, signal);
    const course: CallCourse = { attempts: 0, answered: {} };
    let failure: ApiError | undefined;
    try {
      return decoded(endpoint, readReply(endpoint, await exchange(sending, deadline, course)));
    } catch (cause) {
      const kind = deadline.isOver() ? 'timeout' : deadline.signal.aborted ? 'aborted' : 'network';
      failure = isApiError(cause)
        ? cause
        : new ApiError({ kind, endpoint: endpoint.id, path: endpoint.path, cause });
      const { status, requestId, retryAfter } = course.answered;
      Object.assign(failure, { status, requestId, retryAfter });
      if (SESSION_KINDS.includes(failure.kind)) options.onSessionError?.(failure, who);
      throw failure;
    } finally {
      deadline.clear();
      const { status, requestId } = course.answered;
      options.onCall?.({
        endpoint: endpoint.id,
        milliseconds: clock.now() - started,
        outcome: failure?.kind ?? 'ok',
        code: failure?.code ?? '',
        attempts: course.attempts,
        ...(status !== undefined && { status }),
        ...(requestId !== undefined && { requestId }),
      });
    }
  }

  async function answer(endpoint: EndpointShape, input: object, call: RequestOptions): Promise<unknown> {
    const who = session();
    const { url, body } = layOut(endpoint, { ...input }, origin, { domain: origin, schoolId: who.schoolId });
    const isRead = endpoint.method === 'GET' && endpoint.idempotent === true;
    const address = url.slice(origin.length);
    if (endpoint.method === 'GET' && primed.has(address)) {
      const output = primed.get(address);
      primed.delete(address);
      return decoded(endpoint, output);
    }
    const { signal, timeoutMs: own, keepalive } = call;
    const { idempotencyKey = endpoint.once === true ? newKey() : undefined } = call;
    const sending: Sending = {
      who,
      endpoint,
      url,
      init: {
        headers: headersOf(options, who, endpoint, idempotencyKey),
        ...(body !== undefined && { body }),
        ...(keepalive !== undefined && { keepalive }),
      },
    };
    const aborted = (): ApiError =>
      new ApiError({ kind: 'aborted', endpoint: endpoint.id, path: endpoint.path, cause: signal?.reason });
    if (signal?.aborted === true) throw aborted();
    if (!isRead) return send(sending, signal, own).finally(reads.close);
    const key = JSON.stringify([who.token, who.schoolId, who.companyId, url, own]);
    return reads
      .join(key, signal, (everyone) => send(sending, everyone, own))
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
      // The wire is untyped; the decoder has made the reply what its description says.
      (await answer(endpoint, input, call)) as Reply<Out>,
    prime: (address, output) => void primed.set(address, output),
  };
}
