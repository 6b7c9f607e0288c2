import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { DataGrid } from '@lectern/ui/DataGrid';
import { CircleCheckIcon, CircleCloseIcon, DownloadIcon } from '@lectern/ui/icon';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import type { TableColumn } from '@lectern/ui/Table';
import { type ChangeEvent, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { checkFile, checkReceipts, clearReceiptCheck, receipts } from './receipts.store.ts';
import { receiptTexts } from './receipts.texts.ts';
import * as css from './result.css.ts';
import { type AttemptLedger, type ReceivedItem, result } from './result.store.ts';

/** The answers that the server received, with times: listed, downloadable as a file, and verifiable on this device. */
export function Receipts({ received, chain, file }: Omit<AttemptLedger, 'events'>) {
  const texts = useTexts(receiptTexts);
  const { recordId } = useSnapshot(result);
  const { step } = useSnapshot(receipts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => clearReceiptCheck, [recordId]);
  const { publicKey } = chain;
  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Cleared, so that the same file can be chosen again.
    if (chosen !== undefined) void checkFile(chosen, publicKey).finally(() => (currentTarget.value = ''));
  };
  return (
    <Card as="section" padding="large" gap="x3" aria-labelledby="receipts">
      <Heading id="receipts">{texts.title}</Heading>
      <p className={css.muted}>{texts.help(received.length)}</p>
      <div className={css.actions}>
        {received.length > 0 && (
          <>
            <Button
              size="small"
              isBusy={step === 'checking'}
              onClick={() => void checkReceipts(chain, publicKey)}
            >
              {texts.check}
            </Button>
            <a
              className={css.download}
              download={`receipts-${recordId}.json`}
              href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
            >
              <DownloadIcon /> {texts.download}
            </a>
          </>
        )}
        <Button size="small" variant="quiet" onClick={() => input.current?.click()}>
          {texts.checkFile}
        </Button>
        <input
          ref={input}
          className={css.file}
          type="file"
          accept=".json,application/json"
          aria-label={texts.checkFile}
          onChange={handleFile}
        />
      </div>
      <Found />
      {received.length > 0 && <Links received={received} />}
    </Card>
  );
}

/** The outcome of the verification. */
function Found() {
  const texts = useTexts(receiptTexts);
  const { step, goodCount, brokenAt, fileName } = useSnapshot(receipts);
  if (step === 'idle' || step === 'checking') return null;
  const isUnbroken = step === 'whole';
  const verdictText = isUnbroken
    ? texts.whole(goodCount)
    : step === 'broken'
      ? texts.broken(brokenAt)
      : texts[step];
  const Sign = isUnbroken ? CircleCheckIcon : CircleCloseIcon;
  return (
    <p className={css.found} data-tone={isUnbroken ? 'good' : 'bad'} role={isUnbroken ? 'status' : 'alert'}>
      <Sign className={css.foundSign} size={18} />
      {fileName === '' ? verdictText : texts.ofFile(fileName, verdictText)}
    </p>
  );
}

function Links({ received }: Pick<AttemptLedger, 'received'>) {
  const texts = useTexts(receiptTexts);
  const locale = useLocale();
  const columns = useMemo(
    (): readonly TableColumn<ReceivedItem>[] => [
      {
        id: 'number',
        header: texts.number,
        cell: ({ position }) => position,
        sortBy: ({ position }) => position,
        isRowHeader: true,
        width: '84px',
      },
      {
        id: 'savedAt',
        header: texts.savedAt,
        cell: ({ savedAt, isLate }) => `${formatTime(savedAt, 'moment', locale)} ${isLate ? texts.late : ''}`,
        sortBy: ({ savedAt }) => savedAt,
        width: 'minmax(180px, 1fr)',
      },
      {
        id: 'digest',
        header: texts.digest,
        cell: ({ digest }) => <code>{digest.slice(0, 16)}</code>,
        width: 'minmax(164px, 1fr)',
      },
    ],
    [texts, locale],
  );
  return (
    <details>
      <summary className={css.showAll}>{texts.showAll}</summary>
      <div className={css.grid}>
        <DataGrid
          label={texts.title}
          columns={columns}
          rows={received}
          rowId={({ position }) => String(position)}
        />
      </div>
    </details>
  );
}
