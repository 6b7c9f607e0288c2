import { counted } from '../../platform/commands/counted.ts';
import type { Area } from '../../platform/commands/area.ts';
import { companyAt } from '../../platform/commands/companyAt.ts';
import { readText } from '../../platform/commands/files.ts';
import { COMPANY, HOST, JSON_LIST } from '../../platform/commands/options.ts';
import { onSchool } from '../../platform/commands/verb.ts';
import { listGoodsOfSchool, readGoods, setGoods, showGoods } from './shop/setGoods.service.ts';

const NOTES = `The file is a JSON list. The same key again changes the goods:
  [{"key": "week", "kind": "coupon", "of": "…", "name": "…", "description": "…",
    "points": 60, "stock": 100, "perStudent": 1, "position": 1}]
"kind" is coupon, membership or course, and "of" its name, key or number. Without "stock" there is
no limit to how many there are; with "perStudent": 0 none to how many a student may take.`;

/** The school commands for the points shop. */
export const area: Area = {
  summary: 'what students buy with points',
  example: 'set goods.json --host=school.example',
  notes: NOTES,
  addVerbs(commands) {
    commands
      .command('list')
      .description('lists everything with its number, whether it is shown, and how many were taken')
      .option(...JSON_LIST)
      .action(onSchool(({ tx }) => listGoodsOfSchool(tx)));

    commands
      .command('set')
      .description('adds or changes goods from a file')
      .argument('<file>')
      .option(...HOST)
      .option(...COMPANY)
      .action(
        onSchool(async ({ tx }, file, named) => {
          const list = readGoods(await readText(file));
          await setGoods(tx, (await companyAt(tx, named)).id, list);
          return `${counted(list.length, 'kind')} of goods set\n`;
        }),
      );

    commands
      .command('hide')
      .description('takes goods out of the shop; who has them keeps them')
      .argument('<goods>')
      .action(onSchool(async ({ tx }, id) => `${await showGoods(tx, id, false)}: hidden\n`));

    commands
      .command('show')
      .description('puts hidden goods back into the shop')
      .argument('<goods>')
      .action(onSchool(async ({ tx }, id) => `${await showGoods(tx, id, true)}: shown\n`));
  },
};
