import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatTime } from '../../shared/i18n/moment.ts';
import * as css from './proxyExam.css.ts';
import { proxyExamTexts } from './proxyExam.texts.ts';

export interface SpanOfTimeProps {
  /** Both in the server's format. */
  readonly from: string;
  readonly to: string;
}

/** A period. The line breaks between its two times, or if one of them does not fit, between date and time of day. */
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
