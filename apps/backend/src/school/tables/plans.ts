import { commodityOf } from '../../modules/catalogue/index.ts';
import {
  hidePlans,
  liftItems,
  liftStages,
  readItemRows,
  readPlanRows,
  stageRows,
  removeItems,
  saveItem,
  savePlan,
} from '../../modules/plan/index.ts';
import type { BilingualPair } from '../columns/cell.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import {
  branch,
  category,
  descriptions,
  drawnCover,
  inEnglish,
  key,
  name,
  nameEn,
  published,
  summaries,
} from './common.ts';
import { drawnCovers } from './courses.ts';

const planTable = defineTable({
  id: 'plans',
  sheet: { zh: '培训计划', en: 'Plans' },
  about: {
    zh: '分阶段学习的计划。表中没有的计划会下架，已加入的学员仍可学习。',
    en: 'Training plans in stages. A plan missing here is unpublished; students who joined it keep it.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    category: category(),
    offer: choice(
      { given: ['免费加入', 'given'], package: ['购买套餐', 'package'], parts: ['分别购买', 'parts'] },
      ['获得方式', 'offer'],
      [
        '免费加入、购买套餐后加入，或其中课程分别购买。',
        'Whether it is free to join, included in a package, or its parts are bought separately.',
      ],
      { empty: 'given' },
    ),
    package: reference(
      'packages',
      ['套餐', 'package'],
      ['购买套餐时填套餐的编号。', 'Key of the package that includes it.'],
      { empty: '' },
    ),
    isOrdered: yesNo(
      ['按顺序解锁', 'ordered'],
      ['完成上一阶段才能学下一阶段。', 'A stage opens when the previous one is completed.'],
      { empty: false },
    ),
    isOnShelf: yesNo(['上架', 'on shelf'], ['否则不在网站上展示。', 'no hides it on the site.'], {
      empty: true,
    }),
    branch: branch(),
    cover: drawnCover(),
    ...summaries(),
    audience: text(['适合谁', 'audience'], ['一句话。', 'Target group, in one sentence.'], {
      empty: '',
      maxLength: 300,
    }),
    audienceEn: inEnglish('适合谁', 'audience', 300),
    ...descriptions(),
    published: published(),
  },
  key: ['key'],
});

/** Training plans. */
export const plans: Subject<typeof planTable> = {
  table: planTable,
  stored: 'plans',
  whenMissing: 'hide',

  async read({ tx, companyId, books }) {
    const [categories, packages, branches] = await books('categories', 'packages', 'branches');
    const rows = await readPlanRows(tx, companyId);
    return rows.map(({ plan, packageId }) => ({
      ...storedRow(planTable, plan, {
        category: categories.keyOf(plan.categoryId),
        package: packages.keyOf(packageId),
        branch: branches.keyOf(plan.schoolId),
        published: plan.publishedAt,
      }),
      isHidden: !plan.isOnShelf,
    }));
  },

  check: ({ offer, package: bundle }) =>
    (offer === 'package') === (bundle !== '')
      ? undefined
      : {
          column: 'package',
          problem:
            offer === 'package'
              ? 'the package is missing; write the key of the package that includes the plan'
              : 'only a plan of the kind “package” has a package; leave it empty',
        },

  async save(scope, entries) {
    const { tx, companyId, now, books, files } = scope;
    const [categories, packages, branches] = await books('categories', 'packages', 'branches');
    const drawn = await drawnCovers(scope);
    return oneByOne(entries, async ({ id, row }) => {
      const categoryId = categories.idOf(row.category);
      return savePlan(tx, companyId, id, {
        ...row,
        outcomes: [...row.outcomes],
        outcomesEn: [...row.outcomesEn],
        cover: row.cover === '' ? drawn(row.key, categoryId) : await files.addressOf(row.cover),
        categoryId,
        commodityId:
          row.package === ''
            ? null
            : await commodityOf(tx, { targetType: 'PACKAGE', targetId: packages.idOf(row.package) }),
        schoolId: branches.idOrNull(row.branch),
        publishedAt: row.published ?? now,
        sourceKey: row.key,
      });
    });
  },

  putAway: ({ tx }, ids) => hidePlans(tx, ids),
};

const plan = () =>
  reference('plans', ['计划', 'plan'], ['计划的编号。', 'Key of its plan.'], {
    cure: 'write the key of a plan',
  });

