import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { Dotted, Heading, Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../shared/i18n/labelled.ts';
import { FailedNote } from '../../shared/page/FailedNote.tsx';
import * as css from './invoice.css.ts';
import { invoiceTexts } from './invoice.texts.ts';
import { loadTitles, openForm, titles } from './invoiceForm.store.ts';

/** The student's saved invoice titles; renders nothing if the school issues no invoices. */
export function SavedTitles() {
  const texts = useTexts(invoiceTexts);
  const locale = useLocale();
  const heading = useId();
  const { status, saved, settings, isOpen } = useSnapshot(titles);
  // The shown titles stay while they are reloaded.
  const isKnown = status === 'ready' || isOpen || saved.length > 0;

  return (
    <section className={css.titles} aria-labelledby={heading}>
      <Inline as="header" below="x3" gap="x3" justify="space-between" isOneLine>
        <Heading id={heading}>{texts.titles.name}</Heading>
        {settings.isOpen && (
          <Button size="small" onClick={() => openForm({ kind: 'keep', saved: undefined })}>
            {texts.titles.add}
          </Button>
        )}
      </Inline>
      {status === 'failed' && !isOpen ? (
        <FailedNote onRetry={() => void loadTitles()}>{texts.titles.failed}</FailedNote>
      ) : !isKnown ? (
        <Skeleton shape="box" height="64px" />
      ) : saved.length === 0 ? (
        <p className={css.status}>
          {status === 'ready' && !settings.isOpen ? texts.titles.closed : texts.titles.empty}
        </p>
      ) : (
        <ul className={css.rows}>
          {saved.map((one) => (
            <li key={one.id} className={css.row}>
              <span className={css.rowWords}>
                <span className={css.rowName}>
                  {one.title} {one.isDefault && <Tag tone="accent">{texts.titles.isDefault}</Tag>}
                </span>
                <span className={css.meta}>
                  <Dotted>{[texts.titleTypes[one.titleType], one.taxNo].filter(Boolean).join(' · ')}</Dotted>
                </span>
              </span>
              <Button
                size="small"
                aria-label={labelled(locale, texts.titles.edit, one.title)}
                onClick={() => openForm({ kind: 'keep', saved: one })}
              >
                {texts.titles.edit}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
