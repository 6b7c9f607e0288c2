import { configVersionOf } from '../company/schoolConfig.ts';
import type { Context } from '../http/context.ts';

/** Names what is the same on all pages of a school: it is another one as soon as the school's settings are. */
export const schoolKey = (context: Context, locale: 'zh' | 'en'): string =>
  [context.company.id, context.school.id, locale, configVersionOf(context)].join(' ');

/** Names a page that is the same for every visitor. */
export const pageKey = (context: Context, locale: 'zh' | 'en', ...about: readonly string[]): string =>
  [schoolKey(context, locale), context.origin, ...about].join(' ');