const stageTable = defineTable({
  id: 'plan_stages',
  sheet: { zh: '计划阶段', en: 'Plan stages' },
  about: {
    zh: '计划的阶段。同一计划内，行的顺序就是阶段的顺序。',
    en: 'Stages of plans, in the order of the rows within a plan.',
  },
  columns: {
    plan: plan(),
    key: key(),
    name: name(),
    nameEn: nameEn(),
    days: amount(
      ['天数', 'days'],
      ['从上一阶段结束起算的天数。', 'Duration in days, from the end of the previous stage.'],
      { min: 1, max: 3650 },
    ),
    ...summaries(),
  },
  key: ['plan', 'key'],
  orderWithin: ['plan'],
});

/** The stages of plans. */
export const planStages: Subject<typeof stageTable> = {
  table: stageTable,
  stored: 'plan_stages',
  whenMissing: 'remove',
  partTables: ['plan_items'],

  async read({ tx, companyId, book }) {
    const own = await book('plans');
    const rows = await stageRows.read(tx, companyId);
    return rows.map((stage) => storedRow(stageTable, stage, { plan: own.keyOf(stage.planId) }));
  },

  async save({ tx, companyId, book }, entries) {
    const own = await book('plans');
    await liftStages(tx, [...new Set(entries.map(({ row }) => own.idOf(row.plan)))]);
    return oneByOne(entries, ({ id, row, position }) =>
      stageRows.save(tx, companyId, id, { ...row, planId: own.idOf(row.plan), position, sourceKey: row.key }),
    );
  },

  putAway: ({ tx }, ids) => stageRows.remove(tx, ids),
};

const target = (table: string, zh: string, en: string, about: BilingualPair) =>
  reference(table, [zh, en], about, { empty: '' });

const itemTable = defineTable({
  id: 'plan_items',
  sheet: { zh: '计划内容', en: 'Plan parts' },
  about: {
    zh: '每个阶段学什么：每行填课程、试卷、考试或知识点中的一项。同一阶段内，行的顺序就是学习的顺序。',
    en: 'Parts of stages, in the order of the rows: one course, paper, exam or chapter per row.',
  },
  columns: {
    plan: plan(),
    stage: reference(
      'plan_stages',
      ['阶段', 'stage'],
      ['本计划中阶段的编号。', 'Key of a stage of the same plan.'],
      { via: ['plan', 'stage'], cure: 'write the key of a stage of the same plan' },
    ),
    course: target('courses', '课程', 'course', ['课程的编号。', 'Key of a course.']),
    paper: target('papers', '试卷', 'paper', ['试卷的编号。', 'Key of a paper.']),
    exam: target('exams', '考试', 'exam', ['考试的编号。', 'Key of an exam.']),
    point: target('points', '知识点', 'chapter', [
      '题库的科目/知识点。',
      'Chapter of the bank, as subject/knowledge point.',
    ]),
  },
  key: ['plan', 'stage', 'course', 'paper', 'exam', 'point'],
  orderWithin: ['plan', 'stage'],
});

/** The courses and lessons of plans' stages. */
export const planItems: Subject<typeof itemTable> = {
  table: itemTable,
  stored: 'plan_items',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [own, stages, courses] = await books('plans', 'plan_stages', 'courses');
    const [papers, exams, points] = await books('papers', 'exams', 'points');
    const rows = await readItemRows(tx, companyId);
    return rows.map(({ item, planId }) => ({
      id: item.id,
      row: {
        plan: own.keyOf(planId),
        stage: stages.keyOf(item.stageId),
        course: courses.keyOf(item.courseId),
        paper: papers.keyOf(item.paperId),
        exam: exams.keyOf(item.examId),
        point: points.keyOf(item.pointId),
      },
    }));
  },

  check: ({ course, paper, exam, point }) =>
    [course, paper, exam, point].filter((one) => one !== '').length === 1
      ? undefined
      : {
          column: 'course',
          problem: 'each row needs exactly one part: a course, a paper, an exam or a chapter',
        },

  async save({ tx, companyId, books }, entries) {
    const [stages, courses] = await books('plan_stages', 'courses');
    const [papers, exams, points] = await books('papers', 'exams', 'points');
    await liftItems(tx, [...new Set(entries.map(({ row }) => stages.idOf(row.plan, row.stage)))]);
    return oneByOne(entries, ({ id, row, position }) =>
      saveItem(tx, companyId, id, {
        stageId: stages.idOf(row.plan, row.stage),
        position,
        courseId: courses.idOrNull(row.course),
        paperId: papers.idOrNull(row.paper),
        examId: exams.idOrNull(row.exam),
        pointId: points.idOrNull(row.point),
      }),
    );
  },

  putAway: ({ tx }, ids) => removeItems(tx, ids),
};
