import type { EndpointShape } from '@lectern/sdk';
import type { DocumentedCall } from './areaPage.ts';
import type { Part } from './components.ts';

const ref = (kind: string, name: string): Part => ({ $ref: `#/components/${kind}/${name}` });

const header = (name: string, description: string, example: string): Part => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

/** Headers of requests and replies, as shared components. */
export const HEADERS = {
  parameters: {
    SchoolIdHeader: header('schoolId', 'Id of the school; without it, the default school.', '1'),
    CompanyIdHeader: header(
      'companyId',
      'Id of the company, for logs only: the host determines the company.',
      '1',
    ),
    UserIdHeader: header(
      'userId',
      'Id of the student, for logs only: the token determines the student.',
      '100',
    ),
    MemoryHeader: header('Memory', 'Memory of the device in GB; empty if it is unknown.', '8'),
    SystemHeader: header(
      'system_os',
      'Operating system of the device, as `Windows` or `Android`.',
      'Windows',
    ),
    PlatformHeader: header('platform', 'Kind of the client; `pc` for all clients of this document.', 'pc'),
    VersionHeader: header('app_version', 'Version of the client.', '8.1.3'),
    IdempotencyKey: header(
      'Idempotency-Key',
      'Key of your own. Send the same key when you repeat the call: it then takes effect only once. Valid for 24 hours.',
      '5f0c2c1e-order-1',
    ),
  },
  headers: {
    'X-Request-Id': {
      description: 'Id of the request in the platform’s log.',
      schema: { type: 'string' },
      example: '0d5f4c3e-4f0a-4c8e-9a3b-0a6c1f2d7e55',
    },
    'Retry-After': {
      description: 'Seconds to wait before repeating the call.',
      schema: { type: 'integer', minimum: 0 },
      example: 2,
    },
  },
} as const;

/** Headers that the SDK sends with a call; all are optional. */
export function headersOf({ tellsUser, once }: EndpointShape): Part[] {
  return [
    'SchoolIdHeader',
    'CompanyIdHeader',
    ...(tellsUser === true ? ['UserIdHeader'] : []),
    'MemoryHeader',
    'SystemHeader',
    'PlatformHeader',
    'VersionHeader',
    ...(once === true ? ['IdempotencyKey'] : []),
  ].map((name) => ref('parameters', name));
}

const reply = (description: string, example: Part, mayReturn = false): Part => ({
  description,
  headers: {
    'X-Request-Id': ref('headers', 'X-Request-Id'),
    ...(mayReturn && { 'Retry-After': ref('headers', 'Retry-After') }),
  },
  content: { 'application/json': { schema: ref('schemas', 'Refusal'), example } },
});

/** Replies with a status other than 200. */
export const REPLIES = {
  Invalid: reply('A field is missing, malformed or unknown; `path` names it.', {
    code: '400',
    message: '"pageNo" must be >= 1',
    path: 'pageNo',
  }),
  LoggedOut: reply('The token is missing or has expired.', {
    code: '401',
    message: '登录已过期，请重新登录',
  }),
  Forbidden: reply(
    'The student has no permission. With a header `action` of `cc` or `waf` a firewall refused the call, and the body is its page.',
    { code: '403', message: '没有权限' },
  ),
  Missing: reply('No school has this address, or the requested object does not exist.', {
    code: '404',
    message: '没有找到',
  }),
  LoggedOutElsewhere: reply('A log-in elsewhere ended the session.', {
    code: '409',
    message: '您的账号已在别处登录，被迫下线',
  }),
  TooLarge: reply('The body is larger than the call allows.', {
    code: '413',
    message: '内容太大',
    path: 'body',
  }),
  TooOften: reply(
    'Too many calls within a minute.',
    { code: '429', message: '操作太频繁，请稍后再试' },
    true,
  ),
  Failed: reply('The platform failed; its log contains the request id.', {
    code: '500',
    message: '服务出了点问题，请稍后再试',
    requestId: '0d5f4c3e-4f0a-4c8e-9a3b-0a6c1f2d7e55',
  }),
  Recovering: reply(
    'The platform is temporarily unavailable.',
    { code: '503', message: '服务正在恢复，请稍后再试' },
    true,
  ),
  Blocked: reply('The account is blocked; `data` has the reason.', { code: '550', message: '账号已被停用' }),
} as const;

/** Returns the replies of a call with a status other than 200. */
export function repliesOf({ access }: DocumentedCall, hasBody: boolean): Readonly<Record<string, Part>> {
  const isForStudents = access !== 'public';
  return {
    400: ref('responses', 'Invalid'),
    ...(isForStudents && { 401: ref('responses', 'LoggedOut') }),
    403: ref('responses', 'Forbidden'),
    404: ref('responses', 'Missing'),
    ...(isForStudents && { 409: ref('responses', 'LoggedOutElsewhere') }),
    ...(hasBody && { 413: ref('responses', 'TooLarge') }),
    429: ref('responses', 'TooOften'),
    500: ref('responses', 'Failed'),
    503: ref('responses', 'Recovering'),
    ...(isForStudents && { 550: ref('responses', 'Blocked') }),
  };
}
