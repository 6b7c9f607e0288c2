import type { Context } from '../../platform/http/context.ts';
import { configOf } from '../../platform/company/index.ts';

/** Returns the absolute address of the school's log-in on another site; undefined where there is none. */
export function globalLoginOf(context: Context): string | undefined {
  const { openFlag, thirdLoginUrl } = configOf(context).globalLogin;
  if (openFlag !== 1 || thirdLoginUrl === '') return undefined;
  return URL.parse(thirdLoginUrl, context.origin)?.href;
}

/** Returns an address of this school from a query parameter; anything else becomes the root. */
export function addressIn(query: unknown, name: string, origin: string): string {
  const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  const requested = typeof value === 'string' ? URL.parse(value, origin) : null;
  return requested?.origin === origin ? requested.href : `${origin}/`;
}
