import { daysLater } from '../../platform/dates/days.ts';
import type { PlanItem, PlanOffer, PlanStageState } from '@lectern/sdk/endpoints/plan';

/** An item of a stage with the viewer's progress. */
export interface StageItem extends PlanItem {
  /** Price of the course alone; 0 for other items. */
  readonly priceCents: number;
  readonly listPriceCents: number;
}

/** A stage with its items, before its state is computed. */
export interface RawStage {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly summary: string;
  readonly summaryEn: string;
  readonly days: number;
  readonly items: readonly StageItem[];
}

/** A stage with its state for the viewer. */
export interface StageWithState extends RawStage {
  readonly state: PlanStageState;
  readonly dueAt: Date | null;
  readonly isOverdue: boolean;
  readonly doneCount: number;
  readonly percent: number;
}

/** What determines the states of a plan's stages. */
export interface PlanRules {
  readonly offer: PlanOffer;
  readonly isOrdered: boolean;
  /** Undefined for viewers who have not joined. */
  readonly joinedAt: Date | undefined;
  readonly now: Date;
}

const isMissing = ({ kind, ownedFlag, state }: StageItem): boolean =>
  kind === 'course' && ownedFlag === 0 && state !== 'gone';

/**
 * Tells whether a course is included in the plan: all are where the plan is given, only free ones where it is
 * bought in parts.
 */
const isIncluded = (offer: PlanOffer, { priceCents }: StageItem): boolean =>
  offer === 'given' || (offer === 'parts' && priceCents === 0);

/** Lists the courses of stages that the plan includes and the student does not have. */
export const coursesToGive = (offer: PlanOffer, stages: readonly Pick<RawStage, 'items'>[]): StageItem[] =>
  stages.flatMap(({ items }) => items.filter((item) => isMissing(item) && isIncluded(offer, item)));

/** Lists the courses that the plan does not include and the student does not have. */
export const coursesToBuy = (offer: PlanOffer, stages: readonly Pick<RawStage, 'items'>[]): StageItem[] =>
  stages.flatMap(({ items }) => items.filter((item) => isMissing(item) && !isIncluded(offer, item)));

const waits = ({ state }: Pick<PlanItem, 'state'>): boolean => state === 'new' || state === 'doing';

/** Returns the mean percentage of items. Removed items are ignored; where only those are left, the plan is done. */
export function meanOf(items: readonly Pick<PlanItem, 'state' | 'percent'>[]): number {
  const counted = items.filter(({ state }) => state !== 'gone');
  if (counted.every(({ state }) => state === 'done')) return 100;
  // 100 is reserved for plans with all items done.
  return Math.min(99, Math.floor(counted.reduce((sum, { percent }) => sum + percent, 0) / counted.length));
}

/** Computes the states of a plan's stages, in their order. */
export function withStates(
  stages: readonly RawStage[],
  { offer, isOrdered, joinedAt, now }: PlanRules,
): StageWithState[] {
  let days = 0;
  let isOpen = true;
  return stages.map((stage) => {
    days += stage.days;
    const dueAt = joinedAt === undefined ? null : daysLater(joinedAt, days);
    const isDone = !stage.items.some(waits);
    const isLocked = isOrdered && !isOpen;
    const isReady = joinedAt !== undefined && coursesToGive(offer, [stage]).length > 0;
    if (!isDone) isOpen = false;
    return {
      ...stage,
      state: isDone ? 'done' : isLocked ? 'locked' : isReady ? 'ready' : 'open',
      dueAt,
      isOverdue: dueAt !== null && !isDone && dueAt <= now,
      doneCount: stage.items.filter(({ state }) => state === 'done').length,
      percent: meanOf(stage.items),
    };
  });
}

/** What to do next; without an item the stage has to be opened first. */
export interface NextStep {
  readonly stageId: string;
  readonly item: StageItem | undefined;
}

/** Finds what to do next: the first open item, preferring one that can be begun now over a future exam. */
export function nextStep(stages: readonly StageWithState[], now: Date): NextStep | undefined {
  const stage = stages.find(({ state }) => state === 'open' || state === 'ready');
  if (stage === undefined) return undefined;
  if (stage.state === 'ready') return { stageId: stage.id, item: undefined };
  const waiting = stage.items.filter(waits);
  return {
    stageId: stage.id,
    item: waiting.find(({ openAt }) => openAt === null || new Date(openAt) <= now) ?? waiting[0],
  };
}
