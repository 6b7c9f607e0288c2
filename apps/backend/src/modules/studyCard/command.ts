import { Option } from '@commander-js/extra-typings';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { HOST, JSON_LIST, wholeNumber } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { listCards, makeCards, MAX_CARDS, MAX_DAYS, MAX_YUAN } from '../account/index.ts';
import { listStudyCards, makeStudyCards, MAX_COURSES, stopStudyCards } from './cards.service.ts';

const NOTES = `Recharge cards add to a student’s balance, study cards give courses. "make" writes the cards with their passwords or
codes, which cannot be shown again. Recharge cards need --yuan, study cards need --name and --courses.`;

const kindOption = () =>
  new Option('--kind <kind>', 'kind of cards')
    .choices(['recharge', 'study'] as const)
    .default('recharge' as const);

/** The school commands for study cards. */
export const area: Area = {
  summary: 'recharge cards and study cards',
  example: 'make --host=school.example --count=100 --yuan=50 --days=365 > cards.csv',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('make')
      .description('creates cards of a company, and writes them as CSV')
      .requiredOption(...HOST)
      .addOption(kindOption())
      .requiredOption('--count <number>', 'number of cards', wholeNumber(1, MAX_CARDS))
      .requiredOption('--days <number>', 'days until the cards expire', wholeNumber(1, MAX_DAYS))
      .option('--yuan <number>', 'value of a recharge card', wholeNumber(1, MAX_YUAN))
      .option('--name <text>', 'name of a study card, shown to students')
      .option(
        '--courses <keys>',
        'keys of courses and packages, or the first numbers in their page addresses, separated by commas',
      )
      .option('--open <days>', 'days for which students have the courses', wholeNumber(1, MAX_DAYS))
      .option(
        '--choose <number>',
        'how many of the courses a student may choose',
        wholeNumber(1, MAX_COURSES),
      )
      .option(...JSON_LIST)
      .action(
        databaseAction(({ tx, now }, { host, kind, count, days, yuan, ...study }) => {
          if (kind === 'study') return makeStudyCards(tx, host, { count, days, ...study }, now);
          if (yuan === undefined) throw new CommandError('--yuan is required: the value of a card.');
          return makeCards(tx, host, { count, days, yuan }, now);
        }),
      );

    commands
      .command('list')
      .description('writes the cards of a company and who used them as CSV')
      .requiredOption(...HOST)
      .addOption(kindOption())
      .option(...JSON_LIST)
      .action(
        databaseAction(({ tx }, { host, kind }) =>
          kind === 'study' ? listStudyCards(tx, host) : listCards(tx, host),
        ),
      );

    commands
      .command('stop')
      .description('invalidates the unused study cards of a batch')
      .requiredOption(...HOST)
      .requiredOption('--batch <id>', 'id of the batch, shown by "list"')
      .action(databaseAction(({ tx, now }, { host, batch }) => stopStudyCards(tx, host, batch, now)));
  },
};
