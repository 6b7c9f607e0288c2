import { configVersionOf } from '../company/schoolConfig.ts';
import type { Context } from '../http/context.ts';

/** Returns a cache key for the data of all pages of a school; it changes with the school's settings. */
export const schoolKey = (context: Context, locale: 'zh' | 'en'): string =>
  [context.company.id, context.school.id, locale, configVersionOf(context)].join(' ');

/** Returns a cache key for a page that is the same for every visitor. */
export const pageKey = (context: Context, locale: 'zh' | 'en', ...about: readonly string[]): string =>
  [schoolKey(context, locale), context.origin, ...about].join(' ');
