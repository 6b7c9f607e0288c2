import { parseArgs } from 'node:util';
import { CommandError, onSchoolDatabase, runCommand } from '../../import/schoolCommand.ts';
import { listCards, makeCards } from './cards.ts';

const USAGE = `Recharge cards, which students pay into their balance.

  npm run cards -- make HOST --count=N --yuan=AMOUNT --days=DAYS
                                                   makes cards of the company at a host, and writes them as CSV with
                                                   their passwords, which are told this once
  npm run cards -- list HOST                       writes its cards as CSV, and who paid them in

It works on DATABASE_URL, else on the embedded database, also while the server runs. A mistake changes nothing.
`;

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { count: { type: 'string' }, yuan: { type: 'string' }, days: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, host = ''] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  if (command !== 'make' && command !== 'list') throw new CommandError(`"${command}" is none of make, list.`);
  const { count, yuan, days } = values;
  return onSchoolDatabase((tx) => (command === 'list' ? listCards(tx, host) : makeCards(tx, host, { count, yuan, days }, new Date())));
}

await runCommand(run);
