import type { Reply } from '@lectern/sdk';
import type {
  MyPlan as MyPlanReply,
  PlanCard,
  PlanDetail,
  PlanItem as ItemReply,
  PlanStageStatus,
} from '@lectern/sdk/endpoints/plan';
import { localizedText, type LocalizedText, localizedTexts } from '../../shared/i18n/localizedText.ts';
import { courseHref, examHref, lessonHref } from '../../shared/routes/pages.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** A training plan as lists show it. */
export type PlanSummary = ReadBy<typeof readPlan>;

/** An item of a stage: a course, paper, chapter or exam. */
export type PlanItem = ReadBy<typeof readItem>;

/** A student's progress in a stage. */
export type StageStatus = ReadBy<typeof readStatus>;

/** A stage with its items. */
export interface PlanStage extends StageStatus {
  readonly summary: LocalizedText;
  readonly items: readonly PlanItem[];
}

/** Where a student continues. */
export interface NextStep {
  /** Undefined if everything is done, or a stage must be opened first. */
  readonly next: PlanItem | undefined;
  /** The stage of `next`, or the one to be opened; empty if there is none. */
  readonly nextStageId: string;
}

/** The page of one plan. */
export interface PlanPage extends NextStep {
  readonly plan: PlanSummary;
  readonly audience: LocalizedText;
  /** HTML from the server, sanitised where it is rendered. */
  readonly description: LocalizedText;
  readonly outcomes: Record<keyof LocalizedText, readonly string[]>;
  readonly isOrdered: boolean;
  readonly isOffered: boolean;
  /** What must be bought before it can be joined. */
  readonly commodityIds: readonly string[];
  readonly stages: readonly PlanStage[];
}

/** A plan that the student has joined. */
export type OwnPlan = ReadBy<typeof readOwnPlan>;

const percent = (value: number | undefined): number => Math.min(100, Math.max(0, Math.floor(value ?? 0)));
const number = (value: number | undefined): number => Math.max(0, Math.trunc(value ?? 0));

/** Reads a plan of a list; undefined if it has no link target or no name. */
export function readPlan(reply: Reply<PlanCard>) {
  const id = reply.planId ?? '';
  const name = localizedText(reply.planName, reply.planNameEn);
  if (id === '' || name.zh === '') return undefined;
  const priceCents = number(reply.priceCents);
  return {
    id,
    name,
    /** One sentence. */
    summary: localizedText(reply.summary, reply.summaryEn),
    cover: reply.cover ?? '',
    offer: reply.offer ?? 'parts',
    /** The current price for this student. */
    priceCents,
    listPriceCents: Math.max(priceCents, number(reply.listPriceCents)),
    stageCount: number(reply.stageCount),
    itemCount: number(reply.itemCount),
    days: number(reply.days),
    studentCount: number(reply.studentCount),
    isJoined: reply.joinedFlag === 1,
    /** 0 to 100. */
    progress: percent(reply.progressPercent),
  };
}

function hrefOf(
  kind: ItemReply['kind'],
  targetId: string,
  { commodityId, lessonId, isOwned }: { commodityId: string; lessonId: string; isOwned: boolean },
): string {
  if (kind === 'exam') return examHref(targetId);
  if (kind !== 'course') return '';
  return isOwned && lessonId !== ''
    ? lessonHref({ commodityId, courseId: targetId }, lessonId)
    : courseHref(commodityId, targetId);
}

/** Reads an item of a stage; undefined if it has no target. */
export function readItem(reply: Reply<ItemReply> | undefined) {
  if (!reply?.itemId || !reply.targetId || reply.kind === undefined) return undefined;
  const { itemId: id, targetId, kind, commodityId = '' } = reply;
  if (kind === 'course' && commodityId === '') return undefined;
  const isOwned = reply.ownedFlag === 1;
  return {
    id,
    kind,
    targetId,
    name: localizedText(reply.itemName || targetId, reply.itemNameEn),
    /** `gone`: it was missed or is no longer available, so the plan does not wait for it. */
    state: reply.state ?? 'new',
    percent: percent(reply.percent),
    /** Number of lessons of a course, or of questions of any other item. */
    count: number(reply.count),
    minutes: number(reply.minutes),
    isOwned,
    /** Set for a paper or chapter. */
    subjectId: reply.subjectId ?? '',
    /** Link to the item; empty for a paper or chapter, which is started by a call. */
    href: hrefOf(kind, targetId, { commodityId, lessonId: reply.lessonId ?? '', isOwned }),
    /** UTC; empty if unset. */
    openAt: reply.openAt ?? '',
    closeAt: reply.closeAt ?? '',
  };
}

function readStatus(reply: Reply<PlanStageStatus>) {
  return {
    id: reply.stageId ?? '',
    name: localizedText(reply.stageName, reply.stageNameEn),
    // An unknown state counts as not locked: the server protects the content in any case.
    state: reply.state ?? 'open',
    days: number(reply.days),
    /** UTC; empty for students who have not joined. */
    dueAt: reply.dueAt ?? '',
    isOverdue: reply.overdueFlag === 1,
    itemCount: number(reply.itemCount),
    doneCount: number(reply.doneCount),
    percent: percent(reply.percent),
  };
}

const readNext = (reply: Reply<Pick<MyPlanReply, 'next' | 'nextStageId'>>): NextStep => ({
  next: readItem(reply.next),
  nextStageId: reply.nextStageId ?? '',
});

/** Reads a plan's page; undefined if the reply contains none. */
export function readPlanPage(reply: Reply<PlanDetail>): PlanPage | undefined {
  const plan = readPlan(reply.plan);
  if (plan === undefined) return undefined;
  return {
    plan,
    audience: localizedText(reply.audience, reply.audienceEn),
    description: localizedText(reply.description, reply.descriptionEn),
    outcomes: localizedTexts(reply.outcomes, reply.outcomesEn),
    isOrdered: reply.orderedFlag === 1,
    isOffered: reply.offeredFlag === 1,
    commodityIds: reply.commodityIds.filter(Boolean),
    stages: reply.stages.map((stage) => ({
      ...readStatus(stage),
      summary: localizedText(stage.summary, stage.summaryEn),
      items: stage.items.flatMap((item) => readItem(item) ?? []),
    })),
    ...readNext(reply),
  };
}

/** Reads a joined plan; undefined if the reply contains none. */
export function readOwnPlan(reply: Reply<MyPlanReply>) {
  const plan = readPlan(reply.plan);
  if (plan === undefined) return undefined;
  return {
    plan,
    /** UTC. */
    joinedAt: reply.joinedAt ?? '',
    stages: reply.stages.map(readStatus),
    ...readNext(reply),
  };
}

/** What a user can do with a plan. */
export type PlanAction = 'goOn' | 'openStage' | 'finished' | 'join' | 'buy' | 'toCart' | 'offShelf';

/**
 * Returns the main action for a plan.
 * @param inCart the commodity ids in the cart.
 */
export function planActionOf(
  { plan, isOffered, commodityIds, next, nextStageId }: PlanPage,
  inCart: readonly string[],
): PlanAction {
  if (plan.isJoined) {
    if (next !== undefined) return 'goOn';
    return nextStageId === '' ? 'finished' : 'openStage';
  }
  if (!isOffered) return 'offShelf';
  if (commodityIds.length === 0) return 'join';
  return commodityIds.every((id) => inCart.includes(id)) ? 'toCart' : 'buy';
}
