import { formatNumber } from '@lectern/ui/locale';
import type { HitGroup } from './found.model.ts';

/** Writes how much was found; more than is counted is said by a plus. */
export const countOf = ({ total, isCut }: Pick<HitGroup, 'total' | 'isCut'>): string =>
  `${formatNumber(total)}${isCut ? '+' : ''}`;
