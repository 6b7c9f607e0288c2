import { AwayError, BusinessError, InputError, OutputError, StatusError } from './errors.ts';
import { isDiskFull, isUnavailable } from '../database/unavailable.ts';
import { sqlStateOf } from '../database/connection.ts';

/** The body of every unsuccessful reply. */
export interface ErrorReply {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly data?: unknown;
    readonly path?: string;
  };
}

/** PostgreSQL's error codes for an id that is not a number, or out of range. */
const INVALID_ID_STATES = ['22P02', '22003'];

/** Value of the `Retry-After` header, in seconds. */
export const RETRY_AFTER_SECONDS = '2';

const MESSAGES: Readonly<Record<number, string>> = {
  400: '请求格式不对',
  404: '没有找到',
  405: '不支持这种请求',
  413: '内容太大',
  415: '不支持这种格式',
  429: '操作太频繁，请稍后再试',
};

function frameworkStatus(error: unknown): number | undefined {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Returns the reply for an error, or undefined for one whose details must not be sent to clients. */
export function replyOf(error: unknown): ErrorReply | undefined {
  if (error instanceof BusinessError) {
    return { status: 200, body: { code: error.code, message: error.message, data: error.data } };
  }
  if (error instanceof StatusError) {
    return {
      status: error.status,
      body: { code: String(error.status), message: error.message, data: error.data },
    };
  }
  if (error instanceof InputError)
    return { status: 400, body: { code: '400', message: error.message, path: error.path } };
  if (error instanceof OutputError) return undefined;
  const state = sqlStateOf(error);
  if (state !== undefined && INVALID_ID_STATES.includes(state)) {
    return { status: 400, body: { code: '400', message: 'An id or number in the request cannot exist' } };
  }
  if (isDiskFull(error))
    return { status: 503, body: { code: '503', message: '服务器的存储空间满了，请稍后再试' } };
  if (isUnavailable(error) || error instanceof AwayError)
    return { status: 503, body: { code: '503', message: '服务正在恢复，请稍后再试' } };
  const status = frameworkStatus(error);
  if (status === undefined) return undefined;
  const message = MESSAGES[status] ?? '请求无法处理';
  return { status, body: { code: String(status), message, ...(status === 413 && { path: 'body' }) } };
}
