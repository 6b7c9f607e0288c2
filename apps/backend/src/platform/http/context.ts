import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/connection.ts';
import type { ReadOnly } from '../database/pool/readOnly.ts';
import type { Company, School } from '../database/tables/companies.tables.ts';
import type { Session, User } from '../database/tables/users.tables.ts';
import type { Events } from '../events/events.ts';
import type { Services } from './services.ts';
import type { Schools } from './tenants.ts';

/** A structured logger: fields first, then the message. Never pass personal data, tokens or bodies. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Options of a cookie; every cookie is valid for the whole site, `SameSite=Lax` and `HttpOnly`. */
export interface CookieSettings {
  readonly maxAgeSeconds: number;
}

/** What a handler gets: the request's identity and the services of the app. */
export interface Context {
  /**
   * The database, outside a transaction; for an endpoint marked `once` whose request has an idempotency key,
   * the transaction of that call.
   */
  readonly db: Queryable;
  /**
   * Runs work in a transaction; all writes belong in one. Use only `tx` inside. The work is retried after a
   * conflict with another transaction, so it must have no effect outside the database.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** The tenant, from the Host header. */
  readonly company: Company;
  /** All branches of the company. */
  readonly schools: Schools;
  /** The branch the client prefers, if it is one of the company's, otherwise the default one. */
  readonly school: School;
  readonly user: User | undefined;
  readonly session: Session | undefined;
  readonly clock: Clock;
  /** When the request or the socket's frame arrived, before any waiting, as for a lock. */
  readonly arrivedAt: Date;
  readonly log: Log;
  /** The request's id in the log. */
  readonly requestId: string;
  readonly config: Config;
  readonly services: Services;
  readonly events: Events;
  /** The client's address. */
  readonly ip: string;
  /** Scheme, host and port of the request as browsers write them: `https://school.example`. */
  readonly origin: string;
  readonly userAgent: string;
  /** The client's own name for its device, from the `deviceId` cookie or header; unverified. */
  readonly deviceId: string | undefined;
  /** Reads a cookie of the request; undefined where there is none. */
  readCookie(name: string): string | undefined;
  setCookie(name: string, value: string, settings: CookieSettings): void;
}

/** The context of an endpoint that needs a log-in. */
export interface UserContext extends Context {
  readonly user: User;
  readonly session: Session;
}

/** The read-only context of an anonymous visitor, whose reads may be stale and served by a replica. */
interface VisitorContext extends Omit<
  Context,
  'db' | 'transaction' | 'setCookie' | 'events' | 'user' | 'session'
> {
  readonly db: ReadOnly;
  readonly user: undefined;
  readonly session: undefined;
}

/**
 * The context of a call that may return stale data (`mayBeStale` of its route). Logged-in students never get
 * stale data.
 */
export type StaleReadContext = VisitorContext | Context;
