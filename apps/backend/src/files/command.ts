import type { Area } from '../platform/commands/area.ts';
import { onSchool } from '../platform/commands/verb.ts';
import { placeHere } from '../platform/files/filePlace.ts';
import { checkFiles } from './checkFiles.ts';
import { moveFiles } from './moveFiles.ts';

const NOTES = `Before "move", start every process once with the settings of the bucket (docs/operations.md): a process without them
cannot read what goes there. Videos of lessons stay in the data folder.`;

/** Commands about the storage of files. */
export const area: Area = {
  summary: 'where files lie',
  example: 'check',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('check')
      .description('reads every file that is on record, and names those that are missing or changed')
      .action(onSchool(checkFiles));

    commands
      .command('move')
      .description('moves the files of the data folder into the bucket of S3_BUCKET, while the site runs')
      .action(onSchool(moveFiles));

    commands
      .command('here')
      .description('says that the files lie where the settings say, after they were carried there by hand')
      .action(
        onSchool(async ({ tx, config }) => {
          await placeHere(config, tx);
          return 'The files lie where the settings say. "files check" tells whether all are there.\n';
        }),
      );
  },
};
