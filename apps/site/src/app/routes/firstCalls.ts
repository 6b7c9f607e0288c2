import { buildCall, type EndpointShape } from '@lectern/sdk';
import type { FirstCall, Route } from '../../shared/routes/route.ts';

/** What the inline script of the delivered page knows of another page. */
export interface PagePreload {
  /** The path in the hash after its first slash, with `:name` for a parameter and `:name?` for an optional one. */
  readonly path: string;
  /**
   * The page's first calls, each as lines of method, address and body, prefixed with `~` if only a student gets
   * an answer. Values that depend on the visit are in braces: `{:name}`, `{?name}`, `{?name|default}`,
   * `{school}`, `{origin}`.
   */
  readonly calls: readonly string[];
  /** Whether only a student may see the page. */
  readonly isStudents: boolean;
  /** Whether the page has a header, which shows who is logged in. */
  readonly hasHeader: boolean;
  /** The modules of its screen and of the page it redirects to, as the build manifest names them. */
  readonly screens: readonly string[];
}

/** What the inline script of the delivered page knows of the site. */
export interface SitePreloads {
  /** In matching order. */
  readonly pages: readonly PagePreload[];
  /** The additional calls of a page with a header when a student is logged in: who the student is. */
  readonly student: Pick<PagePreload, 'calls' | 'screens'>;
}

/** The calls of `loadUser`, and the module that makes them. */
const studentCalls: readonly FirstCall[] = ['shell.currentUser', 'shell.lastLearning'].map((call) => ({
  call,
  input: {},
  isStudents: true,
}));
const LOAD_USER = 'src/shared/student/loadUser.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Returns a value as the table holds it: placeholders for parts of the address are wrapped in braces. */
const bracedPlaceholder = (value: string | number): string | number =>
  typeof value === 'string' && /^[:?]/.test(value) ? `{${value}}` : value;

function lineOf(
  { call, input, besides = [], isStudents = false }: FirstCall,
  endpoints: ReadonlyMap<string, EndpointShape>,
): string {
  const endpoint = endpoints.get(call);
  if (endpoint === undefined) throw new TypeError(`There is no call "${call}"`);
  // Opening a link must have no side effects, and the inline script cannot build calls that describe the user.
  if (endpoint.idempotent !== true || endpoint.tellsUser === true)
    throw new TypeError(`"${call}" is no call to begin with`);
  const parameters = Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, bracedPlaceholder(value)]),
  );
  const { url, body } = buildCall(endpoint, parameters, '', { domain: '{origin}', schoolId: '{school}' });
  // Numbers from the query are unquoted in the body, as the store sends them.
  const unquoted = typeof body === 'string' ? [body.replace(/"(\{\?\w+\|\d+\})"/g, '$1')] : [];
  return [
    `${isStudents ? '~' : ''}${endpoint.method}`,
    // The part after # is never sent; it lists what else the call depends on.
    [url.replace(/%7B.*?%7D/g, decodeURIComponent), ...besides.map((name) => `{${name}}`)].join('#'),
    ...unquoted,
  ].join('\n');
}

/**
 * Builds the table for the delivered page: modules and first calls of each page, and of the logged-in student.
 * @param areas the endpoints that route rows name, by area.
 */
export function sitePreloads(routes: readonly Route[], areas: Areas): SitePreloads {
  const endpoints = new Map(
    Object.values(areas)
      .flatMap((area) => Object.values(area))
      .filter(isEndpoint)
      .map((endpoint) => [endpoint.id, endpoint]),
  );
  const screenOf = (requested?: string) => routes.find(({ path }) => path === requested)?.screen.source ?? [];
  const linesOf = (calls: readonly FirstCall[]) => calls.map((call) => lineOf(call, endpoints));
  return {
    pages: routes.map(({ path, access, load = [], redirectTo, frame }) => ({
      path: path.slice(1),
      calls: linesOf(load),
      isStudents: access === 'student',
      hasHeader: frame !== 'focus',
      screens: [path, redirectTo].flatMap(screenOf),
    })),
    student: { calls: linesOf(studentCalls), screens: [LOAD_USER] },
  };
}
