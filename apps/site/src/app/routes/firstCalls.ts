import { layOut, type EndpointShape } from '@lectern/sdk';
import type { FirstCall, Route } from '../../shared/routes/route.ts';

/** What the delivered page's own script knows of another page. */
export interface PagePreload {
  /** What stands in the hash behind its first slash, with `:name` for a parameter and `:name?` for one that may be left out. */
  readonly path: string;
  /**
   * Its first calls, each as method, address and body in lines of their own, behind a `~` where only a student has an
   * answer. What depends on the visit stands in braces: `{:name}`, `{?name}`, `{?name|otherwise}`, `{school}`, `{origin}`.
   */
  readonly calls: readonly string[];
  /** Only a student sees it. */
  readonly isStudents: boolean;
  /** It has a header, which shows who is logged in. */
  readonly hasHeader: boolean;
  /** The modules of its screen and of the one that it leads on to, by which the built site's manifest names their files. */
  readonly screens: readonly string[];
}

/** What the delivered page's own script knows of the site. */
export interface SitePreloads {
  /** In the order in which they are looked for. */
  readonly pages: readonly PagePreload[];
  /** What a page with a header that is opened by its link asks for besides where somebody is logged in: who it is. */
  readonly student: Pick<PagePreload, 'calls' | 'screens'>;
}

/** What `loadUser` asks for, and the module that does. */
const ofStudent: readonly FirstCall[] = ['shell.currentUser', 'shell.lastLearning'].map((call) => ({
  call,
  input: {},
  isStudents: true,
}));
const LOAD_USER = 'src/shared/student/loadUser.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/** Writes a value as it will stand in the table: what comes from the address in braces. */
const marked = (value: string | number): string | number =>
  typeof value === 'string' && /^[:?]/.test(value) ? `{${value}}` : value;

function lineOf(
  { call, input, besides = [], isStudents = false }: FirstCall,
  endpoints: ReadonlyMap<string, EndpointShape>,
): string {
  const endpoint = endpoints.get(call);
  if (endpoint === undefined) throw new TypeError(`There is no call "${call}"`);
  // Nothing may happen by a link alone, and nothing be sent that the page's own script does not know.
  if (endpoint.idempotent !== true || endpoint.tellsUser === true)
    throw new TypeError(`"${call}" is no call to begin with`);
  const given = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, marked(value)]));
  const { url, body } = layOut(endpoint, given, '', { domain: '{origin}', schoolId: '{school}' });
  // Numbers of the query stand in a body without quotes, as the store sends them.
  const unquoted = typeof body === 'string' ? [body.replace(/"(\{\?\w+\|\d+\})"/g, '$1')] : [];
  return [
    `${isStudents ? '~' : ''}${endpoint.method}`,
    // What stands behind a # is never sent.
    [url.replace(/%7B.*?%7D/g, decodeURIComponent), ...besides.map((name) => `{${name}}`)].join('#'),
    ...unquoted,
  ].join('\n');
}

/**
 * Makes the table for the delivered page: the files and first calls of each page, and of whoever is logged in.
 * @param areas the endpoints that rows name, by area.
 */
export function sitePreloads(routes: readonly Route[], areas: Areas): SitePreloads {
  const endpoints = new Map(
    Object.values(areas)
      .flatMap((area) => Object.values(area))
      .filter(isEndpoint)
      .map((endpoint) => [endpoint.id, endpoint]),
  );
  const screenOf = (wanted?: string) => routes.find(({ path }) => path === wanted)?.screen.source ?? [];
  const linesOf = (calls: readonly FirstCall[]) => calls.map((call) => lineOf(call, endpoints));
  return {
    pages: routes.map(({ path, access, load = [], leadsTo, frame }) => ({
      path: path.slice(1),
      calls: linesOf(load),
      isStudents: access === 'student',
      hasHeader: frame !== 'focus',
      screens: [path, leadsTo].flatMap(screenOf),
    })),
    student: { calls: linesOf(ofStudent), screens: [LOAD_USER] },
  };
}
