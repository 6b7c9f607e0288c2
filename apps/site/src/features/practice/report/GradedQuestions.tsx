import { oneOf } from '@lectern/sdk';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { MaterialText } from '../question/MaterialText.tsx';
import { GradedCard } from './GradedCard.tsx';
import { report, type Verdict } from './report.store.ts';
import { reportTexts } from './report.texts.ts';
import * as css from './ReportPage.css.ts';

/** How answers are graded, with what is worth a look first. */
export const VERDICTS: readonly Verdict[] = ['wrong', 'partial', 'unanswered', 'self', 'right'];

export interface GradedQuestionsProps {
  /** Null for all. */
  readonly filter: Verdict | null;
  readonly onFilter: (filter: Verdict | null) => void;
}

/** The questions of the report that is loaded, each with what was answered, its key and its explanation. */
export function GradedQuestions({ filter, onFilter }: GradedQuestionsProps) {
  const texts = useTexts(reportTexts);
  const { paper, verdicts, earned, collected } = useSnapshot(report);
  const countOf = (verdict: Verdict) => Object.values(verdicts).filter((one) => one === verdict).length;
  const shown = paper.questions.filter(({ id }) => filter === null || verdicts[id] === filter);
  return (
    <Stack as="section" gap="x8" aria-label={texts.questions}>
      <FilterChips
        label={texts.filter}
        options={VERDICTS.filter((verdict) => countOf(verdict) > 0).map((verdict) => ({
          value: verdict,
          label: texts.counts[verdict],
          count: countOf(verdict),
        }))}
        value={filter}
        onChange={(value) => onFilter(oneOf(value, VERDICTS, null))}
      />
      {shown.length === 0 && <EmptyState title={texts.nothingHere} />}
      {shown.map((question, place) => (
        <article key={question.id} id={`graded-${question.id}`} className={css.entry}>
          {question.section !== '' && question.section !== shown[place - 1]?.section && (
            <h2 className={css.sectionName}>{question.section}</h2>
          )}
          {question.materialId !== '' && question.materialId !== shown[place - 1]?.materialId && (
            <MaterialText html={paper.materials[question.materialId] ?? ''} isOpen />
          )}
          <GradedCard
            question={question}
            verdict={verdicts[question.id] ?? 'unanswered'}
            earned={earned[question.id] ?? 0}
            isCollected={collected[question.id] === true}
          />
        </article>
      ))}
    </Stack>
  );
}
