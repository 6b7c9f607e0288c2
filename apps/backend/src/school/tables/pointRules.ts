import {
  type PointAction,
  POINT_ACTIONS,
  readOwnPointRules,
  removePointRules,
  savePointRule,
} from '../../modules/pointRules/index.ts';
import { amount, optionalAmount } from '../columns/numberColumns.ts';
import { choice } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';

const NAMES: Readonly<Record<PointAction, readonly [zh: string, en: string]>> = {
  login: ['每日签到', 'log-in of a day'],
  lesson: ['学完一节课', 'finished lesson'],
  exam: ['完成一场考试', 'exam'],
  daily: ['每日一练', 'daily exercise'],
  paper: ['试卷练习', 'paper'],
  chapter: ['章节练习', 'chapter'],
  order: ['组卷练习', 'made-up paper'],
  smart: ['智能练习', 'smart exercise'],
  quick: ['快速练习', 'quick exercise'],
};

const table = defineTable({
  id: 'point_rules',
  sheet: { zh: '积分规则', en: 'Point rules' },
  about: {
    zh: '做什么得多少积分；没有写的按平台默认。邀请的积分在 school.json 里设置。',
    en: 'Points for actions of students; an action missing here earns the default. Points for invitations are set in school.json.',
  },
  columns: {
    deed: choice(NAMES, ['行为', 'what for'], ['学员做什么。', 'The action.'], { cure: 'choose an action' }),
    points: amount(['积分', 'points'], ['每次得多少；0 为不给。', 'Points each time; 0 for none.'], {
      min: 0,
      max: 100_000,
      cure: 'write a number of points, or 0 for none',
    }),
    perDay: optionalAmount(
      ['每天次数', 'times a day'],
      [
        '一天最多几次得积分；0 为不限，留空按平台默认。签到总是一天一次。',
        'Maximum times a day; 0 means unlimited, empty means the default. A log-in counts once a day.',
      ],
      { min: 0, max: 1000 },
    ),
  },
  key: ['deed'],
});

const isPointAction = (word: string): word is PointAction => POINT_ACTIONS.some((action) => action === word);

/** What earns points. */
export const pointRules: Subject<typeof table> = {
  table,
  keyless: ['point_rules'],
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await readOwnPointRules(tx, companyId);
    return rows.map(({ deed, points, limitPerDay }) => ({
      id: deed,
      row: { deed, points, perDay: limitPerDay },
    }));
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, async ({ row: { deed, points, perDay } }) => {
      await savePointRule(tx, companyId, { deed, points, limitPerDay: perDay });
      return deed;
    }),

  putAway: ({ tx, companyId }, ids) => removePointRules(tx, companyId, ids.filter(isPointAction)),
};
