import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { readText } from '../../platform/commands/files.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { readOpenClasses } from './openClassFile.ts';
import { cancelOpenClass, listOpenClasses, setOpenClasses } from './school.service.ts';

const NOTES = `The file is a JSON list. An entry with an existing key changes that class:
  [{"key": "limits-1", "name": "…", "summary": "…", "description": "Markdown", "outcomes": ["…"],
    "subject": "…", "teacher": "…", "starts": "2026-03-09T19:30:00+08:00",
    "ends": "2026-03-09T20:30:00+08:00", "places": 200, "room": "https://…", "cover": "https://…",
    "course": "C01", "replay": 1}]
Students with a place are notified when the time changes.`;

/** The school commands for open classes. */
export const area: Area = {
  summary: 'open classes',
  example: 'cancel 6 --reason="The teacher is ill"',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all open classes with their number, state and number of places taken')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx, now }) => listOpenClasses(tx, now)));

    commands
      .command('set')
      .description('adds or changes open classes from a file')
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx, now }, file, named) => {
          const openClasses = readOpenClasses(await readText(file));
          await setOpenClasses(tx, (await companyAt(tx, named)).id, openClasses, now);
          return `${counted(openClasses.length, 'open class', 'open classes')} set\n`;
        }),
      );

    commands
      .command('cancel')
      .description('cancels an open class')
      .argument('<class>')
      .requiredOption('--reason <text>', 'the reason, shown to students with a place')
      .action(
        databaseAction(async ({ tx, now }, id, { reason }) => {
          if (reason.trim() === '')
            throw new CommandError('Give the reason of the cancellation; students with a place see it.');
          return `Cancelled; ${await cancelOpenClass(tx, id, reason.trim(), now)} students with a place were notified\n`;
        }),
      );
  },
};
