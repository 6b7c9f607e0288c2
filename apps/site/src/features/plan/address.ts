import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** What the list of plans shows; all of it stands in the address. */
export type PlanQuery = ReadBy<typeof readPlanQuery>;

/** Reads the query of the list's address; whatever is unknown there counts as not said. */
export function readPlanQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    keyword: textOf(query, 'keyword'),
    /** A category's id; empty for all. */
    category: query.get('category') ?? '',
    price: oneOf(query.get('price'), ['free', 'paid'], ''),
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes the address of a list of plans; what is not chosen is left out. */
export const plansHref = ({ keyword, category, price, page }: Partial<PlanQuery> = {}): string =>
  withQuery('#/trainingPlan/list', { keyword, category, price, page });

/** Writes the address of a plan. */
export const planHref = (planId: string): string => `#/trainingPlan/detail/${encodeURIComponent(planId)}`;

/** Which of the student's plans are shown. */
export const ownStates = ['learning', 'overdue', 'done'] as const;
export type OwnState = (typeof ownStates)[number];

/** What the student's own list shows. */
export type OwnQuery = ReadBy<typeof readOwnQuery>;

/** Reads the query of the student's own list. */
export function readOwnQuery(search: string) {
  const query = new URLSearchParams(search);
  return { state: oneOf(query.get('state'), ownStates, undefined), page: pageOf(query) };
}

/** Writes the address of the student's own list. */
export const ownPlansHref = ({ state, page }: Partial<OwnQuery> = {}): string =>
  withQuery('#/personal/course/plan', { state, page });
