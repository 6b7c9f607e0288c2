import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { TrashIcon } from '@lectern/ui/icon';
import { Inline, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { formatNumber, useLocale, useTexts, type Locale } from '@lectern/ui/locale';
import { Table, type TableColumn } from '@lectern/ui/Table';
import { formatBytes } from '@lectern/ui/Uploader';
import { formatTime } from '../../shared/i18n/moment.ts';
import { resourceHref } from './address.ts';
import { KindIcon } from './KindIcon.tsx';
import * as css from './ownTable.css.ts';
import * as nameCss from './resource.css.ts';
import type { Resource } from './resource.model.ts';
import { resourceTexts } from './resource.texts.ts';

export interface OwnTableProps {
  readonly items: readonly Resource[];
  /** Whether another page is loading. */
  readonly isBusy: boolean;
  readonly selectedIds: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
}

/** The files that the student shared, as a table with selectable rows. */
export function OwnTable({ items, isBusy, selectedIds, onSelect, onRemove }: OwnTableProps) {
  const texts = useTexts(resourceTexts);
  const locale = useLocale();
  const columns: readonly TableColumn<Resource>[] = [
    ...columnsIn(texts, locale),
    {
      id: 'remove',
      header: texts.action,
      cell: ({ id, name }) => (
        <Button
          className={css.remove}
          variant="quiet"
          aria-label={texts.removeOf(name)}
          onClick={() => onRemove(id)}
        >
          <TrashIcon size={18} />
        </Button>
      ),
      isFigure: true,
    },
  ];
  return (
    <div className={css.panel}>
      <Table
        label={texts.tabs.mine}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        phone="cards"
        hasStickyColumn
        isBusy={isBusy}
        selectedIds={selectedIds}
        onSelect={onSelect}
      />
    </div>
  );
}

const columnsIn = (texts: typeof resourceTexts.zh, locale: Locale): readonly TableColumn<Resource>[] => [
  {
    id: 'name',
    header: texts.file,
    cell: ({ id, name, kind, extension, isForMembers, state }) => (
      <Inline as="span" gap="x3" isOneLine>
        <KindIcon kind={kind} extension={extension} />
        <Stack as="span" gap="x1">
          <span className={css.name}>
            <Link className={nameCss.nameLink} href={resourceHref(id)}>
              {name}
            </Link>
            {isForMembers && <Tag tone="warning">{texts.members}</Tag>}
            {state !== 'shown' && (
              <Tag tone={state === 'pending' ? 'info' : 'danger'}>{texts.states[state]}</Tag>
            )}
          </span>
          {state !== 'shown' && <span className={nameCss.help}>{texts.stateHelp[state]}</span>}
        </Stack>
      </Inline>
    ),
    isRowHeader: true,
  },
  { id: 'subject', header: texts.subject, cell: ({ subject }) => subject[locale] || texts.form.noSubject },
  {
    id: 'sharedAt',
    header: texts.sharedAt,
    cell: ({ sharedAt }) => formatTime(sharedAt, 'day', locale),
    isFigure: true,
  },
  { id: 'size', header: texts.size, cell: ({ bytes }) => formatBytes(bytes), isFigure: true },
  {
    id: 'downloads',
    header: texts.downloads,
    cell: ({ downloads }) => formatNumber(downloads),
    isFigure: true,
  },
];
