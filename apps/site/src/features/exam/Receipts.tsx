import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../i18n/moment.ts';
import * as css from './exam.css.ts';
import { result } from './result.store.ts';
import { resultTexts } from './result.texts.ts';

/** What the school received and when, and where the line broke: the same that the downloaded file says. */
export function Receipts() {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const { received, events } = useSnapshot(result);
  return (
    <>
      <section className={css.section}>
        <h2 className={css.heading}>{texts.receipts}</h2>
        <p className={css.quiet}>{texts.receiptsHelp(received.length)}</p>
        {received.length > 0 && (
          <details>
            <summary className={css.more}>{texts.showAll}</summary>
            <div className={css.scroll}>
              <table className={css.table}>
                <thead>
                  <tr>
                    <th className={css.head}>{texts.number}</th>
                    <th className={css.head}>{texts.savedAt}</th>
                    <th className={css.head}>{texts.digest}</th>
                  </tr>
                </thead>
                <tbody>
                  {received.map(({ position, savedAt, isLate, digest }) => (
                    <tr key={position}>
                      <td className={css.cell}>{position}</td>
                      <td className={css.cell}>
                        {formatTime(savedAt, 'moment', locale)} {isLate && texts.late}
                      </td>
                      <td className={css.cell}>
                        <code>{digest.slice(0, 16)}</code>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        )}
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>{texts.ledger}</h2>
        {events.length === 0 ? (
          <p className={css.quiet}>{texts.noEvents}</p>
        ) : (
          <ul className={css.events}>
            {events.map(({ kind, at, seconds, creditedSeconds, reason }) => (
              <li key={`${kind} ${at}`}>
                {[
                  formatTime(at, 'moment', locale),
                  texts.events[kind],
                  texts.seconds(seconds),
                  reason,
                  kind === 'outage' && creditedSeconds > 0 ? texts.credited(creditedSeconds) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
