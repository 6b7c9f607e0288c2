import {
  type Deed,
  DEEDS,
  readOwnPointRules,
  removePointRules,
  savePointRule,
} from '../../modules/pointRules/index.ts';
import { amount, optionalAmount } from '../columns/numberColumns.ts';
import { choice } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';

const NAMES: Readonly<Record<Deed, readonly [zh: string, en: string]>> = {
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
    en: 'What earns how many points; what is not here earns what it earns everywhere. Points for invitations stand in school.json.',
  },
  columns: {
    deed: choice(NAMES, {
      zh: '行为',
      en: 'what for',
      about: { zh: '学员做什么。', en: 'What a student does.' },
      cure: 'choose what earns points',
    }),
    points: amount({
      zh: '积分',
      en: 'points',
      least: 0,
      most: 100_000,
      about: { zh: '每次得多少；0 为不给。', en: 'How many each time; 0 gives none.' },
      cure: 'write how many points, or 0 for none',
    }),
    perDay: optionalAmount({
      zh: '每天次数',
      en: 'times a day',
      least: 0,
      most: 1000,
      about: {
        zh: '一天最多几次得积分；0 为不限，留空按平台默认。签到总是一天一次。',
        en: 'How often a day it earns them; 0 is without end, empty as often as everywhere. The log-in counts once a day.',
      },
    }),
  },
  key: ['deed'],
});

const isDeed = (word: string): word is Deed => DEEDS.some((deed) => deed === word);

/** What earns points. */
export const pointRules: Subject<typeof table> = {
  table,
  keyless: ['point_rules'],
  whenGone: 'remove',

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

  putAway: ({ tx, companyId }, ids) => removePointRules(tx, companyId, ids.filter(isDeed)),
};
