import type { FastifyReply, FastifyRequest } from 'fastify';
import { readToken, type TokenState, touchSession } from '../auth/sessions.ts';
import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import { type Connection, inTransaction, type Queryable } from '../database/connection.ts';
import type { School } from '../database/tables/companies.tables.ts';
import type { StaleReads } from '../database/replica/staleReads.ts';
import type { ReadOnly } from '../database/pool/readOnly.ts';
import type { Session, User } from '../database/tables/users.tables.ts';
import type { Events } from '../events/events.ts';
import { tracing } from '../tracing/tracing.ts';
import { type Callers, tokenOf } from './limits/callers.ts';
import type { Context, StaleReadContext, UserContext } from './context.ts';
import { StatusError } from './errors.ts';
import { originOf } from './origin.ts';
import type { Services } from './services.ts';
import type { Tenant, Tenants } from './tenants.ts';

/** What all requests of an app share. */
export interface AppParts {
  readonly config: Config;
  readonly connection: Connection;
  /** The same database on connections reserved for entering, answering and handing in, which reads cannot use up. */
  readonly reserved: Connection['db'];
  /** Reads that may be stale: see `mayBeStale` of a route. */
  readonly staleReads: StaleReads;
  readonly clock: Clock;
  readonly services: Services;
  readonly events: Events;
  readonly tenants: Tenants;
  /** Identifies callers for rate limits. */
  readonly askers: Callers;
}

/**
 * Who may call. `graceAccess` is `user`, and also a student whose session was ended by another log-in within
 * the last hours: answers that the device had not sent by then would otherwise be lost.
 */
export type Access = 'public' | 'user' | 'graceAccess';

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text === '' ? undefined : text;
}

