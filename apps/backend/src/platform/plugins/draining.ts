import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reports on `/readyz` that the process stops, and goes on answering, so that load balancers use other
     * processes by the time it closes. Every reply from now on closes its connection.
     * @param milliseconds after which it resolves.
     */
    drain(milliseconds: number): Promise<void>;
    /** Tells whether the process is draining or closing. */
    isStopping(): boolean;
    /**
     * Calls back after half of a drain, by when load balancers use other processes.
     * @param leave gets the milliseconds that are left.
     */
    onHalfDrained(leave: (leftMs: number) => void): void;
  }
}

/** Lets a process leave a load balancer without failed requests. */
export const draining = plugin(async (app: FastifyInstance) => {
  const leavers: ((leftMs: number) => void)[] = [];
  let isStopping = false;

  app.decorate('isStopping', () => isStopping);
  app.decorate('onHalfDrained', (onHalf: (leftMs: number) => void) => void leavers.push(onHalf));
  app.decorate('drain', async (milliseconds: number) => {
    isStopping = true;
    await setTimeout(milliseconds / 2);
    for (const listener of leavers) listener(milliseconds / 2);
    await setTimeout(milliseconds / 2);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  // A keep-alive connection could send its next request at the very moment the process closes it.
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isStopping) void reply.header('Connection', 'close');
    next();
  });
});
