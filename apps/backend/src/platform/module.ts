import type { FastifyInstance } from 'fastify';
import type { AppParts } from './http/requestContext.ts';
import type { Route } from './http/route.ts';
import type { SocketOperation } from './sockets/operation.ts';
import type { SocketPush } from './sockets/push.ts';

/** A module of the back end: the calls of an area, and everything else that belongs to them. */
export interface Module {
  readonly name: string;
  readonly routes: readonly Route[];
  /** Operations that the module handles over the socket of lessons and exams. */
  readonly operations?: readonly SocketOperation[];
  /** Messages that the module pushes to students over that socket. */
  readonly pushes?: readonly SocketPush[];
  /** Provides services and subscribes to events. Runs before `start` of any module and before the routes. */
  setup?(parts: AppParts): void | Promise<void>;
  /**
   * Re-reads secrets and accounts from files while the process runs. Returns a function that applies them; it
   * is called once every module has read its own. @throws {ConfigError} where a value is invalid; then no
   * module changes anything
   */
  reread?(parts: AppParts): Promise<() => void>;
  /**
   * Registers routes that are no endpoints: pages, files and sockets; also starts scheduled jobs (`runJobs`).
   * Use `contextOf(parts, request, reply, access)` there.
   */
  plugin?(app: FastifyInstance, parts: AppParts): void | Promise<void>;
  /** Runs once after all modules are set up and all routes are registered. */
  start?(parts: AppParts): void | Promise<void>;
}
