import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../http/requestContext.ts';
import { jobSeconds } from '../metrics/meters.ts';
import { spanned } from '../tracing/tracing.ts';

/** A scheduled job. It must be safe to run in several processes at once. */
export interface Job {
  /** Name in the log. */
  readonly name: string;
  readonly everyMs: number;
  /** Resolves to `'more'` where work is left: then the job continues after a rest of twice the time it took. */
  run(): Promise<void | 'more'>;
}

const jobsByApp = new WeakMap<AppParts, Job[]>();

/** Returns all jobs of an app, even where they are not scheduled. */
export const jobsOf = (parts: AppParts): readonly Job[] => jobsByApp.get(parts) ?? [];

/** Rest of an unfinished job, as a multiple of its run time: it leaves two thirds of a processor to requests. */
const REST_FACTOR = 2;

/**
 * Runs jobs while the app is up, each one after its own pause and never concurrently with itself. A failed run
 * is logged, and the next one happens all the same. In tests no job is scheduled: they call the work.
 */
export function runJobs(app: FastifyInstance, parts: AppParts, jobs: readonly Job[]): void {
  jobsByApp.set(parts, [...jobsOf(parts), ...jobs]);
  if (parts.config.mode === 'test') return;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isClosed = false;

  function schedule(job: Job, afterMs = job.everyMs): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      const startedAt = performance.now();
      const stopClock = jobSeconds.startTimer({ job: job.name });
      const run = spanned({ name: `job ${job.name}`, kind: 'internal', begins: { headers: {} } }, () =>
        job.run(),
      )
        .then(
          (left) => {
            stopClock({ result: 'done' });
            return left === 'more' ? (performance.now() - startedAt) * REST_FACTOR : undefined;
          },
          (error: unknown) => {
            stopClock({ result: 'failed' });
            app.log.error({ err: error, job: job.name }, 'A job failed');
            return undefined;
          },
        )
        .then((afterwards) => {
          running.delete(run);
          schedule(job, afterwards);
        });
      running.add(run);
    }, afterMs);
    timers.set(job.name, timer.unref());
  }

  app.addHook('onReady', async () => jobs.forEach((job) => schedule(job)));
  app.addHook('onClose', async () => {
    isClosed = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  });
}
