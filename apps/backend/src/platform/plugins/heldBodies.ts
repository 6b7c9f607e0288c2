import { totalmem } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type Callers, isSession } from '../http/limits/callers.ts';

const MEGABYTE = 1024 * 1024;
/** Bytes that a connection reads at once, so that a body may have begun before its headers were parsed. */
const READ_BYTES = 64 * 1024;

/** Options of {@link heldBodies}. */
interface HeldBodies {
  readonly askers: Callers;
  /** Maximum bytes of unfinished bodies of one log-in or network. @defaultValue eight forms with files */
  readonly ofCaller?: number;
  /** Maximum bytes of unfinished bodies in all. @defaultValue an eighth of the memory, at most 1 GB */
  readonly inAll?: number;
  /** Milliseconds between two counts. @defaultValue one second */
  readonly everyMs?: number;
}

/** A request whose body has not arrived completely. */
interface Held {
  readonly request: FastifyRequest;
  readonly caller: string;
  /** Bytes of the body; infinite where it does not say. */
  readonly declared: number;
  /** Bytes that its connection had received when its headers were parsed. */
  readonly from: number;
}

const bytesOf = ({ request, declared, from }: Held): number =>
  Math.min(declared, request.raw.socket.bytesRead - from + READ_BYTES);

/**
 * Bounds the memory of bodies that arrive slowly, or never completely: a body is read before it is known who sends
 * it, and a stranger could hold the largest ones for minutes on any number of connections. None is refused, since a
 * whole school shares one network; what exceeds the bounds is aborted. Of strangers the oldest bodies are aborted
 * first, since honest ones arrive within seconds, and of students the newest, so that the others finish.
 */
export const heldBodies = plugin(
  async (
    app: FastifyInstance,
    {
      askers,
      ofCaller = 96 * MEGABYTE,
      inAll = Math.min(1024 * MEGABYTE, totalmem() / 8),
      everyMs = 1000,
    }: HeldBodies,
  ) => {
    const held = new Set<Held>();
    app.addHook('preParsing', (request, _reply, payload, done) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
      const declared = encoding === undefined ? Number(length ?? 0) : Infinity;
      if (declared > 0) {
        const caller = askers.callerOf(request);
        const one = { request, caller, declared, from: request.raw.socket.bytesRead };
        held.add(one);
        request.raw.once('close', () => held.delete(one));
      }
      done(null, payload);
    });

    function abortExcess(): void {
      const byAge = [...held];
      const students = byAge.filter(({ caller }) => isSession(caller));
      const strangers = byAge.filter(({ caller }) => !isSession(caller)).toReversed();
      const bytesOfCallers = new Map<string, number>();
      let [all, aborted] = [0, 0];
      for (const one of [...students, ...strangers]) {
        const { request, caller } = one;
        const bytes = bytesOf(one);
        const own = (bytesOfCallers.get(caller) ?? 0) + bytes;
        if (own > ofCaller || all + bytes > inAll) {
          request.raw.destroy();
          aborted += 1;
        } else {
          bytesOfCallers.set(caller, own);
          all += bytes;
        }
      }
      if (aborted > 0) app.log.warn({ aborted }, 'Requests that held too much memory were aborted');
    }
    const timer = setInterval(abortExcess, everyMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
);
