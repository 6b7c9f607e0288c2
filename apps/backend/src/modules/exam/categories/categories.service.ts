import type { CategoryCounts, CategoryIn, UsedCategory } from '@lectern/sdk/endpoints/account';
import type { UserContext } from '../../../platform/http/context.ts';
import { type CategoryList, countCategories, listCategories } from './categories.repo.ts';
import { memberOf } from '../../../platform/http/member.ts';

const listOf =
  (list: CategoryList) =>
  (_: CategoryIn, context: UserContext): Promise<UsedCategory[]> =>
    listCategories(context.db, memberOf(context), list, context.clock.now());

/** Answers `account.categoryUsed`. */
export const categoryUsed = listOf('already');
/** Answers `account.categoryCan`. */
export const categoryCan = listOf('can');
/** Answers `account.categoryExam`. */
export const categoryExam = listOf('exam');
/** Answers `account.categoryUpgrade`. */
export const categoryUpgrade = listOf('upgrade');

/** Answers `account.categoryCount`. */
export const categoryCount = (_: CategoryIn, context: UserContext): Promise<CategoryCounts> =>
  countCategories(context.db, memberOf(context), context.clock.now());
