import { retriedLazy } from '@lectern/ui/lazy';
import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import * as css from '../DoingPage.css.ts';
import { goTo, room } from '../room.store.ts';
import { roomTexts } from '../room.texts.ts';
// Imported here, because the tools' code is loaded late, and a late style sheet would restyle the whole page.
import '../tools/RoomTools.css.ts';
import { tools } from '../tools/tools.store.ts';
import { PaperQuestionCard } from './PaperQuestionCard.tsx';

/** The tools for thinking; until their code is loaded, the paper works without them. */
const LateTools = retriedLazy(async () => (await import('../tools/RoomTools.tsx')).RoomTools);

/** A constant, so that unanswered questions are not re-rendered. */
const NO_ANSWER: readonly string[] = [];

/** The question in view, or the material with its parts. */
export function Sheet({ sheetIndex }: { readonly sheetIndex: number }) {
  const texts = useTexts(roomTexts);
  const { paper, answers, marked, signs } = useSnapshot(room);
  const { isStriking, textSize, notes } = useSnapshot(tools);
  const sheet = paper.sheets[sheetIndex];
  if (sheet === undefined) return null;
  const first = sheet.questions[0];
  const section = paper.sections.find(({ questions }) => questions.some(({ id }) => id === first?.id));
  return (
    <>
      <div className={css.sheetHead}>
        {section !== undefined && section.name !== '' && <h2 className={css.section}>{section.name}</h2>}
        <Suspense>
          <LateTools questions={sheet.questions} />
        </Suspense>
      </div>
      {sheet.materialHtml !== '' && (
        <details className={css.material} data-size={textSize} open key={first?.id}>
          <summary className={css.materialHead}>{texts.material}</summary>
          <RichText html={sheet.materialHtml} />
        </details>
      )}
      {sheet.questions.map((question) => (
        <div
          key={question.id}
          id={`question-${question.id}`}
          className={css.question}
          data-size={textSize}
          style={{ scrollMarginTop: 20 }}
          onFocus={() => goTo(question.id)}
        >
          <PaperQuestionCard
            question={question}
            answer={answers[question.id] ?? NO_ANSWER}
            isMarked={marked[question.id] === true}
            sign={signs[question.id]}
            isStriking={isStriking}
            isNoting={notes[question.id]}
          />
        </div>
      ))}
    </>
  );
}
