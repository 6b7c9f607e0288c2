import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/config/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Queryable } from '../platform/database/connection.ts';
import { type Session, type User, users } from '../platform/database/tables/users.tables.ts';
import { type Events, notify } from '../platform/events/events.ts';
import type { Log, UserContext } from '../platform/http/context.ts';
import { Services } from '../platform/http/services.ts';
import { createTenants } from '../platform/http/tenants.ts';
import { modules } from '../modules.ts';
import { membershipGoods } from '../modules/account/membership/membershipGoods.service.ts';
import { commodityOf } from '../modules/catalogue/index.ts';
import { courseGoods } from '../modules/order/courses.service.ts';
import { goodsOf } from '../modules/order/index.ts';
import { createPaperCache, paperCache } from '../modules/question/paperCache.ts';
import { paymentProviders } from '../providers/payment/paymentProviders.ts';
import { SandboxGateway, sandboxGateway } from '../providers/payment/sandboxGateway.ts';
import { sandboxProvider } from '../providers/payment/sandboxPayment.ts';
import { joinKey } from '../school/table.ts';
import type { OpenScope } from '../school/scope.ts';
import { type DemoAction, readActions } from './actions.ts';
import { type ActionContext, schoolActions } from './schoolActions.ts';
import { FOLDERS, scopeOf } from './tables.ts';

const SILENT: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/**
 * A reference in an input: the id of a row of the school's tables (`@{courses:limits}`), or a value of an
 * earlier action's result (`@{ellipse.questionId}`, `@{given.0}`).
 */
const REFERENCE = /@\{(\w[\w-]*)([:.])([^}]+)\}/g;

/** The tables of a school of the demonstration, and the results of its named actions. */
interface Scene {
  readonly scope: OpenScope;
  readonly people: ReadonlyMap<string, User>;
  readonly answers: Map<string, unknown>;
  actionContextOf(students: readonly User[], now: Date): ActionContext;
  contextOf(user: User): UserContext;
}

/** Reads a value of a result by its path. */
const partOf = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      answer,
    );

/** Finds the id of a row; for `commodities`, that of the commodity of a course or a package. */
async function idOf({ tx, book }: OpenScope, table: string, ...key: string[]): Promise<string> {
  if (table !== 'commodities') return (await book(table)).idOf(...key);
  const isCourse = (await book('courses')).has(joinKey(key));
  const target = await book(isCourse ? 'courses' : 'packages');
  return commodityOf(tx, { targetType: isCourse ? 'COURSE' : 'PACKAGE', targetId: target.idOf(...key) });
}

/** Replaces the references in a text. @throws {Error} for an unknown one */
async function resolved(text: string, { scope, answers }: Scene): Promise<string> {
  const found = new Map<string, string>();
  for (const [match, name = '', sign, rest = ''] of text.matchAll(REFERENCE)) {
    const part = sign === ':' ? await idOf(scope, name, ...rest.split('/')) : partOf(answers.get(name), rest);
    if (part === undefined) throw new Error(`no earlier action “${name}” answered “${rest}”`);
    found.set(match, typeof part === 'string' ? part : JSON.stringify(part));
  }
  return text.replace(REFERENCE, (match) => found.get(match) ?? match);
}

/** Makes a temporary session that is not stored. */
const sessionOf = ({ companyId, id: userId }: User, now: Date): Session => ({
  id: '0',
  tokenHash: '',
  companyId,
  userId,
  schoolId: null,
  deviceId: null,
  lifetimeSeconds: 0,
  createdAt: now,
  lastSeenAt: now,
  expiresAt: now,
  revokedAt: null,
  revokedReason: null,
});

/** Makes the services that handlers need: the goods, and the sandbox of payments. */
async function servicesOf(tx: Queryable, clock: Clock, events: Events): Promise<Services> {
  const services = new Services();
  services.provide(paperCache, await createPaperCache(tx, events));
  services.provide(goodsOf.courses, courseGoods);
  services.provide(goodsOf.membership, membershipGoods);
  const gateway = new SandboxGateway({
    db: tx,
    clock,
    // It notifies nobody, so nothing is signed.
    key: Buffer.alloc(0),
    noticePathOf: () => '',
  });
  services.provide(sandboxGateway, gateway);
  services.provide(paymentProviders, {
    forWay: ({ id }, way) => sandboxProvider(gateway, `sandbox-${id}`, way, undefined),
    byId: ({ id }, _, way = 'wechat') => sandboxProvider(gateway, `sandbox-${id}`, way, undefined),
  });
  return services;
}

