import { useTexts } from '@lectern/ui/locale';
import type { LoadStatus } from '../../loadable.ts';
import * as css from './FoundCount.css.ts';

const texts = { zh: { loading: '正在加载' }, en: { loading: 'Loading' } };

interface FoundCountProps {
  /** Of the list. */
  readonly status: LoadStatus;
  /** How many there are; undefined until the first answer. */
  readonly total: number | undefined;
  /** Says how many there are. */
  readonly words: (total: number) => string;
}

/** Says how many a list has found, and says it again to a screen reader when that changes. */
export function FoundCount({ status, total, words }: FoundCountProps) {
  const { loading } = useTexts(texts);
  return (
    <p className={css.count} role="status">
      {total === undefined ? loading : status !== 'failed' && words(total)}
    </p>
  );
}
