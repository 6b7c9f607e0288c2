import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { makeDataDir } from '../config/dataDir.ts';
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

/** Generates a new secret and puts it in use; those of the data folder become earlier ones. */
export async function addSecret(dataDir: string): Promise<void> {
  const draft = `${fileOf(dataDir)}.new`;
  const lines = [newSecret(), ...(await readSecrets(dataDir))];
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o600 });
  await rename(draft, fileOf(dataDir));
}
