import { useTexts } from '@lectern/ui/locale';
import type { LoadStatus } from '../../loadable.ts';
import * as css from './FoundCount.css.ts';

const texts = { zh: { loading: '正在加载' }, en: { loading: 'Loading' } };

interface FoundCountProps {
  /** Loading state of the list. */
  readonly status: LoadStatus;
  /** Number of results; undefined until the first reply. */
  readonly total: number | undefined;
  /** Returns the text for a number of results. */
  readonly label: (total: number) => string;
}

/** Shows how many results a list has, and announces changes to screen readers. */
export function FoundCount({ status, total, label }: FoundCountProps) {
  const { loading } = useTexts(texts);
  return (
    <p className={css.count} role="status">
      {total === undefined ? loading : status !== 'failed' && label(total)}
    </p>
  );
}
