import type { Area } from '../platform/commands/area.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { withProgress } from '../platform/commands/progress.ts';
import { onSchool, type School } from '../platform/commands/verb.ts';
import { keyIdOf } from '../platform/config/keys.ts';
import { addSecret, withSecrets } from '../platform/server/secret.ts';
import { countSealed, type KeyUse, resealAll } from './resealing.ts';

const NOTES = `Sealed are ID numbers, password keys and the passwords of meetings. Secrets are those of LECTERN_SECRET and
LECTERN_EARLIER_SECRETS, and the lines of the file "secret" in the data folder: the first is in use. An earlier one
may go when "list" names it no more and the server has run for a day.`;

const lineOf = ({ keyId, name, count }: KeyUse): string => `  ${keyId}  ${count} ${name}\n`;

async function putNewSecret({ config, about, acted }: School): Promise<string> {
  if (config.secret !== undefined) {
    throw new CommandError(
      'The secret is that of LECTERN_SECRET: put a new one there, and this one into LECTERN_EARLIER_SECRETS.',
    );
  }
  await withSecrets(config);
  await addSecret(config.dataDir);
  const { secret = '' } = await withSecrets(config);
  const key = keyIdOf(secret);
  acted();
  about(key);
  return (
    `The key ${key} is in use when the server has read it: by SIGHUP, or at its next start.\n` +
    'Then run: npm run school -- keys reseal\n'
  );
}

/** Commands about the school's secrets. */
export const area: Area = {
  summary: 'secrets for what is sealed',
  example: 'list',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists the keys that are known, and how much is sealed with which')
      .action(
        onSchool(async ({ tx, config }) => {
          const { secret = '', earlierSecrets } = await withSecrets(config);
          const known = [
            `  ${keyIdOf(secret)}  in use\n`,
            ...earlierSecrets.map((one) => `  ${keyIdOf(one)}  earlier\n`),
          ];
          const uses = await countSealed(tx);
          return `Known:\n${known.join('')}Sealed with:\n${uses.map(lineOf).join('')}`;
        }),
      );

    commands
      .command('new')
      .description('puts a new secret in use when the server reads it; the one before stays beside it')
      .action(onSchool(putNewSecret));

    commands
      .command('reseal')
      .description('seals anew with the key in use what was sealed with an earlier one')
      .action(
        onSchool(async ({ tx, config }) => {
          const full = await withSecrets(config);
          const inUse = keyIdOf(full.secret ?? '');
          const earlier = (await countSealed(tx)).filter(({ keyId }) => keyId !== inUse);
          const { resealed, unreadable } = await withProgress(
            earlier.reduce((sum, { count }) => sum + count, 0),
            (progress) => resealAll(tx, full, progress),
          );
          const done = `${resealed} sealed anew with the key ${inUse}.\n`;
          if (unreadable.length === 0) return done;
          return (
            `${done}These stay as they are, since their keys are not here; put their secrets into ` +
            `LECTERN_EARLIER_SECRETS:\n${unreadable.map(lineOf).join('')}`
          );
        }),
      );
  },
};
