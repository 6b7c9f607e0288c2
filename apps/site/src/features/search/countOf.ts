import { formatNumber } from '@lectern/ui/locale';
import type { HitGroup } from './found.model.ts';

/** Formats the number of results; a plus means that there are more than were counted. */
export const countOf = ({ total, isCut }: Pick<HitGroup, 'total' | 'isCut'>): string =>
  `${formatNumber(total)}${isCut ? '+' : ''}`;
