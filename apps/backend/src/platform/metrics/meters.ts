import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process, for Prometheus. */
export const meters = new Registry();

const registers = [meters];

/** Requests by method, route (the pattern, so that it contains no id) and status. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests until the end of the reply',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

/** Operations over sockets: exams use these, and HTTP requests only where no socket can be opened. */
export const operationSeconds = new Histogram({
  name: 'lectern_operation_duration_seconds',
  help: 'Duration of socket operations until their reply',
  labelNames: ['op', 'result'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

/** Runs of scheduled jobs. */
export const jobSeconds = new Histogram({
  name: 'lectern_job_duration_seconds',
  help: 'Duration of job runs',
  labelNames: ['job', 'result'],
  buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 30],
  registers,
});

/** Authenticated sockets. */
export const openSockets = new Gauge({
  name: 'lectern_sockets',
  help: 'Open WebSocket connections of lessons, exams and presence',
  registers,
});

/** Answers, counted when they are acknowledged. */
export const answersSaved = new Counter({
  name: 'lectern_answers_saved_total',
  help: 'Answers saved and acknowledged',
  registers,
});

/** Codes that were handed to an SMS or mail provider. */
export const codesSent = new Counter({
  name: 'lectern_codes_sent_total',
  help: 'Codes by SMS and mail, accepted or refused by the provider',
  labelNames: ['kind', 'result'],
  registers,
});

/** Reminders by SMS, by outcome. */
export const smsRemindersDone = new Counter({
  name: 'lectern_sms_reminders_total',
  help: 'Reminders by SMS: sent, refused by the provider, unanswered (outcome unknown), or dropped before sending',
  labelNames: ['kind', 'result'],
  registers,
});

/** Payments that a provider reported, by outcome. */
export const paymentsSettled = new Counter({
  name: 'lectern_payments_settled_total',
  help: 'Payments reported by payment providers, by outcome',
  labelNames: ['provider', 'outcome'],
  registers,
});

/** Refunds. */
export const refundsDone = new Counter({
  name: 'lectern_refunds_done_total',
  help: 'Refunds accepted by a payment provider',
  labelNames: ['provider'],
  registers,
});

/** Bytes uploaded by students and the school. */
export const uploadedBytes = new Counter({
  name: 'lectern_uploaded_bytes_total',
  help: 'Bytes of stored uploads',
  registers,
});

/** Reads that may be stale, by the database that served them. */
export const staleReadsDone = new Counter({
  name: 'lectern_late_reads_total',
  help: 'Reads that may be stale: served by the replica, by the primary, or by the primary after the replica failed',
  labelNames: ['by'],
  registers,
});

/** Notices that may be delivered without the database, by how they were delivered. */
export const streamedNotices = new Counter({
  name: 'lectern_streamed_notices_total',
  help: 'Notifications for the stream: sent by the stream, by the database while it was unreachable, or by nobody',
  labelNames: ['by'],
  registers,
});

/** The measured values of a replica. */
export interface WatchedReplica {
  readonly isUsed: () => boolean;
  /** Infinite where it is unknown. */
  readonly lagSeconds: () => number;
}

const replicas = new Map<string, WatchedReplica>();

const replicaLag = new Gauge({
  name: 'lectern_replica_lag_seconds',
  help: 'Lag of the replica behind the primary, in seconds',
  labelNames: ['replica'],
  registers,
  collect() {
    for (const [replica, { lagSeconds }] of replicas) this.set({ replica }, lagSeconds());
  },
});

const replicaTaken = new Gauge({
  name: 'lectern_replica_taken',
  help: '1 while the replica serves reads that may be stale, 0 while it is not used',
  labelNames: ['replica'],
  registers,
  collect() {
    for (const [replica, { isUsed }] of replicas) this.set({ replica }, isUsed() ? 1 : 0);
  },
});

/** Registers a replica's metrics under a name. @returns a function that unregisters them */
export function watchReplica(name: string, replica: WatchedReplica): () => void {
  replicas.set(name, replica);
  return () => {
    if (replicas.get(name) !== replica) return;
    replicas.delete(name);
    replicaLag.remove({ replica: name });
    replicaTaken.remove({ replica: name });
  };
}

/** The measured values of a connection pool. */
export interface WatchedPool {
  /** Connections that are open. */
  readonly totalCount: number;
  /** Open ones that nobody uses. */
  readonly idleCount: number;
  /** Statements that wait for one. */
  readonly waitingCount: number;
}

const pools = new Map<string, WatchedPool>();

const connectionCount = new Gauge({
  name: 'lectern_database_connections',
  help: 'Connections to PostgreSQL, in use and idle',
  labelNames: ['pool', 'state'],
  registers,
  collect() {
    for (const [pool, { totalCount, idleCount }] of pools) {
      this.set({ pool, state: 'idle' }, idleCount);
      this.set({ pool, state: 'used' }, totalCount - idleCount);
    }
  },
});

const waitingCount = new Gauge({
  name: 'lectern_database_waiting',
  help: 'Statements waiting for a connection to PostgreSQL',
  labelNames: ['pool'],
  registers,
  collect() {
    for (const [pool, { waitingCount: waiting }] of pools) this.set({ pool }, waiting);
  },
});

/** Registers a pool's metrics under a name. @returns a function that unregisters them */
export function watchPool(name: string, pool: WatchedPool): () => void {
  pools.set(name, pool);
  return () => {
    if (pools.get(name) !== pool) return;
    pools.delete(name);
    for (const state of ['idle', 'used']) connectionCount.remove({ pool: name, state });
    waitingCount.remove({ pool: name });
  };
}
