import { BASE_PATH } from '../client/address.ts';
import type { Endpoint, EndpointShape } from '../client/endpoint.ts';
import { SUCCESS } from '../client/envelope.ts';
import type { Untrusted } from '../client/readers.ts';

/** Content of a refusal. */
export interface RefusalParts {
  /** The platform's code, or the HTTP status as text. */
  readonly code: string;
  readonly message?: string;
  readonly data?: unknown;
  /** HTTP status. @defaultValue 200 */
  readonly status?: number;
  /** Value of the `action` header, which a firewall sets on its 403 replies. */
  readonly action?: string;
}

/** Thrown by a resolver to refuse a call. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly parts: RefusalParts;

  constructor(parts: RefusalParts) {
    super(parts.message ?? '');
    this.parts = parts;
  }
}

/** Creates a refusal with a code of the platform: `throw refuse('0', '账号或密码不对')`. */
export function refuse(code: string, message = '', data?: unknown): Refusal {
  return new Refusal({ code, message, data });
}

/**
 * Creates a refusal with an HTTP status: `throw refuseWith(401)`. Status 0 simulates a network failure: no
 * reply arrives.
 */
export function refuseWith(
  status: number,
  message = '',
  more: Pick<RefusalParts, 'data' | 'action'> = {},
): Refusal {
  return new Refusal({ ...more, code: String(status), message, status });
}

/**
 * Answers a call: returns the output or throws a {@link Refusal}. The input is not validated, so numbers of a
 * query are texts; the readers (`text`, `amount`, `list` …) accept both.
 */
export type Resolver<In extends object, Out> = (
  input: NonNullable<Untrusted<In>>,
  request: Request,
) => Out | Promise<Out>;

/** An endpoint and the resolver that answers it. */
export interface MockRoute {
  readonly endpoint: EndpointShape;
  /** Returns whether a request is a call of this endpoint. */
  matches(request: Request): boolean;
  /** Reads the input of such a request, without validation. */
  read(request: Request): Promise<Readonly<Record<string, unknown>>>;
  /** Answers such a request. */
  answer(request: Request): Promise<Response>;
}

type Fields = Record<string, unknown>;

function pathOf(endpoint: EndpointShape): string {
  return endpoint.path.startsWith('{origin}')
    ? endpoint.path.slice('{origin}'.length)
    : BASE_PATH + endpoint.path;
}

function patternOf(endpoint: EndpointShape): RegExp {
  // The platform accepts a path with and without a trailing slash.
  const source = pathOf(endpoint)
    .replace(/\/$/, '')
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? `(?<${part}>[^/]+)` : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${source.join('')}/?$`);
}

/** Parses a value of a query or a form; lists and objects are sent as JSON. */
function fromText(value: FormDataEntryValue): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

async function bodyOf(endpoint: EndpointShape, request: Request): Promise<Fields> {
  const kind = request.headers.get('content-type') ?? '';
  if (/form/.test(kind))
    return Object.fromEntries([...(await request.formData())].map(([key, value]) => [key, fromText(value)]));
  const body = await request.text();
  if (body === '') return {};
  const value: unknown = JSON.parse(body);
  if (endpoint.body !== undefined) return { [endpoint.body]: value };
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Collects path, query and body of a request into the input of its endpoint. */
async function inputOf(endpoint: EndpointShape, pattern: RegExp, request: Request): Promise<Fields> {
  const { pathname, searchParams } = new URL(request.url);
  const input: Fields = {};
  for (const [key, value] of Object.entries(pattern.exec(pathname)?.groups ?? {}))
    input[key] = decodeURIComponent(value);
  for (const [key, value] of searchParams) input[key] = fromText(value);
  return { ...input, ...(await bodyOf(endpoint, request)) };
}

function refusalReply({ code, message = '', data, status = 200, action }: RefusalParts): Response {
  if (status === 0) return Response.error();
  const headers = action === undefined ? {} : { action };
  if (action !== undefined && typeof data === 'string') return new Response(data, { status, headers });
  return Response.json({ code, message, data }, { status, headers });
}

/** Creates a route from an endpoint and a resolver; input and reply are encoded as the endpoint describes. */
export function mockRoute<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  resolver: Resolver<In, Out>,
): MockRoute {
  const pattern = patternOf(endpoint);
  return {
    endpoint,
    matches: (request) => request.method === endpoint.method && pattern.test(new URL(request.url).pathname),
    read: (request) => inputOf(endpoint, pattern, request),
    async answer(request) {
      try {
        const input = await inputOf(endpoint, pattern, request);
        // The input is not validated; `Untrusted` makes the resolver read it.
        const output = await resolver(input as NonNullable<Untrusted<In>>, request);
        return Response.json(
          endpoint.envelope !== 'bare' ? { code: SUCCESS, message: '', data: output } : output,
        );
      } catch (error) {
        if (error instanceof Refusal) return refusalReply(error.parts);
        throw error;
      }
    },
  };
}

/**
 * Creates a `fetch` for {@link createClient} that answers from these routes without a network. A request
 * without a route gets status 501, which this project's back end never sends.
 */
export function routesFetch(routes: readonly MockRoute[]): typeof globalThis.fetch {
  return async (address, init) => {
    const request = new Request(address, init);
    const route = routes.find((each) => each.matches(request));
    if (route !== undefined) {
      const reply = await route.answer(request);
      if (reply.type === 'error') throw new TypeError('Failed to fetch');
      return reply;
    }
    return Response.json(
      { code: '501', message: `Nothing answers ${request.method} ${request.url}` },
      { status: 501 },
    );
  };
}
