import { parseArgs } from 'node:util';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { listCards, makeCards } from '../account/index.ts';
import { listStudyCards, makeStudyCards, stopStudyCards } from './cards.ts';

const USAGE = `Recharge cards, which students pay into their balance, and study cards, which open courses.

  npm run cards -- make HOST --count=N --yuan=AMOUNT --days=DAYS
                                                   makes recharge cards of the company at a host, and writes them as
                                                   CSV with their passwords, which are told this once
  npm run cards -- list HOST                       writes its recharge cards as CSV, and who paid them in

  npm run cards -- make HOST --kind=study --count=N --name=NAME --courses=ID,ID --days=DAYS [--open=DAYS] [--choose=N]
                                                   makes study cards that can be used for so many days, and writes them
                                                   as CSV with their codes, which are told this once. --courses are the
                                                   first numbers in the addresses of courses and packages; --open says
                                                   for how many days they stay open, --choose how many of them a
                                                   student may choose
  npm run cards -- list HOST --kind=study          writes its study cards as CSV, and who used them
  npm run cards -- stop HOST --batch=ID            stops the study cards of a batch that nobody has used

It works on DATABASE_URL, else on the embedded database, also while the server runs. A mistake changes nothing.
`;

const text = { type: 'string' } as const;

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: text,
      count: text,
      yuan: text,
      days: text,
      name: text,
      courses: text,
      open: text,
      choose: text,
      batch: text,
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, host = ''] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  if (command !== 'make' && command !== 'list' && command !== 'stop')
    throw new CommandError(`"${command}" is none of make, list, stop.`);
  const { kind = 'recharge', count, yuan, days, name, courses, open, choose, batch = '' } = values;
  if (kind !== 'recharge' && kind !== 'study')
    throw new CommandError(`"${kind}" is none of recharge, study.`);
  const now = new Date();
  return onSchoolDatabase((tx) => {
    if (command === 'stop') return stopStudyCards(tx, host, batch, now);
    if (command === 'list') return kind === 'study' ? listStudyCards(tx, host) : listCards(tx, host);
    return kind === 'study'
      ? makeStudyCards(tx, host, { count, name, courses, days, open, choose }, now)
      : makeCards(tx, host, { count, yuan, days }, now);
  });
}

await runCommand(run);
