import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Clock } from '../../platform/config/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { fieldsOf, asText } from '../fields.ts';
import { ThirdLoginError, type ThirdProvider, type ThirdType } from './thirdProvider.ts';

/** How long a code of the sandbox is valid, in milliseconds. */
const GOOD_MS = 60_000;

/** The people of the sandbox; each has an account on every platform. */
export const SANDBOX_PEOPLE = { a: '小桥', b: '阿澄' } as const;
export type SandboxPerson = keyof typeof SANDBOX_PEOPLE;

/** Returns the path of the page where people authorize the log-in. */
export const sandboxThirdPath = (type: ThirdType): string => `/sandbox/third/${type}/authorise`;

/** A platform of the sandbox: its page's functions, and those for the school's server. */
export interface SandboxThird extends ThirdProvider {
  /** Makes the code for a person who has authorized the log-in; an expired one for testing, if `isExpired`. */
  codeFor(person: SandboxPerson, isExpired: boolean): string;
}

/** Makes a fake platform. Codes are signed and contain their expiry, so nothing is stored. */
export function createSandboxThird(type: ThirdType, config: Config, clock: Clock): SandboxThird {
  const page = sandboxThirdPath(type);
  const clientId = `sandbox-${type}`;
  const scope = 'openid';
  return {
    clientId,
    page,
    scope,
    authoriseUrl: ({ redirectUrl, state }) =>
      `${page}?${new URLSearchParams({ client_id: clientId, redirect_uri: redirectUrl, response_type: 'code', scope, state })}`,
    codeFor(person, isExpired) {
      const until = clock.now().getTime() + (isExpired ? -1 : GOOD_MS);
      const body = Buffer.from(
        JSON.stringify({ person, until, salt: randomBytes(6).toString('hex') }),
      ).toString('base64url');
      return `${body}.${sign(config, 'third-sandbox', `${type}:${body}`)}`;
    },
    async profileOf(code) {
      const [body = '', signature = ''] = code.split('.');
      if (!isSigned(config, 'third-sandbox', `${type}:${body}`, signature))
        throw new ThirdLoginError('The code is not ours');
      const { person, until } = fieldsOf(Buffer.from(body, 'base64url').toString('utf8'));
      if (typeof until !== 'number' || until < clock.now().getTime())
        throw new ThirdLoginError('The code is too old');
      const personName = asText(person);
      return {
        externalId: `sandbox-${personName}`,
        nickName: SANDBOX_PEOPLE[personName === 'b' ? 'b' : 'a'],
        headPic: '',
      };
    },
  };
}
