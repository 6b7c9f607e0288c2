import { Tag, type TagTone } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { TextField } from '@lectern/ui/fields';
import { BookmarkIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { QuestionCard } from '@lectern/ui/QuestionCard';
import { RichText } from '@lectern/ui/RichText';
import { memo, type SubmitEvent, useState } from 'react';
import { drawFormula } from '../../../shared/formula/drawFormula.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import type { AnsweredKind, SolutionItem } from '../question/question.model.ts';
import { useOptions } from '../room/paper/PaperQuestionCard.tsx';
import { type GradedQuestion, scoreOpen, toggleCollected, type Verdict } from './report.store.ts';
import { reportTexts } from './report.texts.ts';
import * as css from './ReportPage.css.ts';

const TONES: Readonly<Record<Verdict, TagTone>> = {
  right: 'success',
  partial: 'warning',
  wrong: 'danger',
  unanswered: 'neutral',
  self: 'info',
};

/** Shows an answer's verdict in a word. */
export function VerdictTag({ verdict }: { readonly verdict: Verdict }) {
  const texts = useTexts(reportTexts);
  return <Tag tone={TONES[verdict]}>{texts.counts[verdict]}</Tag>;
}

/**
 * Renders the key of a question where letters are not enough: formulas of blanks, the reference answer of an
 * open question.
 */
export function shownKey(kind: AnsweredKind, { keyHtml }: SolutionItem) {
  return (kind === 'blank' || kind === 'open') && keyHtml !== ''
    ? { shown: <RichText html={keyHtml} /> }
    : {};
}

/** The explanation and the knowledge points of a question. */
export function Explained({ solution }: { readonly solution: SolutionItem }) {
  const texts = useTexts(reportTexts);
  return (
    <div className={css.explained}>
      <RichText html={solution.explanationHtml} />
      {solution.points.length > 0 && (
        <Inline gap="x2" align="stretch" role="group" aria-label={texts.points}>
          {solution.points.map((point) => (
            <Tag key={point}>{point}</Tag>
          ))}
        </Inline>
      )}
    </div>
  );
}

interface GradedCardProps {
  readonly question: GradedQuestion;
  readonly verdict: Verdict;
  readonly earned: number;
  readonly isCollected: boolean;
}

/** One question of the report with the student's answer, the key and the explanation. */
export const GradedCard = memo(function GradedCard({
  question,
  verdict,
  earned,
  isCollected,
}: GradedCardProps) {
  const texts = useTexts(reportTexts);
  const options = useOptions(question);
  const keep = async () => {
    if (!(await toggleCollected(question.id)).isDone) toast(texts.notSaved, { tone: 'danger' });
  };
  return (
    <>
      <QuestionCard
        number={question.number}
        kind={question.kind}
        points={question.score}
        stem={<RichText html={question.stemHtml} />}
        options={options}
        blankCount={question.blankCount}
        value={question.answer}
        drawFormula={drawFormula}
        review={{
          answer: question.key,
          ...shownKey(question.kind, question),
          explanation: <Explained solution={question} />,
        }}
        tools={
          <Inline as="span" gap="x2" isOneLine>
            {verdict === 'partial' && texts.earned(earned, question.score)}
            <VerdictTag verdict={verdict} />
            <Button variant="quiet" size="small" aria-pressed={isCollected} onClick={() => void keep()}>
              <BookmarkIcon /> {isCollected ? texts.collected : texts.collect}
            </Button>
          </Inline>
        }
      />
      {question.isSelfScored && <SelfScore question={question} verdict={verdict} earned={earned} />}
    </>
  );
});

/** Lets the student score their open answer, beside the reference answer. */
function SelfScore({ question, verdict, earned }: Omit<GradedCardProps, 'isCollected'>) {
  const texts = useTexts(reportTexts);
  const [value, setValue] = useState(verdict === 'self' ? '' : String(earned));
  const [isBusy, setBusy] = useState(false);
  const save = async (score: number) => {
    setBusy(true);
    setValue(String(score));
    if (!(await scoreOpen(question.id, score)).isDone) toast(texts.notSaved, { tone: 'danger' });
    setBusy(false);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const score = Number(value);
    if (value.trim() !== '' && score >= 0 && score <= question.score) void save(score);
  };
  return (
    <form className={css.self} onSubmit={handleSubmit} aria-label={texts.selfTitle}>
      <p className={css.selfWords}>{texts.selfHelp}</p>
      {(
        [
          ['full', 1],
          ['half', 0.5],
          ['none', 0],
        ] as const
      ).map(([word, score]) => (
        <Button
          key={word}
          size="small"
          disabled={isBusy}
          onClick={() => void save(Math.round(question.score * score * 10) / 10)}
        >
          {texts[word]}
        </Button>
      ))}
      <div className={css.selfField}>
        <TextField
          label={texts.selfLabel(question.score)}
          inputMode="decimal"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Button type="submit" isBusy={isBusy}>
        {texts.selfSave}
      </Button>
    </form>
  );
}
