import { ports } from '../../shared/ports.ts';
import { useTimeoutAt } from '../../shared/useTimeoutAt.ts';
import { nextChange, type OpenClass } from './openClass.model.ts';

/** Calls when the first of some open classes opens its room or ends, so that the page updates by itself. */
export function useNextChange(openClasses: readonly OpenClass[], act: () => void): void {
  const now = ports.now();
  const moments = openClasses.flatMap((one) => nextChange(one) ?? []).filter((moment) => moment > now);
  useTimeoutAt(moments.length === 0 ? undefined : Math.min(...moments), act);
}
