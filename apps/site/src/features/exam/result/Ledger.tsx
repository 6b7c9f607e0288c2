import { Card } from '@lectern/ui/Card';
import { Dotted, Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Timeline, TimelineItem } from '@lectern/ui/Timeline';
import { formatTime } from '../../../shared/i18n/moment.ts';
import * as css from './result.css.ts';
import type { AttemptLedger } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** Outages of the connection, and time that the school added; the downloaded file has the same information. */
export function Ledger({ events }: Pick<AttemptLedger, 'events'>) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  return (
    <Card as="section" padding="large" gap="x3" aria-labelledby="ledger">
      <Heading id="ledger">{texts.ledger}</Heading>
      {events.length === 0 ? (
        <p className={css.muted}>{texts.noEvents}</p>
      ) : (
        <Timeline>
          {events.map(({ kind, at, seconds, creditedSeconds, reason }) => {
            const details = [
              formatTime(at, 'moment', locale),
              reason,
              kind === 'outage' && creditedSeconds > 0 ? texts.credited(creditedSeconds) : '',
            ];
            return (
              <TimelineItem
                key={`${kind} ${at}`}
                tone={kind === 'outage' ? 'danger' : 'done'}
                title={texts.events[kind]}
                aside={texts.seconds(seconds)}
              >
                <p className={css.muted}>
                  <Dotted>{details.filter(Boolean).join(' · ')}</Dotted>
                </p>
              </TimelineItem>
            );
          })}
        </Timeline>
      )}
    </Card>
  );
}
