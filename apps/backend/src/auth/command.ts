import { fileURLToPath } from 'node:url';
import { readConfig } from '../config/config.ts';
import { keyIdOf } from '../config/keys.ts';
import { CommandError } from '../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../commands/schoolCommand.ts';
import { addSecret, withSecrets } from '../server/secret.ts';
import { countSealed, type KeyUse, resealAll } from './resealing.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const USAGE = `The keys that ID numbers, password keys and the passwords of meetings are sealed with.

  npm run keys -- list      the keys that are known, and how much is sealed with which
  npm run keys -- new       puts a new secret in use; the one before stays beside it (start the server again)
  npm run keys -- reseal    seals anew with the key in use what was sealed with an earlier one

Secrets are those of LECTERN_SECRET and LECTERN_EARLIER_SECRETS, and the lines of the file "secret" in the data
folder: the first is in use. An earlier one may go when "list" names it no more and the server has run for a day.
It works on DATABASE_URL, else on the embedded database, also while the server runs.
`;

const lineOf = ({ keyId, name, count }: KeyUse): string => `  ${keyId}  ${count} ${name}\n`;

async function run([command]: readonly string[]): Promise<string> {
  if (command === undefined || command === '--help' || command === '-h') return USAGE;
  const settings = readConfig(process.env, ROOT);
  if (command === 'new') {
    if (settings.secret !== undefined) {
      throw new CommandError(
        'The secret is that of LECTERN_SECRET: put a new one there, and this one into LECTERN_EARLIER_SECRETS.',
      );
    }
    await withSecrets(settings);
    await addSecret(settings.dataDir);
    const { secret = '' } = await withSecrets(settings);
    return `The key ${keyIdOf(secret)} is in use from the next start on. Then run: npm run keys -- reseal\n`;
  }
  if (command !== 'list' && command !== 'reseal')
    throw new CommandError(`"${command}" is none of list, new, reseal.`);
  return onSchoolDatabase(async (tx) => {
    const config = await withSecrets(settings);
    const { secret = '', earlierSecrets } = config;
    if (command === 'list') {
      const known = [
        `  ${keyIdOf(secret)}  in use\n`,
        ...earlierSecrets.map((one) => `  ${keyIdOf(one)}  earlier\n`),
      ];
      const uses = await countSealed(tx);
      return `Known:\n${known.join('')}Sealed with:\n${uses.map(lineOf).join('')}`;
    }
    const { resealed, unreadable } = await resealAll(tx, config);
    const done = `${resealed} sealed anew with the key ${keyIdOf(secret)}.\n`;
    if (unreadable.length === 0) return done;
    return `${done}These stay as they are, since their keys are not here; put their secrets into LECTERN_EARLIER_SECRETS:\n${unreadable.map(lineOf).join('')}`;
  });
}

await runCommand(run);
