import { Dialog } from '@lectern/ui/Dialog';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Table, type TableColumn } from '@lectern/ui/Table';
import { formatClock } from '@lectern/ui/Timer';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { ListStates } from '../../../shared/page/list/ListStates.tsx';
import { loadRanking, type RankItem, ranking } from './rank.store.ts';
import * as css from './dialogs.css.ts';
import { practiceModesTexts } from './practiceModes.texts.ts';

interface RankDialogProps {
  readonly subjectId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The ranking of today's practice: by right answers, then by time taken. */
export function RankDialog({ subjectId, isOpen, onClose }: RankDialogProps) {
  const texts = useTexts(practiceModesTexts);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.rankTitle} width={480}>
      <Ranking subjectId={subjectId} />
    </Dialog>
  );
}

function Ranking({ subjectId }: Pick<RankDialogProps, 'subjectId'>) {
  const texts = useTexts(practiceModesTexts);
  const { status, records, total, own } = useSnapshot(ranking);
  useEffect(() => void loadRanking(subjectId), [subjectId]);
  return (
    <ListStates
      status={status}
      isEmpty={status !== 'ready' || records.length === 0}
      failed={texts.rankFailed}
      onRetry={() => void loadRanking(subjectId)}
      skeleton={
        <div role="status" aria-busy aria-label={texts.rankTitle}>
          <Skeleton shape="box" height="220px" />
        </div>
      }
      nothing={<p className={css.muted}>{texts.rankEmpty}</p>}
    >
      <p className={css.muted}>{texts.rankHelp(total)}</p>
      <Table
        label={texts.rankTitle}
        columns={columnsIn(texts)}
        // Several students may share a rank.
        rows={[...records, ...(own === undefined ? [] : [own])].map((place, line) => ({ ...place, line }))}
        rowId={({ line }) => String(line)}
        isMarked={({ isMine }) => isMine}
      />
    </ListStates>
  );
}

const columnsIn = (texts: typeof practiceModesTexts.zh): readonly TableColumn<RankItem>[] => [
  { id: 'place', header: texts.place, cell: ({ rank }) => rank },
  {
    id: 'student',
    header: texts.student,
    cell: ({ name, isMine }) => (isMine ? texts.me(name) : name),
    isRowHeader: true,
  },
  {
    id: 'right',
    header: texts.right,
    cell: ({ rightCount, questionCount }) => `${rightCount} / ${questionCount}`,
    isFigure: true,
  },
  { id: 'time', header: texts.time, cell: ({ seconds }) => formatClock(seconds), isFigure: true },
];
