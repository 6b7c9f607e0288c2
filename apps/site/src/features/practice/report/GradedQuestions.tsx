import { oneOf } from '@lectern/sdk';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { type ReactNode, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useIsPrinting } from '../../../shared/deferred/useIsPrinting.ts';
import { useWasNear } from '../../../shared/deferred/useWasNear.ts';
import { MaterialText } from '../question/MaterialText.tsx';
import { GradedCard } from './GradedCard.tsx';
import { type GradedQuestion, report, type Verdict } from './report.store.ts';
import { reportTexts } from './report.texts.ts';
import * as css from './ReportPage.css.ts';

/** The verdicts, those most worth reviewing first. */
export const VERDICTS: readonly Verdict[] = ['wrong', 'partial', 'unanswered', 'self', 'right'];

/** Number of cards rendered at once: as many as a screen may have room for. */
const FIRST_CARDS = 2;

export interface GradedQuestionsProps {
  /** The verdict to filter by; null for all. */
  readonly filter: Verdict | null;
  readonly onFilter: (filter: Verdict | null) => void;
}

/** The questions of the loaded report, each with the student's answer, the key and the explanation. */
export function GradedQuestions({ filter, onFilter }: GradedQuestionsProps) {
  const texts = useTexts(reportTexts);
  const { paper, verdicts, earned, collected } = useSnapshot(report);
  const isPrinting = useIsPrinting();
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
      {shown.map((question, index) => (
        <Entry
          key={question.id}
          question={question}
          isDrawn={isPrinting || index < FIRST_CARDS}
          card={
            <GradedCard
              question={question}
              verdict={verdicts[question.id] ?? 'unanswered'}
              earned={earned[question.id] ?? 0}
              isCollected={collected[question.id] === true}
            />
          }
        >
          {question.section !== '' && question.section !== shown[index - 1]?.section && (
            <h2 className={css.sectionName}>{question.section}</h2>
          )}
          {question.materialId !== '' && question.materialId !== shown[index - 1]?.materialId && (
            <MaterialText html={paper.materials[question.materialId] ?? ''} isOpen />
          )}
        </Entry>
      ))}
    </Stack>
  );
}

interface EntryProps {
  readonly question: GradedQuestion;
  /** Whether the card is rendered wherever the page is scrolled. */
  readonly isDrawn: boolean;
  readonly card: ReactNode;
  /** Shown above the question. */
  readonly children: ReactNode;
}

/**
 * A question of the report. Until it is near the viewport only its plain text is rendered, which can be read
 * and searched.
 */
function Entry({ question, isDrawn, card, children }: EntryProps) {
  const element = useRef<HTMLElement>(null);
  const wasNear = useWasNear(element, isDrawn);
  return (
    <article ref={element} id={`graded-${question.id}`} className={css.entry}>
      {children}
      {wasNear || isDrawn ? card : <SearchableText question={question} />}
    </article>
  );
}

function SearchableText({ question }: { readonly question: GradedQuestion }) {
  const { number, stemHtml, options, explanationHtml } = question;
  const html = useMemo(
    () => [stemHtml, ...options.map((option) => option.html), explanationHtml].join('<br>'),
    [stemHtml, options, explanationHtml],
  );
  return (
    <div className={css.content}>
      {number}. <RichText html={html} />
    </div>
  );
}