function queryText(request: FastifyRequest, name: string): string | undefined {
  const { query } = request;
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function schoolOf(tenant: Tenant, requestedIds: readonly (string | null | undefined)[]): School {
  for (const requestedId of requestedIds) {
    const school = tenant.schools.find((candidate) => candidate.id === requestedId);
    if (school !== undefined) return school;
  }
  return tenant.schools[0];
}

interface Identity {
  readonly user: User | undefined;
  readonly session: Session | undefined;
}

/** A logged-in student and the session. */
export interface LoggedInIdentity {
  readonly user: User;
  readonly session: Session;
}

const ANONYMOUS: Identity = { user: undefined, session: undefined };

/**
 * Returns the student and session of a valid token. @throws {StatusError} 409 when another log-in ended its
 * session, otherwise 401.
 */
export function expectLive(found: TokenState): LoggedInIdentity {
  if (found.state === 'live') return { user: found.user, session: found.session };
  if (found.state === 'kicked') throw new StatusError(409, '您的账号已在别处登录，被迫下线');
  throw new StatusError(401, '登录已过期，请重新登录');
}

/**
 * How long a session that another log-in has ended keeps grace access, in milliseconds: long enough for an
 * offline device to reconnect.
 */
const GRACE_MS = 6 * 3600_000;

/** Tells whether a session that another log-in has ended still has grace access. */
function hasGraceAccess({ session, user }: LoggedInIdentity, clock: Clock): boolean {
  const now = clock.now();
  const graceEndsAt = (session.revokedAt?.getTime() ?? 0) + GRACE_MS;
  return graceEndsAt > now.getTime() && session.expiresAt > now && user.status === 'active';
}

async function identify(
  parts: AppParts,
  db: Queryable,
  request: FastifyRequest,
  tenant: Tenant,
  access: Access,
): Promise<Identity> {
  const token = tokenOf(request);
  if (token === undefined) {
    if (access !== 'public') throw new StatusError(401, '请先登录');
    return ANONYMOUS;
  }
  const found = await readToken(db, parts.clock, tenant.company.id, token);
  if (found.state !== 'live' && access === 'public') return ANONYMOUS;
  if (access === 'graceAccess' && found.state === 'kicked' && hasGraceAccess(found, parts.clock))
    return found;
  const known = expectLive(found);
  parts.askers.noteLive(known.session.tokenHash);
  await touchSession(db, parts.clock, known.session);
  return known;
}

/** Returns the tenant of a request's host. @throws {StatusError} 404 for a host without a company. */
export async function tenantOf(parts: AppParts, request: FastifyRequest): Promise<Tenant> {
  const tenant = await parts.tenants.byHost(request.hostname);
  if (tenant === undefined) throw new StatusError(404, '这个网址还没有开通学校');
  return tenant;
}

/** The database and the arrival time of a request. */
interface Asking {
  /** The database that the call reads and writes. */
  readonly db: Queryable;
  /** When the request arrived, before any waiting. */
  readonly arrivedAt: Date;
}

/**
 * Resolves the school and the caller of a request; with `anybody` only the school, without looking up a log-in.
 * @throws {StatusError} 400 for a malformed Host header, 404 for a host without a company; with access `user`
 *   401 without a valid token and 409 when another log-in ended the session. A public endpoint ignores an
 *   invalid token.
 */
export function contextOf(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  access: 'user' | 'graceAccess',
  how?: Partial<Asking>,
): Promise<UserContext>;
export function contextOf(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access | 'anybody',
  how?: Partial<Asking>,
): Promise<Context>;
export async function contextOf(
  parts: AppParts,
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access | 'anybody',
  { db = parts.connection.db, arrivedAt = parts.clock.now() }: Partial<Asking> = {},
): Promise<Context> {
  const tenant = await tenantOf(parts, request);
  const identity = access === 'anybody' ? ANONYMOUS : await identify(parts, db, request, tenant, access);
  return contextFor(parts, request, {
    tenant,
    identity,
    setCookie: (name, value, { maxAgeSeconds }) =>
      void reply.setCookie(name, value, {
        path: '/',
        maxAge: maxAgeSeconds,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
      }),
    db,
    arrivedAt,
  });
}

/** What is known of a request before its context is built. */
interface KnownParts<Who extends Identity> extends Asking, Pick<Context, 'setCookie'> {
  readonly tenant: Tenant;
  readonly identity: Who;
}

/**
 * Builds a context from known parts, as of a socket.
 * @throws {StatusError} 400 for a Host header that is more than a host and a port.
 */
export function contextFor<Who extends Identity>(
  parts: AppParts,
  request: FastifyRequest,
  { tenant, identity, setCookie, db, arrivedAt }: KnownParts<Who>,
): Context & Who {
  tracing()?.describe({ 'lectern.company': tenant.company.id });
  // Every following log line of the request has its company and user, including the final one.
  request.log = request.log.child({
    company: tenant.company.id,
    ...(identity.user !== undefined && { user: identity.user.id }),
  });
  return {
    db,
    transaction: (work) => inTransaction(db, work),
    company: tenant.company,
    schools: tenant.schools,
    school: schoolOf(tenant, [
      queryText(request, 'schoolId'),
      header(request, 'schoolid'),
      identity.session?.schoolId,
      request.cookies['schoolId'],
      identity.user?.schoolId,
    ]),
    ...identity,
    clock: parts.clock,
    arrivedAt,
    log: request.log,
    requestId: request.id,
    config: parts.config,
    services: parts.services,
    events: parts.events,
    ip: request.ip,
    origin: originOf(request),
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
    deviceId: (header(request, 'deviceid') ?? request.cookies['deviceId'])?.slice(0, 100),
    readCookie: (name) => request.cookies[name],
    setCookie,
  };
}

/** Returns the read-only context of an anonymous visitor, which reads from this database. */
export function staleReadContextOf(
  { db: _, transaction: __, setCookie: ___, events: ____, ...context }: Context,
  reading: ReadOnly,
): StaleReadContext {
  return { ...context, db: reading, user: undefined, session: undefined };
}
