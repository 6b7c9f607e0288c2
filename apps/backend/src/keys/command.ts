import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { withProgress } from '../platform/commands/progress.ts';
import { databaseAction, type VerbContext } from '../platform/commands/verb.ts';
import { keyIdOf } from '../platform/config/keys.ts';
import { addSecret, withSecrets } from '../platform/server/secret.ts';
import { countSealed, type KeyUse, resealAll } from './resealing.ts';

const NOTES = `ID numbers, password keys and passwords of meetings are encrypted. The secrets are those of LECTERN_SECRET and
LECTERN_EARLIER_SECRETS, or the lines of the file "secret" in the data folder; the first one is in use. An earlier
secret may be removed when "list" no longer shows data encrypted with it and the server has run for a day.`;

const lineOf = ({ keyId, name, count }: KeyUse): string => `  ${keyId}  ${count} ${name}\n`;

async function putNewSecret({ config, addSubjects, reportChange }: VerbContext): Promise<string> {
  if (config.secret !== undefined) {
    throw new CommandError(
      'The secret is set by LECTERN_SECRET: set a new one there, and move this one to LECTERN_EARLIER_SECRETS.',
    );
  }
  await withSecrets(config);
  await addSecret(config.dataDir);
  const { secret = '' } = await withSecrets(config);
  const key = keyIdOf(secret);
  reportChange();
  addSubjects(key);
  return (
    `The key ${key} will be used once the server has read it: after a SIGHUP or its next start.\n` +
    'Then run: npm run school -- keys reseal\n'
  );
}

/** Commands about the school's secrets. */
export const area: Area = {
  summary: 'secrets for encrypted data',
  example: 'list',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists the known keys, and how much data is encrypted with each')
      .action(
        databaseAction(async ({ tx, config }) => {
          const { secret = '', earlierSecrets } = await withSecrets(config);
          const known = [
            `  ${keyIdOf(secret)}  in use\n`,
            ...earlierSecrets.map((one) => `  ${keyIdOf(one)}  earlier\n`),
          ];
          const uses = await countSealed(tx);
          return `Known:\n${known.join('')}Encrypted with:\n${uses.map(lineOf).join('')}`;
        }),
      );

    commands
      .command('new')
      .description('adds a new secret, used as soon as the server reads it; the previous one is kept')
      .action(databaseAction(putNewSecret));

    commands
      .command('reseal')
      .description('re-encrypts data encrypted with earlier keys, using the current key')
      .action(
        databaseAction(async ({ tx, config }) => {
          const full = await withSecrets(config);
          const inUse = keyIdOf(full.secret ?? '');
          const earlier = (await countSealed(tx)).filter(({ keyId }) => keyId !== inUse);
          const { resealed, unreadable } = await withProgress(
            earlier.reduce((sum, { count }) => sum + count, 0),
            (progress) => resealAll(tx, full, progress),
          );
          const done = `${resealed} re-encrypted with the key ${inUse}.\n`;
          if (unreadable.length === 0) return done;
          return (
            `${done}These could not be re-encrypted, since their keys are unknown; add their secrets to ` +
            `LECTERN_EARLIER_SECRETS:\n${unreadable.map(lineOf).join('')}`
          );
        }),
      );
  },
};
