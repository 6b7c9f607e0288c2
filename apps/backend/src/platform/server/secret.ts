import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import { makeDataDir } from '../config/dataDir.ts';
import { MIN_SECRET_LENGTH } from '../config/settings.ts';
import { errnoOf } from '../database/embedded/errors.ts';

const fileOf = (dataDir: string): string => join(dataDir, 'secret');
const newSecret = (): string => randomBytes(32).toString('base64url');

/** Reads the secrets of a data folder, one per line, the one in use first. Empty without the file. */
async function readSecrets(dataDir: string): Promise<string[]> {
  try {
    const text = await readFile(fileOf(dataDir), 'utf8');
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Adds the secrets of the data folder to the settings. Without a secret in the environment, the first line of
 * the folder's file `secret` is in use; the file is generated at the first start, readable only for its owner.
 * All other secrets are earlier ones.
 */
export async function withSecrets(config: Config): Promise<Config> {
  const { dataDir } = config;
  if (config.secret === undefined) {
    await makeDataDir(dataDir);
    await writeFile(fileOf(dataDir), `${newSecret()}\n`, { flag: 'wx', mode: 0o600 }).catch(
      (error: unknown) => {
        if (errnoOf(error) !== 'EEXIST') throw error;
      },
    );
  }
  const stored = await readSecrets(dataDir);
  const secret = config.secret ?? stored[0];
  const earlierSecrets = [...config.earlierSecrets, ...stored].filter((one) => one !== secret);
  return { ...config, secret, earlierSecrets: [...new Set(earlierSecrets)] };
}

const PLACEHOLDERS = /change|default|example|lectern|passw|replace|sample|secret/i;
/** A generated secret, even of digits alone, has more distinct characters and steps between neighbours. */
const LEAST_DISTINCT = 8;

/** Tells whether a secret was evidently not generated: a short text, a repetition, a sequence, or a text about secrets. */
function isGuessable(secret: string): boolean {
  const steps = Array.from(secret.slice(1), (one, at) => one.charCodeAt(0) - secret.charCodeAt(at));
  const isRepeated = `${secret}${secret}`.indexOf(secret.slice(0, secret.length / 2), 1) <= secret.length / 2;
  return (
    secret.length < MIN_SECRET_LENGTH ||
    isRepeated ||
    new Set(secret).size < LEAST_DISTINCT ||
    new Set(steps).size < LEAST_DISTINCT ||
    PLACEHOLDERS.test(secret)
  );
}

/**
 * Adds the secrets like {@link withSecrets}, for a server. In production it refuses a guessable secret, with
 * which anybody could sign links and tickets; earlier secrets may be guessable, so that such a one can be replaced.
 * @throws {ConfigError} that names the place of the secret.
 */
export async function withSafeSecrets(config: Config): Promise<Config> {
  const full = await withSecrets(config);
  if (full.mode !== 'production' || !isGuessable(full.secret ?? '')) return full;
  const isSet = config.secret !== undefined;
  throw new ConfigError(
    `${isSet ? 'LECTERN_SECRET' : `The first line of ${fileOf(config.dataDir)}`} can be guessed, so anybody could ` +
      'forge what is signed with it. Make one with "openssl rand -base64 48"; if the old one is in use already, ' +
      `keep it ${isSet ? 'in LECTERN_EARLIER_SECRETS' : 'on the next line'}.`,
  );
}

/** Generates a new secret and puts it in use; those of the data folder become earlier ones. */
export async function addSecret(dataDir: string): Promise<void> {
  const draft = `${fileOf(dataDir)}.new`;
  const lines = [newSecret(), ...(await readSecrets(dataDir))];
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o600 });
  await rename(draft, fileOf(dataDir));
}
