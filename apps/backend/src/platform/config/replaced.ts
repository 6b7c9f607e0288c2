import type { Config } from './config.ts';
import { ConfigError } from './configError.ts';

/** The settings that can be reloaded while a process runs: those read from files of secrets. */
export type Replaced = Pick<
  Config,
  | 'databaseUrl'
  | 'directUrl'
  | 'replica'
  | 'noticesUrl'
  | 'secret'
  | 'earlierSecrets'
  | 'bucket'
  | 'sms'
  | 'mail'
  | 'captcha'
  | 'thirdLogins'
>;

/** Returns a URL without its password, to compare database and user. */
function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  return address.href;
}

/** Returns the addresses of the database, its direct one, its replica and the notice stream, without passwords. */
const addressesOf = ({ databaseUrl, directUrl, replica, noticesUrl }: Config): string =>
  [databaseUrl, directUrl, replica?.url, noticesUrl].map((url) => url && withoutPassword(url)).join(' ');

/**
 * Returns the settings that a running process takes over from newly read ones.
 * @throws {ConfigError} where the secret in use is missing from the new ones, since sealed texts could not be
 *   opened any more; or where the database is another one
 */
export function replacedIn(before: Config, fresh: Config): Replaced {
  const { secret, earlierSecrets } = fresh;
  if (before.secret !== secret && !earlierSecrets.includes(before.secret ?? ''))
    throw new ConfigError(
      'The current secret is not among the new ones, so data encrypted with it could not be decrypted. Add it to ' +
        'LECTERN_EARLIER_SECRETS, or below the new one in the file "secret".',
    );
  if (addressesOf(before) !== addressesOf(fresh))
    throw new ConfigError(
      'DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL or NOTICES_URL changed in more than its password. Only ' +
        'the password can be replaced at run time; other changes need a restart.',
    );
  return {
    databaseUrl: fresh.databaseUrl,
    directUrl: fresh.directUrl,
    replica: fresh.replica,
    noticesUrl: fresh.noticesUrl,
    secret,
    earlierSecrets,
    bucket: fresh.bucket,
    sms: fresh.sms,
    mail: fresh.mail,
    captcha: fresh.captcha,
    thirdLogins: fresh.thirdLogins,
  };
}
