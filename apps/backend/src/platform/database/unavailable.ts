import pg from 'pg';

/**
 * Error codes of PostgreSQL for: unreachable, overloaded, read-only, and an aborted statement, transaction or
 * connection.
 */
const UNAVAILABLE_STATES = [
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

/** Tells whether a pooler has no connection available or lost the one in use; it uses one code for all its errors. */
const isOfPooler = ({ code, severity }: pg.DatabaseError): boolean =>
  code === '08P01' && severity === 'FATAL';

/** The disk or its quota is full: the codes of the operating system and of PostgreSQL. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100', '53400'];

/** Error codes of the operating system for a connection that cannot be made or breaks. */
const LOST_CODES = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

/** Beginnings of the driver's own error messages, which have no code. */
const LOST_MESSAGES = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** Tells whether an error means that a disk is full, the database's or the one for files. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && DISK_FULL.includes(code)) || isDiskFull(error.cause);
}

function isLost(error: Error): boolean {
  const [code, syscall]: unknown[] = ['code', 'syscall'].map((name): unknown => Reflect.get(error, name));
  // The unix socket of a PostgreSQL on this machine is a file, which is missing while the server is down.
  return (
    (typeof code === 'string' && LOST_CODES.includes(code)) ||
    syscall === 'connect' ||
    LOST_MESSAGES.some((beginning) => error.message.startsWith(beginning))
  );
}

/** Tells whether an error means that the database is temporarily unavailable, so that the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Its severity is not enough: a refused log-in is fatal too, and no retry helps.
  if (error instanceof pg.DatabaseError)
    return UNAVAILABLE_STATES.includes(error.code ?? '') || isOfPooler(error);
  return isLost(error) || isUnavailable(error.cause);
}
