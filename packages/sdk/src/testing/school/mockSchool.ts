import { SUCCESS } from '../../client/envelope.ts';
import type { EndpointShape } from '../../client/endpoint.ts';
import { type MockRoute, mockRoute, refuse, Refusal, routesFetch } from '../answer.ts';
import { isKnown, kindOf } from '../plausible/families.ts';
import { calls, type MockCall } from './calls.gen.ts';
import { type Fixture, replay } from './fixture.ts';
import type { Input } from './inputs.ts';
import { computeCounts, entriesOf, pageOf } from './lists.ts';
import { generatedReplies } from './generatedReplies.ts';
import { mockRooms } from './rooms.ts';
import type { MockScenario } from './scenarios.ts';
import { mergeDeep, settings } from './settings.ts';
import { MOCK_TOKEN, mockStudent } from './student.ts';
import { aboutOf } from './subjects.ts';

/** Options of a mock school. */
export interface MockSchoolOptions {
  /** State of the student. @defaultValue 'mid-course' */
  readonly scenario?: MockScenario;
  /** Seed of the generated data. @defaultValue 1 */
  readonly seed?: number;
  /** Reference time, around which all times of replies lie. @defaultValue a Monday morning of spring 2026 */
  readonly now?: Date;
  /** Clock of exams, in milliseconds since 1970. @defaultValue stands still at `now` */
  readonly time?: () => number;
  /** Host and port of the sockets, as `127.0.0.1:4010`. @defaultValue none: clients use HTTP only */
  readonly host?: string;
  /** Prefix of picture addresses. @defaultValue '/mock/' */
  readonly pictures?: string;
  /** Recorded replies of a real back end; they take precedence over generated ones. */
  readonly fixture?: Fixture;
}

/** A reply in the platform's envelope, with its HTTP status. */
export interface MockReply {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** A school that answers every call of the platform with generated data. */
export interface MockSchool {
  /** One route for each call, for `handlersOf` or a server of your own. */
  readonly routes: readonly MockRoute[];
  /** For `createLectern({ fetch: school.fetch, … })`. */
  readonly fetch: typeof globalThis.fetch;
  /** Token of the student who is logged in from the start; the scenario `expired` refuses it. */
  readonly token: string;
  /** Answers a call by its id, as sockets need it. */
  call(id: string, input: Readonly<Record<string, unknown>>, token: string): MockReply;
}

const NOW = new Date('2026-03-02T01:00:00.000Z');

/** Calls that return counts, and the list that they count. */
const COUNTS: Readonly<Record<string, string>> = {
  'order.countByStatus': 'order.list',
  'account.couponCount': 'account.couponList',
  'certificate.count': 'certificate.list',
  'certificate.unreadCount': 'certificate.list',
  'message.count': 'message.page',
};

/** @throws {Refusal} for an id that the school does not have. */
function requireKnownIds({ id }: EndpointShape, input: Input): void {
  for (const [field, value] of Object.entries(input)) {
    const kind = kindOf(field, aboutOf(id));
    if (
      kind === undefined ||
      kind === 'record' ||
      field.endsWith('s') ||
      typeof value !== 'string' ||
      value === ''
    )
      continue;
    const isCommunity = kind === 'question' && id.startsWith('community.');
    if (!isKnown(isCommunity ? 'asked' : kind, value)) throw refuse('0', `没有找到：${field} ${value}`);
  }
}

/** Returns the QR code settings with the address of the mock server's log-in frame, where there is a server. */
function qrCodeOf(reply: unknown, { host = '', pictures = '/mock/', seed = 1 }: MockSchoolOptions): unknown {
  if (host === '') return reply;
  const frame = `${pictures}qr`;
  const oauthQuery = { clientId: 'mock', scope: 'openid', respionseType: 'code', prompt: 'consent' };
  return mergeDeep(reply, {
    ...oauthQuery,
    state: `mock-${seed}`,
    frameUrl: frame,
    redirectUrl: `${frame}/callback`,
  });
}

/**
 * Creates a mock school. Log-ins, the cart, exams and exercises keep state; any other change is answered
 * without effect. The same options give the same replies to the same sequence of calls.
 */
export function openMockSchool(options: MockSchoolOptions = {}): MockSchool {
  const { scenario = 'mid-course', seed = 1, now = NOW, time = () => now.getTime(), host = '' } = options;
  const byId = new Map(calls.map((call) => [call[0].id, call]));
  const rooms = mockRooms(time, scenario === 'in-exam' ? '401' : undefined);
  const { replyTo, allEntries, cartItems } = generatedReplies({
    scenario,
    seed,
    now,
    time,
    pictures: options.pictures,
    rooms,
  });
  const recorded = options.fixture && replay(options.fixture);

  const student = mockStudent(scenario, cartItems);

  function answer([endpoint, access]: MockCall, input: Input, token: string): unknown {
    const { id } = endpoint;
    if (access === 'user') student.demand(token);
    const recordedCall = recorded?.(id, input);
    if (recordedCall !== undefined) {
      if (recordedCall.code !== SUCCESS || recordedCall.status !== 200) throw new Refusal(recordedCall);
      return recordedCall.data;
    }
    const own = student.calls[id] ?? rooms.calls[id];
    if (own !== undefined) return own(input, token);
    if (id === 'shell.socketDomains') return { netty: { domain: host } };
    if (id === 'shell.nodeConfig')
      return mergeDeep(replyTo(id, input), { domain: host, online_school_nodejs_domain: host });
    if (id === 'login.ddQrCode') return qrCodeOf(replyTo(id, input), options);
    requireKnownIds(endpoint, input);
    const counts = COUNTS[id];
    if (counts !== undefined) {
      const rows = entriesOf(allEntries(counts));
      const reply = computeCounts(replyTo(id, input), rows);
      if (id !== 'message.count') return reply;
      const unread = rows.filter(({ readFlag }) => readFlag === 0);
      return mergeDeep(reply, { unReadByKind: computeCounts(Object(reply).unReadByKind, unread) });
    }
    return mergeDeep(pageOf(allEntries(id, input), input), settings[id]);
  }

  const routes = calls
    .map((call) =>
      mockRoute<Record<string, unknown>, unknown>(call[0], (input, request) =>
        answer(call, input, tokenOf(request)),
      ),
    )
    // `/a/list` is matched before `/a/{id}`.
    .toSorted((a, b) => parametersOf(a.endpoint) - parametersOf(b.endpoint));

  return {
    routes,
    fetch: routesFetch(routes),
    token: MOCK_TOKEN,
    call: (id, input, token) => {
      const call = byId.get(id);
      try {
        if (call === undefined)
          throw new Refusal({ code: '501', message: `Nothing answers ${id}`, status: 501 });
        return { status: 200, code: SUCCESS, message: '', data: answer(call, input, token) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code, message = '', data, status = 200 } = error.parts;
        return { status, code, message, data };
      }
    },
  };
}

const parametersOf = ({ path }: EndpointShape): number => path.split('{').length;

/** Returns the token of a request, without the optional prefix `Bearer`. */
function tokenOf(request: Request): string {
  return (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
}
