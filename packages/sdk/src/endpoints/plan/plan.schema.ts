import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/**
 * How a plan is obtained: `given` is free and includes its courses, `package` is bought as a whole, `parts`
 * costs as much as those of its courses that the student does not have.
 */
export const PlanOffer = Type.Enum(['given', 'package', 'parts']);
export type PlanOffer = Static<typeof PlanOffer>;

/** Kind of a part of a plan; the parts also exist outside the plan. */
export const PlanItemKind = Type.Enum(['course', 'paper', 'chapter', 'exam']);
export type PlanItemKind = Static<typeof PlanItemKind>;

/** State of a part; `gone` was missed or is no longer available, and is not required any more. */
export const PlanItemState = Type.Enum(['new', 'doing', 'done', 'gone']);
export type PlanItemState = Static<typeof PlanItemState>;

/**
 * State of a stage: `locked` until the previous stage is done; `ready` to be opened, which gives access to its
 * courses.
 */
export const PlanStageState = Type.Enum(['locked', 'ready', 'open', 'done']);
export type PlanStageState = Static<typeof PlanStageState>;

/** A plan as shown in lists. */
export const PlanCard = Type.Object({
  planId: Id,
  planName: Type.String(),
  /** English name; empty where there is none. */
  planNameEn: Type.String(),
  summary: Type.String(),
  summaryEn: Type.String(),
  cover: Type.String(),
  offer: PlanOffer,
  /** Current price for this student, in cents. */
  priceCents: Cents,
  /** Price in cents before a reduction; otherwise equal to `priceCents`. */
  listPriceCents: Cents,
  stageCount: Type.Integer(),
  itemCount: Type.Integer(),
  /** Total duration of its stages in days. */
  days: Type.Integer(),
  studentCount: Type.Integer(),
  joinedFlag: Flag,
  /** Progress in per cent, 0 to 100, as the mean of its parts; 0 for students who have not joined. */
  progressPercent: Type.Integer(),
});
export type PlanCard = Static<typeof PlanCard>;

export const PlanListIn = Input({
  schoolId: Type.Optional(Id),
  /** Search words separated by spaces; all must match. */
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  /** Category of courses, including its subcategories. */
  categoryId: Type.Optional(Id),
  price: Type.Optional(Type.Enum(['free', 'paid'])),
  ...Paging,
});
export type PlanListIn = Static<typeof PlanListIn>;

/** A page of plans, and the top-level categories of all plans that match the text, with their numbers. */
export const PlanList = Type.Object({
  ...Page(PlanCard).properties,
  categories: Type.Array(
    Type.Object({ id: Id, name: Type.String(), nameEn: Type.String(), count: Type.Integer() }),
  ),
});
export type PlanList = Static<typeof PlanList>;

export const PlanIn = Input({ planId: Id, schoolId: Type.Optional(Id) });
export type PlanIn = Static<typeof PlanIn>;

/** A part of a stage. */
export const PlanItem = Type.Object({
  itemId: Id,
  kind: PlanItemKind,
  /** Id of the course, paper, chapter or exam. */
  targetId: Id,
  itemName: Type.String(),
  itemNameEn: Type.String(),
  state: PlanItemState,
  /** Progress in per cent, 0 to 100. */
  percent: Type.Integer(),
  /** Number of lessons of a course, otherwise of questions. */
  count: Type.Integer(),
  /** Duration of a paper or exam in minutes; otherwise 0. */
  minutes: Type.Integer(),
  /** Commodity of a course; otherwise empty. */
  commodityId: Type.String(),
  /** 1 where the student has the course; always 1 for other kinds. */
  ownedFlag: Flag,
  /** Lesson to continue with in the student's course; empty where there is none, and while the stage is locked. */
  lessonId: Type.String(),
  /** Subject of a chapter or paper; otherwise empty. */
  subjectId: Type.String(),
  /** UTC ISO time at which an exam opens. */
  openAt: Nullable(Time),
  closeAt: Nullable(Time),
});
export type PlanItem = Static<typeof PlanItem>;

/** The student's progress in a stage. */
export const PlanStageStatus = Type.Object({
  stageId: Id,
  stageName: Type.String(),
  stageNameEn: Type.String(),
  state: PlanStageState,
  days: Type.Integer(),
  /** Target date of the stage; null for students who have not joined. */
  dueAt: Nullable(Time),
  /** 1 where the target date has passed and the stage is not done. */
  overdueFlag: Flag,
  itemCount: Type.Integer(),
  doneCount: Type.Integer(),
  /** Progress in per cent, 0 to 100, as the mean of its parts. */
  percent: Type.Integer(),
});
export type PlanStageStatus = Static<typeof PlanStageStatus>;

/** A stage with its parts. */
export const PlanStage = Type.Object({
  ...PlanStageStatus.properties,
  summary: Type.String(),
  summaryEn: Type.String(),
  items: Type.Array(PlanItem),
});
export type PlanStage = Static<typeof PlanStage>;

/** Where the student continues in a plan. */
const NextStep = {
  /** Next part; null where all is done, where a stage has to be opened first, and for students who have not joined. */
  next: Nullable(PlanItem),
  /** Stage of the next part, or the stage to open; empty where there is none. */
  nextStageId: Type.String(),
};

/** All data of a plan's page. */
export const PlanDetail = Type.Object({
  plan: PlanCard,
  /** Target audience of the plan. */
  audience: Type.String(),
  audienceEn: Type.String(),
  /** Description: HTML, sanitised by the server. */
  description: Type.String(),
  descriptionEn: Type.String(),
  outcomes: Type.Array(Type.String()),
  outcomesEn: Type.Array(Type.String()),
  /** 1 where a stage can be opened only when the previous one is done. */
  orderedFlag: Flag,
  /** 1 for plans that the school still offers. */
  offeredFlag: Flag,
  /** Commodities to buy before joining; empty where there are none. */
  commodityIds: Type.Array(Id),
  joinedAt: Nullable(Time),
  stages: Type.Array(PlanStage),
  ...NextStep,
});
export type PlanDetail = Static<typeof PlanDetail>;

export const MyPlansIn = Input({
  state: Type.Optional(Type.Enum(['learning', 'overdue', 'done'])),
  ...Paging,
});
export type MyPlansIn = Static<typeof MyPlansIn>;

/** A plan that the student has joined. */
export const MyPlan = Type.Object({
  plan: PlanCard,
  joinedAt: Time,
  stages: Type.Array(PlanStageStatus),
  ...NextStep,
});
export type MyPlan = Static<typeof MyPlan>;

/** A page of the student's plans, and the number of each kind. */
export const MyPlans = Type.Object({
  ...Page(MyPlan).properties,
  counts: Type.Object({
    all: Type.Integer(),
    learning: Type.Integer(),
    overdue: Type.Integer(),
    done: Type.Integer(),
  }),
});
export type MyPlans = Static<typeof MyPlans>;

export const JoinPlanIn = Input({ planId: Id });
export type JoinPlanIn = Static<typeof JoinPlanIn>;

/** A joined plan, and when it was joined. */
export const JoinedPlan = Type.Object({ planId: Id, joinedAt: Time });
export type JoinedPlan = Static<typeof JoinedPlan>;

export const OpenStageIn = Input({ planId: Id, stageId: Id });
export type OpenStageIn = Static<typeof OpenStageIn>;

/** Courses that the stage gave access to. */
export const OpenedStage = Type.Object({ stageId: Id, courseIds: Type.Array(Id) });
export type OpenedStage = Static<typeof OpenedStage>;
