import { AnswerPalette, type PaletteState } from '@lectern/ui/AnswerPalette';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { GradedQuestions } from './GradedQuestions.tsx';
import { report, type Verdict } from './report.store.ts';
import * as css from './ReportPage.css.ts';

const PALETTE: Readonly<Record<Verdict, PaletteState>> = {
  right: 'right',
  partial: 'partlyRight',
  wrong: 'wrong',
  unanswered: 'open',
  self: 'answered',
};

export interface GradedColumnsProps {
  /**
   * Shown above the numbers.
   * @defaultValue nothing
   */
  readonly children?: ReactNode;
}

/** The questions of the loaded report, with their numbers beside them as links. */
export function GradedColumns({ children }: GradedColumnsProps) {
  const { paper, verdicts } = useSnapshot(report);
  const [filter, setFilter] = useState<Verdict | null>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const choose = (id: string) => {
    setFilter(null);
    setCurrentId(id);
  };
  useEffect(() => {
    if (currentId !== null)
      document.getElementById(`graded-${currentId}`)?.scrollIntoView({ block: 'start' });
  }, [currentId]);
  const items = paper.questions.map(({ id, number }) => ({
    id,
    number,
    state: PALETTE[verdicts[id] ?? 'unanswered'],
  }));
  return (
    <div className={css.columns}>
      <aside className={css.side}>
        {children}
        <AnswerPalette groups={[{ items }]} currentId={currentId} onChoose={choose} />
      </aside>
      <GradedQuestions filter={filter} onFilter={setFilter} />
    </div>
  );
}
