import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Table } from '@lectern/ui/Table';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { loadOverview, overview } from './overview.store.ts';
import * as css from './dialogs.css.ts';
import type { PaperItem } from './subject.store.ts';
import { subjectTexts } from './subject.texts.ts';
import { practiceModesTexts } from './practiceModes.texts.ts';

interface OverviewDialogProps {
  readonly paper: PaperItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shows what a paper consists of, before it is started. */
export function OverviewDialog({ paper, isOpen, onClose }: OverviewDialogProps) {
  const texts = useTexts(subjectTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={paper.name}
      width={480}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={css.muted}>{texts.overviewHelp(paper.questionCount, paper.totalScore, paper.minutes)}</p>
      <Parts paperId={paper.id} />
    </Dialog>
  );
}

function Parts({ paperId }: { readonly paperId: string }) {
  const texts = useTexts(subjectTexts);
  const { kinds: kindNames } = useTexts(practiceModesTexts);
  const { status, value } = useSnapshot(overview);
  useEffect(() => void loadOverview(paperId), [paperId]);
  return (
    <DetailStates
      status={status}
      value={value?.paperId === paperId ? value.parts : undefined}
      failed={texts.overviewFailed}
      onRetry={() => void loadOverview(paperId)}
      skeleton={
        <div role="status" aria-busy aria-label={texts.overview}>
          <Skeleton shape="box" height="160px" />
        </div>
      }
    >
      {(shown) => (
        <Table
          label={texts.overview}
          rows={shown}
          rowId={({ name }) => name}
          columns={[
            {
              id: 'part',
              header: texts.part,
              cell: ({ name, kinds }) => (
                <>
                  {name}
                  <span className={css.kinds}>{kinds.map((kind) => kindNames[kind]).join(' · ')}</span>
                </>
              ),
              isRowHeader: true,
            },
            {
              id: 'questions',
              header: texts.partQuestions,
              cell: ({ questionCount }) => questionCount,
              isFigure: true,
            },
            { id: 'score', header: texts.partScore, cell: ({ score }) => score, isFigure: true },
          ]}
        />
      )}
    </DetailStates>
  );
}
