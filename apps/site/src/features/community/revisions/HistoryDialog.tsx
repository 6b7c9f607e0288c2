import { Dialog } from '@lectern/ui/Dialog';
import { Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { formatTime } from '../../../shared/i18n/moment.ts';
import * as css from '../community.css.ts';
import type { Earlier } from './revisions.model.ts';
import { revisionsTexts } from './revisions.texts.ts';

interface HistoryDialogProps {
  /** Newest first. */
  readonly earlier: readonly Earlier[];
  readonly onClose: () => void;
}

/** The earlier versions of a contribution. */
export default function HistoryDialog({ earlier, onClose }: HistoryDialogProps) {
  const texts = useTexts(revisionsTexts);
  const locale = useLocale();
  return (
    <Dialog isOpen width={560} title={texts.history} onClose={onClose}>
      <ul className={css.rows}>
        {earlier.map(({ title, html, until }) => (
          <Stack as="li" key={until} gap="x2">
            <p className={css.meta}>
              <time dateTime={until}>{texts.until(formatTime(until, 'moment', locale))}</time>
            </p>
            {title !== '' && <p className={css.heading}>{title}</p>}
            <RichText html={html} className={css.richText} />
          </Stack>
        ))}
      </ul>
    </Dialog>
  );
}
