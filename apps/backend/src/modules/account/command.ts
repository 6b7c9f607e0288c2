import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { readText } from '../../platform/commands/files.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { databaseAction } from '../../platform/commands/verb.ts';
import { listGoodsOfSchool, readGoods, setGoods, showGoods } from './shop/setGoods.service.ts';

const NOTES = `The file is a JSON list. An entry with an existing key changes those goods:
  [{"key": "week", "kind": "coupon", "of": "…", "name": "…", "description": "…",
    "points": 60, "stock": 100, "perStudent": 1, "position": 1}]
"kind" is coupon, membership or course, and "of" its name, key or number. Without "stock" the total
is unlimited; with "perStudent": 0 the number per student is.`;

/** The school commands for the points shop. */
export const area: Area = {
  summary: 'goods for points',
  example: 'set goods.json --host=school.example',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists all goods with their number, whether they are shown, and how many were redeemed')
      .option(...JSON_LIST)
      .action(databaseAction(({ tx }) => listGoodsOfSchool(tx)));

    commands
      .command('set')
      .description('adds or changes goods from a file')
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        databaseAction(async ({ tx }, file, named) => {
          const list = readGoods(await readText(file));
          await setGoods(tx, (await companyAt(tx, named)).id, list);
          return `${counted(list.length, 'kind')} of goods set\n`;
        }),
      );

    commands
      .command('hide')
      .description('hides goods from the shop; students who have them keep them')
      .argument('<goods>')
      .action(databaseAction(async ({ tx }, id) => `${await showGoods(tx, id, false)}: hidden\n`));

    commands
      .command('show')
      .description('shows hidden goods in the shop again')
      .argument('<goods>')
      .action(databaseAction(async ({ tx }, id) => `${await showGoods(tx, id, true)}: shown\n`));
  },
};
