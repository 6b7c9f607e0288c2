import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The query of the list of plans, all of which is in the address. */
export type PlanQuery = ReadBy<typeof readPlanQuery>;

/** Reads the query from the list's address; unknown values count as missing. */
export function readPlanQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    keyword: textOf(query, 'keyword'),
    /** Id of the category; empty for all. */
    category: query.get('category') ?? '',
    price: oneOf(query.get('price'), ['free', 'paid'], ''),
    /** From 1. */
    page: pageOf(query),
  };
}

/** Returns the address of a list of plans; defaults are left out. */
export const plansHref = ({ keyword, category, price, page }: Partial<PlanQuery> = {}): string =>
  withQuery('#/trainingPlan/list', { keyword, category, price, page });

/** Returns the address of a plan. */
export const planHref = (planId: string): string => `#/trainingPlan/detail/${encodeURIComponent(planId)}`;

/** The states by which the student's plans are filtered. */
export const ownStates = ['learning', 'overdue', 'done'] as const;
export type OwnState = (typeof ownStates)[number];

/** The query of the student's own list. */
export type OwnQuery = ReadBy<typeof readOwnQuery>;

/** Reads the query of the student's own list. */
export function readOwnQuery(search: string) {
  const query = new URLSearchParams(search);
  return { state: oneOf(query.get('state'), ownStates, undefined), page: pageOf(query) };
}

/** Returns the address of the student's own list. */
export const ownPlansHref = ({ state, page }: Partial<OwnQuery> = {}): string =>
  withQuery('#/personal/course/plan', { state, page });
