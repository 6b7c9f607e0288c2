import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/**
 * How a plan is had: `given` costs nothing and brings its courses along, `package` is bought as one thing,
 * `parts` costs what those of its courses cost that the student does not have.
 */
export const PlanOffer = Type.Enum(['given', 'package', 'parts']);
export type PlanOffer = Static<typeof PlanOffer>;

/** What a plan is made of: all of it exists beside the plan. */
export const PlanItemKind = Type.Enum(['course', 'paper', 'chapter', 'exam']);
export type PlanItemKind = Static<typeof PlanItemKind>;

/** `gone` was missed or is no longer to be had, so that nothing waits for it. */
export const PlanItemState = Type.Enum(['new', 'doing', 'done', 'gone']);
export type PlanItemState = Static<typeof PlanItemState>;

/** `locked` waits for the stage before it; `ready` may be opened, which brings its courses along. */
export const PlanStageState = Type.Enum(['locked', 'ready', 'open', 'done']);
export type PlanStageState = Static<typeof PlanStageState>;

/** A plan as lists show it. */
export const PlanCard = Type.Object({
  planId: Id,
  planName: Type.String(),
  /** English name; empty where there is none. */
  planNameEn: Type.String(),
  summary: Type.String(),
  summaryEn: Type.String(),
  cover: Type.String(),
  offer: PlanOffer,
  /** What this student would pay now. */
  priceCents: Cents,
  /** The price before a reduction, else the same as `priceCents`. */
  listPriceCents: Cents,
  stageCount: Type.Integer(),
  itemCount: Type.Integer(),
  /** How long its stages take together. */
  days: Type.Integer(),
  studentCount: Type.Integer(),
  joinedFlag: Flag,
  /** 0 to 100, the mean over its parts; 0 for those who have not joined. */
  progressPercent: Type.Integer(),
});
export type PlanCard = Static<typeof PlanCard>;

export const PlanListIn = Input({
  schoolId: Type.Optional(Id),
  /** Free text, words separated by spaces; each must be found. */
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  /** A category of courses; those under it count too. */
  categoryId: Type.Optional(Id),
  price: Type.Optional(Type.Enum(['free', 'paid'])),
  ...Paging,
});
export type PlanListIn = Static<typeof PlanListIn>;

/** A page of plans, and the top categories of all plans that the text finds, each with its number. */
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
  /** The course, paper, chapter or exam. */
  targetId: Id,
  itemName: Type.String(),
  itemNameEn: Type.String(),
  state: PlanItemState,
  /** 0 to 100. */
  percent: Type.Integer(),
  /** Lessons of a course, questions of all else. */
  count: Type.Integer(),
  /** Of a paper or exam; 0 for all else. */
  minutes: Type.Integer(),
  /** The course's; empty for all else. */
  commodityId: Type.String(),
  /** The student has the course; 1 for all else. */
  ownedFlag: Flag,
  /** Where to go on in a course of the student's; empty where there is none, and while the stage is locked. */
  lessonId: Type.String(),
  /** Of a chapter or paper; empty for all else. */
  subjectId: Type.String(),
  /** When an exam may be entered. */
  openAt: Nullable(Time),
  closeAt: Nullable(Time),
});
export type PlanItem = Static<typeof PlanItem>;

/** How far a student is in a stage. */
export const PlanStageStatus = Type.Object({
  stageId: Id,
  stageName: Type.String(),
  stageNameEn: Type.String(),
  state: PlanStageState,
  days: Type.Integer(),
  /** When it should be done; null for those who have not joined. */
  dueAt: Nullable(Time),
  /** 1 where that has passed and it is not done. */
  overdueFlag: Flag,
  itemCount: Type.Integer(),
  doneCount: Type.Integer(),
  /** 0 to 100, the mean over its parts. */
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

/** Where a student goes on in a plan. */
const NextStep = {
  /** What to do next; null where all is done, where a stage waits to be opened, and for those who have not joined. */
  next: Nullable(PlanItem),
  /** The stage of that, or the one that waits; empty where there is none. */
  nextStageId: Type.String(),
};

/** All of a plan's page. */
export const PlanDetail = Type.Object({
  plan: PlanCard,
  /** Whom it is for. */
  audience: Type.String(),
  audienceEn: Type.String(),
  /** HTML, made safe by the server. */
  description: Type.String(),
  descriptionEn: Type.String(),
  outcomes: Type.Array(Type.String()),
  outcomesEn: Type.Array(Type.String()),
  /** 1 where a stage opens only when the one before it is done. */
  orderedFlag: Flag,
  /** 1 for plans that the school still offers. */
  offeredFlag: Flag,
  /** What is to be bought before the plan can be joined; empty where nothing is. */
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

/** A page of the student's plans, and how many there are of each kind. */
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

/** When the plan was joined. */
export const JoinedPlan = Type.Object({ planId: Id, joinedAt: Time });
export type JoinedPlan = Static<typeof JoinedPlan>;

export const OpenStageIn = Input({ planId: Id, stageId: Id });
export type OpenStageIn = Static<typeof OpenStageIn>;

/** The courses that came with the stage. */
export const OpenedStage = Type.Object({ stageId: Id, courseIds: Type.Array(Id) });
export type OpenedStage = Static<typeof OpenedStage>;
