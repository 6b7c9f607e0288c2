import { type Endpoint, type EndpointShape, SUCCESS } from '@lectern/sdk';
import { callSchemas } from '@lectern/sdk/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { asVisitorUntilNewPassword, demandNewPassword } from './passwordGate.ts';
import { callerLimitOf } from './limits/callers.ts';
import { type BodyBounds, boundsOf } from './input/bodyBounds.ts';
import type { Context, StaleReadContext, UserContext } from './context.ts';
import { InputError, OutputError } from './errors.ts';
import { refuseMuted } from './muteGate.ts';
import { runIdempotent } from './idempotency.ts';
import { inputReader, type RequestParts, sendOf } from './input/input.ts';
import { concurrencyLimit } from '../concurrency/concurrencyLimit.ts';
import { readMultipart, withUploadLimit } from './input/multipart.ts';
import { pathOf } from './naming.ts';
import { type Access, type AppParts, contextOf, staleReadContextOf } from './requestContext.ts';
import type { Fields } from './input/properties.ts';
import { strictCheck } from '../schema/strict.ts';

/** The schemas of a call's input and output. */
export interface RouteSchema {
  readonly input: TSchema;
  readonly output: TSchema;
}

/**
 * Rate limit of one log-in for this endpoint, instead of the global limit; an address without a known log-in
 * may make a hundred times as many calls.
 */
export interface RouteLimit {
  readonly max: number;
  readonly perSeconds: number;
}

/** Options of a route. */
export interface RouteOptions<A extends Access = Access> {
  /** @defaultValue 'user' */
  readonly access?: A;
  /** @defaultValue the endpoint's own in the SDK */
  readonly schema?: RouteSchema;
  readonly limit?: RouteLimit;
  /** Largest body in bytes. @defaultValue what the input's schema allows, at most 2 MB; 12 MB for multipart */
  readonly bodyLimit?: number;
  /** True for calls that a whole exam room makes at the same moment; see {@link concurrencyLimit}. */
  readonly isLimited?: true;
  /** True for calls that must succeed even under many reads: they use database connections that reads cannot. */
  readonly isReserved?: true;
  /** True for a public call whose reply is the same for everybody: no log-in is looked up. */
  readonly isForAnybody?: A extends 'public' ? true : never;
  /**
   * True for a call in which students write or share what other students see: it is refused while the school
   * mutes the student.
   */
  readonly isPost?: A extends 'public' ? never : true;
  /**
   * True for a read that may be some seconds old for anonymous visitors: it is then served by a replica of the
   * database ({@link AppParts.staleReads}), and its handler cannot write. Never use it for what people write
   * themselves, for money, log-ins, exams or answers.
   */
  readonly mayBeStale?: A extends 'public' ? true : never;
}

/** An endpoint with everything the server needs to answer it; made by {@link route}. */
export interface Route {
  readonly endpoint: EndpointShape;
  readonly schema: RouteSchema;
  readonly access: Access;
  readonly options: RouteOptions;
  mount(app: FastifyInstance, parts: AppParts): void;
  /**
   * Answers a call without HTTP, in a given context: `texts` are parsed like path parameters. A download has no
   * such function.
   * @throws {InputError} naming the field, and what the handler throws to refuse.
   */
  answer?(texts: Readonly<Record<string, string>>, context: Context): Promise<unknown>;
}

/** The handler of a call. It is independent of the framework; it throws `BusinessError` or `StatusError` to refuse. */
export type Handler<In, Out, C extends StaleReadContext> = (input: In, context: C) => Out | Promise<Out>;

const MULTIPART_LIMIT = 12 * 1024 * 1024;

/**
 * Maximum bytes of a form, needed for a signature's picture in base64. Decoding a form's escapes costs far more
 * than parsing JSON.
 */
const FORM_LIMIT = 768 * 1024;

/** Returns the maximum body size of a call, in bytes. */
export function largestBody(send: ReturnType<typeof sendOf>, { bytes }: BodyBounds): number {
  if (send === 'multipart') return MULTIPART_LIMIT;
  return send === 'form' ? Math.min(bytes, FORM_LIMIT) : bytes;
}

/** Returns the path of a call in Fastify's syntax. */
export function addressOf(call: { readonly path: string }): string {
  return pathOf(call).replace(/\{(\w+)\}/g, ':$1');
}

/** Finds the SDK's schemas of an endpoint. @throws {TypeError} where it has none. */
function schemaOf({ id }: EndpointShape): RouteSchema {
  const found = callSchemas[id];
  if (found === undefined) throw new TypeError(`The SDK has no schemas of ${id} (npm run replies)`);
  const [input, output] = found;
  return { input, output };
}

/**
 * Joins an endpoint of the SDK with its handler.
 *
 * Path, query and body become the endpoint's one input. It is validated strictly: an unknown or malformed field
 * is refused with 400 and its name, before the handler runs. The reply is wrapped in the endpoint's envelope.
 * The handler of an endpoint marked `once` runs once per `Idempotency-Key`, in one transaction: a refusal also
 * rolls back its counters, and a slow external service keeps the transaction open. Other handlers do not see
 * the key. In tests a reply that does not match its schema is an error; in a demonstration it is logged.
 */
