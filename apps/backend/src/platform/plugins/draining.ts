import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says that the process stops, and answers on meanwhile, so that balancers ask others by the time that it closes.
     * Every answer from now on ends its connection.
     * @param milliseconds after which it resolves.
     */
    drain(milliseconds: number): Promise<void>;
    /** Whether the process drains or closes. */
    isStopping(): boolean;
    /**
     * Calls back when half of a drain is over, by when balancers ask others.
     * @param leave is told how many milliseconds are left.
     */
    onHalfDrained(leave: (leftMs: number) => void): void;
  }
}

/** Lets a process leave a balancer without a request that fails. */
export const draining = plugin(async (app: FastifyInstance) => {
  const leavers: ((leftMs: number) => void)[] = [];
  let isStopping = false;

  app.decorate('isStopping', () => isStopping);
  app.decorate('onHalfDrained', (leave: (leftMs: number) => void) => void leavers.push(leave));
  app.decorate('drain', async (milliseconds: number) => {
    isStopping = true;
    await setTimeout(milliseconds / 2);
    for (const leave of leavers) leave(milliseconds / 2);
    await setTimeout(milliseconds / 2);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  // A connection that is kept would bring its next request just when the process closes it.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) void reply.header('Connection', 'close');
  });
});
