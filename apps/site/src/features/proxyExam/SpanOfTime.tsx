import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatTime } from '../../shared/i18n/moment.ts';
import * as css from './proxyExam.css.ts';
import { proxyExamTexts } from './proxyExam.texts.ts';

export interface SpanOfTimeProps {
  /** Both as the server writes times. */
  readonly from: string;
  readonly to: string;
}

/** From when to when: its line ends between the two, and where even one has no room, between a day and its clock. */
export function SpanOfTime({ from, to }: SpanOfTimeProps) {
  const texts = useTexts(proxyExamTexts);
  const locale = useLocale();
  return (
    <>
      <span className={css.moment}>{formatTime(from, 'moment', locale)}</span>{' '}
      <span className={css.moment}>{`${texts.until}\u00a0${formatTime(to, 'moment', locale)}`}</span>
    </>
  );
}