export function route<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  handler: Handler<In, Out, StaleReadContext>,
  options: RouteOptions<'public'> & { readonly access: 'public'; readonly mayBeStale: true },
): Route;
export function route<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  handler: Handler<In, Out, Context>,
  options: RouteOptions<'public'> & { readonly access: 'public' },
): Route;
export function route<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  handler: Handler<In, Out, UserContext>,
  options?: RouteOptions<'user' | 'graceAccess'>,
): Route;
export function route<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  handler: Handler<In, Out, UserContext> | Handler<In, Out, Context> | Handler<In, Out, StaleReadContext>,
  options: RouteOptions = {},
): Route {
  const { access = 'user', schema = schemaOf(endpoint), isPost = false } = options;
  const run: AnyHandler = isPost ? unlessMuted(handler as AnyHandler) : (handler as AnyHandler);
  return {
    endpoint,
    schema,
    access,
    options,
    mount: (app, parts) => mount(app, parts, { endpoint, schema, handler: run, access, options }),
    answer: async (texts, context) =>
      run(checkedReader(endpoint, schema)({ params: texts, query: {}, body: undefined }), context),
  };
}

/**
 * A handler without static types: its input is validated by the schema, and its context is made by {@link
 * contextOf}.
 */
type AnyHandler = (input: unknown, context: StaleReadContext) => unknown;

/** Makes a handler of posts refuse muted students; a repeated call still gets the reply of the first one. */
const unlessMuted =
  (handler: AnyHandler): AnyHandler =>
  (input, context) => {
    if (context.user !== undefined) refuseMuted(context.user, context.clock.now());
    return handler(input, context);
  };

/** Makes the function that builds and validates an endpoint's input. */
function checkedReader(endpoint: EndpointShape, schema: RouteSchema): (parts: RequestParts) => Fields {
  const read = inputReader(endpoint, schema.input);
  const inspect = strictCheck(schema.input);
  return (parts) => {
    const input = read(parts);
    const problem = inspect(input);
    if (problem !== undefined) throw new InputError(problem.path, problem.problem);
    return input;
  };
}

interface Mounted {
  readonly endpoint: EndpointShape;
  readonly schema: RouteSchema;
  readonly handler: AnyHandler;
  readonly access: Access;
  readonly options: RouteOptions;
}

function mount(
  app: FastifyInstance,
  parts: AppParts,
  { endpoint, schema, handler, access, options }: Mounted,
): void {
  const readInput = checkedReader(endpoint, schema);
  const { mode } = parts.config;
  const inspectOutput = mode === 'production' ? undefined : strictCheck(schema.output);
  const isMultipart = sendOf(endpoint) === 'multipart';
  const { limit, isForAnybody = false, isLimited = false, isReserved = false, mayBeStale = false } = options;
  const { db } = isReserved ? { db: parts.reserved } : parts.connection;
  const bodyBounds = boundsOf(schema.input);

  function checkOutput(output: unknown, context: Context): void {
    if (inspectOutput === undefined) return;
    const wire: unknown = output === undefined ? undefined : JSON.parse(JSON.stringify(output));
    const problem = inspectOutput(wire ?? null);
    if (problem === undefined || (wire === undefined && inspectOutput(undefined) === undefined)) return;
    const message = `${endpoint.id}: the reply's "${problem.path}" ${problem.problem}`;
    if (mode === 'test') throw new OutputError(message);
    context.log.error(
      { endpoint: endpoint.id, path: problem.path, problem: problem.problem },
      'A reply does not match its schema',
    );
  }

  async function handle(request: FastifyRequest, context: Context, input: Fields): Promise<unknown> {
    if (mayBeStale && context.user === undefined)
      return parts.staleReads.read(async (reading) => handler(input, staleReadContextOf(context, reading)));
    const key = request.headers['idempotency-key'];
    if (endpoint.once !== true || typeof key !== 'string') return handler(input, context);
    return runIdempotent(context, { endpoint: endpoint.id, key, input }, async (inside) =>
      handler(input, inside),
    );
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, arrivedAt: Date): Promise<unknown> {
    const asking = isForAnybody ? 'anybody' : access;
    const known = await contextOf(parts, request, reply, asking, { db, arrivedAt });
    if (access !== 'public') demandNewPassword(known.user, endpoint.id);
    const context = access === 'public' ? asVisitorUntilNewPassword(known, endpoint.id) : known;
    const send = (body: unknown): Promise<unknown> => answerBody(request, reply, context, body);
    return isMultipart
      ? withUploadLimit(context.user?.id ?? context.ip, async () => send(await readMultipart(request)))
      : send(request.body);
  }

  async function answerBody(
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    body: unknown,
  ): Promise<unknown> {
    const input = readInput({ params: request.params, query: request.query, body });
    const output = await handle(request, context, input);
    checkOutput(output, context);
    void reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return endpoint.envelope !== 'bare'
      ? { code: SUCCESS, message: '', data: output }
      : JSON.stringify(output ?? null);
  }

  app.route({
    method: endpoint.method,
    url: addressOf(endpoint),
    bodyLimit: options.bodyLimit ?? largestBody(sendOf(endpoint), bodyBounds),
    config: {
      bodyBounds,
      ...(limit !== undefined && {
        rateLimit: { max: callerLimitOf(limit.max), timeWindow: limit.perSeconds * 1000 },
      }),
    },
    handler: (request, reply) => {
      const arrivedAt = parts.clock.now();
      return isLimited
        ? concurrencyLimit(() => answer(request, reply, arrivedAt))
        : answer(request, reply, arrivedAt);
    },
  });
}
