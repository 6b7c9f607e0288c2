import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { companyAt } from '../../commands/companyAt.ts';
import { CommandError } from '../../commands/commandError.ts';
import { onSchoolDatabase, runCommand } from '../../commands/schoolCommand.ts';
import { listGoodsOfSchool, readGoods, setGoods, showGoods } from './setGoods.ts';

const USAGE = `What students' points buy.

  npm run goods -- list                    everything with its number, whether it is shown, and how many were taken
  npm run goods -- set FILE [--host=NAME]
                                           sets it from a JSON list, for the company at this host (without it the
                                           first one). The same key again changes it:
                                           [{"key": "week", "kind": "coupon", "of": "…", "name": "…",
                                             "description": "…", "points": 60, "stock": 100,
                                             "perStudent": 1, "position": 1}]
                                           kind is coupon, membership or course, and "of" its name or number.
                                           Without "stock" there is no end of it; perStudent 0 is without limit
  npm run goods -- hide GOODS              takes it out of the shop; who has it keeps it
  npm run goods -- show GOODS              puts it back

It works on DATABASE_URL, else on the embedded database, also while the server runs.
A mistake changes nothing.
`;

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, first] = positionals;
  if (values.help === true || command === undefined) return USAGE;
  return onSchoolDatabase(async (tx) => {
    if (command === 'list') return listGoodsOfSchool(tx);
    if (command === 'hide') return `${await showGoods(tx, first, false)}: hidden\n`;
    if (command === 'show') return `${await showGoods(tx, first, true)}: shown\n`;
    if (command !== 'set') throw new CommandError(`"${command}" is none of list, set, hide, show.`);
    if (first === undefined) throw new CommandError('Name the file with the goods.');
    const goods = readGoods(await readFile(resolve(first), 'utf8'));
    await setGoods(tx, await companyAt(tx, values.host), goods);
    return `${goods.length} goods set\n`;
  });
}

await runCommand(run);
