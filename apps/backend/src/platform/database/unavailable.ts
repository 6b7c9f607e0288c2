import pg from 'pg';

/** PostgreSQL is away, is full, only reads, or ended a statement, a transaction or a connection. */
const STATES = [
  '08000', // connection_exception
  '08001',
  '08003',
  '08004',
  '08006',
  '25006', // read_only_sql_transaction: another server leads now, or a full disk made this one read-only
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '53000', // insufficient_resources
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '53400', // configuration_limit_exceeded
  '55P03', // lock_not_available
  '57014', // query_canceled, as by statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '58030', // io_error
];

/** What a pooler says, in its one code, when it has no connection to lend or lost the one that was lent. */
const isOfPooler = ({ code, severity }: pg.DatabaseError): boolean =>
  code === '08P01' && severity === 'FATAL';

/** The disk, or the share of it that is ours, is full: in the system's words and in PostgreSQL's. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100', '53400'];

/** The system's words for a line that is not there or breaks. */
const LOST = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

/** How the driver's own errors begin, which have no code. */
const LOST_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** Tells whether an error says that a disk is full, the database's or the one for files. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && DISK_FULL.includes(code)) || isDiskFull(error.cause);
}

function isLost(error: Error): boolean {
  const [code, syscall]: unknown[] = ['code', 'syscall'].map((name): unknown => Reflect.get(error, name));
  // The socket of a PostgreSQL on this machine is a file, which is missing while that is away.
  return (
    (typeof code === 'string' && LOST.includes(code)) ||
    syscall === 'connect' ||
    LOST_MESSAGES.some((beginning) => error.message.startsWith(beginning))
  );
}

/**
 * Tells whether an error says that the database cannot do its work now, though it may in a while; whoever asked may
 * try again.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Its severity says nothing: that a log-in is refused is fatal too, and no waiting mends it.
  if (error instanceof pg.DatabaseError) return STATES.includes(error.code ?? '') || isOfPooler(error);
  return isLost(error) || isUnavailable(error.cause);
}
