import { Option } from '@commander-js/extra-typings';
import type { Area } from '../../platform/commands/area.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { HOST, JSON_LIST, wholeNumber } from '../../platform/commands/options.ts';
import { onSchool } from '../../platform/commands/verb.ts';
import { listCards, makeCards, MAX_CARDS, MAX_DAYS, MAX_YUAN } from '../account/index.ts';
import { listStudyCards, makeStudyCards, MAX_COURSES, stopStudyCards } from './cards.service.ts';

const NOTES = `Recharge cards are paid into a balance, study cards open courses. "make" writes cards with their passwords or
codes, which are told this once. Recharge cards need --yuan, study cards need --name and --courses.`;

const kindOption = () =>
  new Option('--kind <kind>', 'of which cards')
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
      .description('makes cards of a company, and writes them as CSV')
      .requiredOption(...HOST)
      .addOption(kindOption())
      .requiredOption('--count <number>', 'how many', wholeNumber(1, MAX_CARDS))
      .requiredOption('--days <number>', 'for how many days they can be used', wholeNumber(1, MAX_DAYS))
      .option('--yuan <number>', 'what a recharge card is worth', wholeNumber(1, MAX_YUAN))
      .option('--name <text>', 'what students read on a study card')
      .option(
        '--courses <keys>',
        'keys of courses and packages, or the first numbers in their addresses, with commas between',
      )
      .option('--open <days>', 'for how many days the courses stay open', wholeNumber(1, MAX_DAYS))
      .option('--choose <number>', 'how many of them a student may choose', wholeNumber(1, MAX_COURSES))
      .option(...JSON_LIST)
      .action(
        onSchool(({ tx, now }, { host, kind, count, days, yuan, ...study }) => {
          if (kind === 'study') return makeStudyCards(tx, host, { count, days, ...study }, now);
          if (yuan === undefined) throw new CommandError('--yuan must say what a card is worth.');
          return makeCards(tx, host, { count, days, yuan }, now);
        }),
      );

    commands
      .command('list')
      .description('writes the cards of a company as CSV, and who used them')
      .requiredOption(...HOST)
      .addOption(kindOption())
      .option(...JSON_LIST)
      .action(
        onSchool(({ tx }, { host, kind }) =>
          kind === 'study' ? listStudyCards(tx, host) : listCards(tx, host),
        ),
      );

    commands
      .command('stop')
      .description('stops the study cards of a batch that nobody has used')
      .requiredOption(...HOST)
      .requiredOption('--batch <id>', 'the number of the batch, which "list" shows')
      .action(onSchool(({ tx, now }, { host, batch }) => stopStudyCards(tx, host, batch, now)));
  },
};
