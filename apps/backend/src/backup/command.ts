import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { Area } from '../platform/commands/area.ts';
import { readText } from '../platform/commands/files.ts';
import { wholeNumber } from '../platform/commands/options.ts';
import { openUnmigrated } from '../platform/commands/openDatabase.ts';
import { outputAction, databaseAction, readSchoolConfig, ROOT } from '../platform/commands/verb.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { openBackup, openBackupStorage } from './backupStorage.ts';

const MAX_KEEP = 10_000;

function publicKey(text: string): string {
  if (!/^age1[0-9a-z]+$/.test(text)) throw new InvalidArgumentError('It must be an age public key (age1…).');
  return text;
}

const NOTES = `A backup is a tar archive encrypted with age: "age -d -i key backup.tar.age | tar x" unpacks it too. Making backups
needs only the public key; keep the secret key elsewhere. A LECTERN_SECRET set outside the data folder is not included.`;

/** Commands about backups of the whole platform. */
export const area: Area = {
  summary: 'backups of database and files',
  example: 'make /srv/backups --to=age1… --keep=14',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('key')
      .description('generates a key pair; do not store the secret key with the backups')
      .action(
        outputAction(async () => {
          const identity = await generateX25519Identity();
          return `# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
        }),
      );

    commands
      .command('make')
      .description('writes an encrypted, consistent snapshot of database and files into a folder or a bucket')
      .argument('<folder>', 'a folder, or s3://bucket/folder of the service at S3_ENDPOINT')
      .requiredOption('--to <key>', 'the public key to encrypt for', publicKey)
      .option(
        '--keep <count>',
        'how many backups to keep there; older ones are deleted',
        wholeNumber(1, MAX_KEEP),
      )
      .action(
        databaseAction(async (school, folder, { to, keep }) => {
          const storage = await openBackupStorage(folder, school.config);
          try {
            return await makeBackup(school, { storage, to, keep });
          } finally {
            storage.close();
          }
        }),
      );

    commands
      .command('restore')
      .description('restores a backup into an empty database and an empty data folder')
      .argument('<file>', 'a file, or s3://bucket/folder/file')
      .requiredOption('--key <file>', 'the file with the secret key')
      .action(
        outputAction(async (file, { key }) => {
          const identity = /^AGE-SECRET-KEY-1\S+$/m.exec(await readText(key))?.[0] ?? '';
          const config = readSchoolConfig();
          const backup = await openBackup(file, config);
          const database = await openUnmigrated(process.env, ROOT);
          try {
            const target = { databaseUrl: database.url, config };
            return await restoreBackup(target, { name: file, source: backup.source }, identity);
          } finally {
            backup.close();
            await database.close();
          }
        }),
      );
  },
};