async function openScene(tx: Queryable, host: string, now: Date, clock: Clock): Promise<Scene> {
  const tenant = await createTenants(tx, false).byHost(host);
  if (tenant === undefined) throw new Error(`There is no company at ${host}`);
  const { company, schools } = tenant;
  const [school] = schools;
  const scope = await scopeOf(tx, { host, folder: FOLDERS[host] ?? '', now });
  const students = await scope.book('students');
  const rows = await tx.select().from(users).where(eq(users.companyId, company.id));
  // Nothing signed with this secret is ever sent.
  const secret = randomBytes(32).toString('hex');
  const config = readConfig({ LECTERN_MODE: 'test', LECTERN_SECRET: secret }, '/');
  // Nobody listens to events yet.
  const events: Events = {
    publish: (kind, payload, inside = tx) => notify(inside, kind, payload),
    subscribe: async () => () => Promise.resolve(),
  };
  const services = await servicesOf(tx, clock, events);
  return {
    scope,
    people: new Map(rows.map((user) => [students.keyOf(user.id), user])),
    answers: new Map(),
    actionContextOf: (students, now) => ({
      tx,
      companyId: company.id,
      schoolId: school.id,
      students,
      now,
      books: { clock, services, events },
    }),
    contextOf: (user) => ({
      db: tx,
      // A refusal ends the seeding, so no action needs a transaction of its own.
      transaction: (work) => work(tx),
      company,
      schools,
      school,
      user,
      session: sessionOf(user, clock.now()),
      clock,
      arrivedAt: clock.now(),
      log: SILENT,
      requestId: 'demonstration',
      config,
      services,
      events,
      ip: '127.0.0.1',
      origin: `http://${host}`,
      userAgent: '',
      deviceId: undefined,
      readCookie: () => undefined,
      setCookie: () => {},
    }),
  };
}

const routes = new Map(modules.flatMap((module) => module.routes.map((route) => [route.endpoint.id, route])));

async function play(action: DemoAction, scene: Scene): Promise<unknown> {
  const { people } = scene;
  const input: Record<string, string> = {};
  for (const [name, text] of Object.entries(action.input)) input[name] = await resolved(text, scene);
  const expectStudent = (key: string): User => {
    const user = people.get(key);
    if (user === undefined) throw new Error(`there is no student “${key}”`);
    return user;
  };
  if (action.isOfSchool) {
    const work = schoolActions[action.call];
    if (work === undefined) throw new Error(`a school does nothing called “${action.call}”`);
    return work(input, scene.actionContextOf(action.by.map(expectStudent), action.at));
  }
  const route = routes.get(action.call);
  if (route?.answer === undefined) throw new Error(`there is no call “${action.call}”`);
  let answer: unknown;
  for (const key of action.by) answer = await route.answer(input, scene.contextOf(expectStudent(key)));
  return answer;
}

/**
 * Performs the actions of the demonstration's tables, each at its time, by the handlers of the pages' calls and
 * by the functions of a school's commands. They use a clock of their own.
 * @param startedAt the start of the demonstration: the times of actions are relative to it
 * @throws {Error} naming the row whose call was refused
 */
export async function performActions(
  tx: Queryable,
  startedAt = new Date(),
  actions: Promise<readonly DemoAction[]> = readActions(startedAt),
): Promise<void> {
  let now = startedAt;
  const clock: Clock = { now: () => now };
  const scenes = new Map<string, Scene>();
  for (const host of Object.keys(FOLDERS)) scenes.set(host, await openScene(tx, host, startedAt, clock));
  for (const action of await actions) {
    now = action.at;
    const scene = scenes.get(action.host);
    try {
      if (scene === undefined) throw new Error(`there is no school at ${action.host}`);
      const answer = await play(action, scene);
      if (action.name !== '') scene.answers.set(action.name, answer);
    } catch (error) {
      throw new Error(`${action.location}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
}
