import type {
  MyPlan,
  PlanCard,
  PlanDetail,
  PlanItem,
  PlanList,
  PlanStage,
} from '@lectern/sdk/endpoints/plan';

const card = (planId: string, fields: Partial<PlanCard>): PlanCard => ({
  planId,
  planName: '大学先修 · 高三到大一',
  planNameEn: 'Ahead for university',
  summary: '先看看大学在学什么，再把高中最难的两块补牢。',
  summaryEn: '',
  cover: '',
  offer: 'given',
  priceCents: 0,
  listPriceCents: 0,
  stageCount: 3,
  itemCount: 6,
  days: 65,
  studentCount: 12,
  joinedFlag: 0,
  progressPercent: 0,
  ...fields,
});

const item = (itemId: string, fields: Partial<PlanItem>): PlanItem => ({
  itemId,
  kind: 'course',
  targetId: `1${itemId}`,
  itemName: '圆锥曲线二十讲',
  itemNameEn: '',
  state: 'new',
  percent: 0,
  count: 20,
  minutes: 0,
  commodityId: `5${itemId}`,
  ownedFlag: 1,
  lessonId: '31',
  subjectId: '',
  openAt: null,
  closeAt: null,
  ...fields,
});

const stage = (stageId: string, items: readonly PlanItem[], fields: Partial<PlanStage>): PlanStage => ({
  stageId,
  stageName: '看看大学在学什么',
  stageNameEn: '',
  summary: '一门入门课，一次小考，找到感兴趣的方向。',
  summaryEn: '',
  state: 'open',
  days: 14,
  dueAt: null,
  overdueFlag: 0,
  itemCount: items.length,
  doneCount: items.filter(({ state }) => state === 'done').length,
  percent: 0,
  items: [...items],
  ...fields,
});

const parts = [
  item('1', { itemName: '遗传学入门：豌豆的故事', count: 12, state: 'done', percent: 100 }),
  item('2', {
    kind: 'exam',
    commodityId: '',
    itemName: '大学英语 · 语法月考',
    count: 4,
    minutes: 10,
    state: 'gone',
  }),
  item('3', { state: 'doing', percent: 17 }),
  item('4', {
    kind: 'chapter',
    commodityId: '',
    subjectId: '2',
    itemName: '导数与微分',
    count: 3,
    lessonId: '',
  }),
  item('5', { itemName: '化学反应原理', count: 16, ownedFlag: 0, lessonId: '' }),
  item('6', {
    kind: 'paper',
    commodityId: '',
    subjectId: '2',
    itemName: '高等数学 · 十分钟热身',
    count: 7,
    minutes: 10,
    lessonId: '',
  }),
] as const;

const fresh = parts.map((part): PlanItem => ({
  ...part,
  state: 'new',
  percent: 0,
  ...(part.kind === 'course' && { ownedFlag: 0, lessonId: '' }),
}));

const stagesOf = (
  [a, b, c, d, e, f]: readonly PlanItem[],
  fields: readonly Partial<PlanStage>[],
): PlanStage[] => {
  const of = (...some: readonly (PlanItem | undefined)[]) => some.filter((part) => part !== undefined);
  return [
    stage('71', of(a, b), { ...fields[0] }),
    stage('72', of(c, d), {
      stageName: '补牢最难的一块',
      summary: '圆锥曲线是高中的最后一关。',
      days: 21,
      ...fields[1],
    }),
    stage('73', of(e, f), {
      stageName: '接上大学的节奏',
      summary: '化学讲到平衡，数学摸到导数。',
      days: 30,
      ...fields[2],
    }),
  ];
};

const joinedStages = stagesOf(parts, [
  { state: 'done', percent: 100, dueAt: '2026-02-01T00:00:00.000Z' },
  { percent: 8, dueAt: '2026-02-20T00:00:00.000Z', overdueFlag: 1 },
  { state: 'locked', dueAt: '2099-03-20T00:00:00.000Z' },
]);

const words = {
  audience: '高三学有余力，或刚考完想提前适应大学的同学。',
  audienceEn: '',
  description: '<p>每个阶段<strong>一半看前方，一半补基础</strong>。</p>',
  descriptionEn: '',
  outcomes: ['三门课程，已有的不重复收费', '四次考试和练习，检验衔接效果'],
  outcomesEn: [],
  orderedFlag: 1,
  offeredFlag: 1,
} as const;

/** A plan that the student has not joined, as the server describes it. */
export const planDetail = (fields: Partial<PlanDetail> = {}): PlanDetail => ({
  ...words,
  outcomes: [...words.outcomes],
  outcomesEn: [],
  plan: card('7', {}),
  commodityIds: [],
  joinedAt: null,
  stages: stagesOf(fresh, []),
  next: null,
  nextStageId: '',
  ...fields,
});

const joinedCard = card('7', { joinedFlag: 1, progressPercent: 40 });

/** The same plan after joining: one stage done, one overdue, one locked. */
export const joinedDetail = (fields: Partial<PlanDetail> = {}): PlanDetail =>
  planDetail({
    plan: joinedCard,
    joinedAt: '2026-01-18T00:00:00.000Z',
    stages: joinedStages,
    next: parts[2],
    nextStageId: '72',
    ...fields,
  });

/** The same plan with a last stage that can be opened. */
export const readyDetail = (): PlanDetail => {
  const [first, second, third] = joinedStages;
  const done = [first, second].flatMap((one) =>
    one === undefined ? [] : [{ ...one, state: 'done' as const, percent: 100, overdueFlag: 0 as const }],
  );
  return joinedDetail({
    stages: [...done, ...(third === undefined ? [] : [{ ...third, state: 'ready' as const }])],
    next: null,
    nextStageId: '73',
  });
};

/** A plan that is bought as a package. */
export const paidDetail = (): PlanDetail =>
  planDetail({
    plan: card('7', { offer: 'package', priceCents: 63_900, listPriceCents: 77_800 }),
    orderedFlag: 0,
    commodityIds: ['57'],
  });

/** The school's plans. */
export const planPage: PlanList = {
  total: 3,
  records: [
    card('8', { planName: '零基础学编程 · 六周起步', days: 42 }),
    card('9', {
      planName: '考研数学全程计划',
      offer: 'package',
      priceCents: 63_900,
      listPriceCents: 77_800,
      days: 100,
    }),
    joinedCard,
  ],
  categories: [
    { id: '1', name: '高中同步', nameEn: 'School', count: 1 },
    { id: '2', name: '编程与数据', nameEn: 'Programming', count: 1 },
  ],
};

/** One of the student's plans. */
export const myPlan = (fields: Partial<MyPlan> = {}): MyPlan => ({
  plan: joinedCard,
  joinedAt: '2026-01-18T00:00:00.000Z',
  stages: joinedStages,
  next: parts[2],
  nextStageId: '72',
  ...fields,
});
