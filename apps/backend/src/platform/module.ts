import type { FastifyInstance } from 'fastify';
import type { AppParts } from './http/requestContext.ts';
import type { Route } from './http/route.ts';
import type { SocketOperation } from './sockets/operation.ts';
import type { SocketPush } from './sockets/push.ts';

/** One room of the back end: an area's calls, and what belongs to them. */
export interface Module {
  readonly name: string;
  readonly routes: readonly Route[];
  /** What the module answers over the socket of lessons and exams. */
  readonly operations?: readonly SocketOperation[];
  /** What that socket tells a student by itself. */
  readonly pushes?: readonly SocketPush[];
  /** Provides services and subscribes to events. Runs before `start` of any module and before the routes. */
  setup?(parts: AppParts): void | Promise<void>;
  /**
   * Reads what was replaced while the process runs: accounts, keys in files. What it gives back takes that over, once
   * every module has read its own. @throws {ConfigError} where something cannot be used; then all stays as it was
   */
  reread?(parts: AppParts): Promise<() => void>;
  /**
   * Mounts what is no endpoint: pages, files, sockets, and what runs by itself (`runJobs`). Use
   * `contextOf(parts, request, reply, access)` there.
   */
  plugin?(app: FastifyInstance, parts: AppParts): void | Promise<void>;
  /** Runs once when everything else stands. */
  start?(parts: AppParts): void | Promise<void>;
}
