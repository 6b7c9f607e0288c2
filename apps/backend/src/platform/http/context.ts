import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/connection.ts';
import type { ReadOnly } from '../database/pool/readOnly.ts';
import type { Company, School } from '../database/tables/companies.tables.ts';
import type { Session, User } from '../database/tables/users.tables.ts';
import type { Events } from '../events/events.ts';
import type { Services } from './services.ts';
import type { Schools } from './tenants.ts';

/** Structured log lines: fields first, then the words. Never personal data, tokens or bodies. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Settings of a cookie; it is always for the whole site, `SameSite=Lax` and unreadable for scripts. */
export interface CookieSettings {
  readonly maxAgeSeconds: number;
}

/** What a handler may know of the request and reach beyond it. */
export interface Context {
  /** Outside a transaction; inside one where the endpoint says `once` and the request names an idempotency key. */
  readonly db: Queryable;
  /**
   * Runs work in a transaction; everything that is written belongs in one. Use only `tx` inside.
   * Work that lost against another transaction runs again, so it must touch the database alone.
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>;
  /** The tenant, from the Host header. */
  readonly company: Company;
  /** All branches of the company. */
  readonly schools: Schools;
  /** The branch the client prefers, if it is one of the company's, else the default one. */
  readonly school: School;
  readonly user: User | undefined;
  readonly session: Session | undefined;
  readonly clock: Clock;
  /** When the request had come, or the frame of a socket: what it waits for since then, a lock for one, is later. */
  readonly arrivedAt: Date;
  readonly log: Log;
  /** The request, as the log names it. */
  readonly requestId: string;
  readonly config: Config;
  readonly services: Services;
  readonly events: Events;
  /** The client's address. */
  readonly ip: string;
  /** Scheme, host and port of the request as browsers spell them: `https://school.example`. */
  readonly origin: string;
  readonly userAgent: string;
  /** The client's own name for its device, from the `deviceId` cookie or header; not proven. */
  readonly deviceId: string | undefined;
  /** A cookie of the request; undefined where there is none. */
  readCookie(name: string): string | undefined;
  setCookie(name: string, value: string, settings: CookieSettings): void;
}

/** The context of an endpoint that needs a log-in. */
export interface UserContext extends Context {
  readonly user: User;
  readonly session: Session;
}

/** The context of a visitor whom nobody knows, and whose reads may be late: it only reads, by whatever database is at hand. */
interface VisitorContext extends Omit<
  Context,
  'db' | 'transaction' | 'setCookie' | 'events' | 'user' | 'session'
> {
  readonly db: ReadOnly;
  readonly user: undefined;
  readonly session: undefined;
}

/** The context of a call that may be late (`mayBeLate` of its route). Who is logged in never gets what is late. */
export type LateContext = VisitorContext | Context;
