import { configVersionOf } from '../company/schoolConfig.ts';
import type { Context } from '../http/context.ts';

/** Names a page that is the same for every visitor: it is another one as soon as the school's settings are. */
export const pageKey = (context: Context, locale: 'zh' | 'en', ...about: readonly string[]): string =>
  [context.company.id, context.school.id, locale, context.origin, configVersionOf(context), ...about].join(
    ' ',
  );
