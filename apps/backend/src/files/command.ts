import type { Area } from '../platform/commands/area.ts';
import { databaseAction } from '../platform/commands/verb.ts';
import { setConfiguredPlace } from '../platform/files/filePlace.ts';
import { checkFiles } from './checkFiles.ts';
import { moveFiles } from './moveFiles.ts';

const NOTES = `Before "move", restart every process with the settings of the bucket (docs/operations.md): a process without them
cannot read files moved there. Videos of lessons stay in the data folder.`;

/** Commands about the storage of files. */
export const area: Area = {
  summary: 'where files are stored',
  example: 'check',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('check')
      .description('verifies all recorded files, and lists those that are missing or changed')
      .action(databaseAction(checkFiles));

    commands
      .command('move')
      .description('moves the files of the data folder into the bucket S3_BUCKET while the site is running')
      .action(databaseAction(moveFiles));

    commands
      .command('here')
      .description(
        'records the configured place as the place of the files, after they were copied there by hand',
      )
      .action(
        databaseAction(async ({ tx, config }) => {
          await setConfiguredPlace(config, tx);
          return 'The configured place is now recorded as the place of the files. Run "files check" to verify them.\n';
        }),
      );
  },
};
