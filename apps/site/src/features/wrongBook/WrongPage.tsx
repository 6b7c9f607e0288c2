import { Button, ButtonLink } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { ports } from '../../shared/ports.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { toastResult } from '../../shared/overlays/toastResult.ts';
import { enterExercise, exerciseStart } from '../../shared/routes/enterExercise.ts';
import {
  SavedQuestion,
  QUESTIONS_A_PAGE,
  QuestionsPage,
  questionsQueryOf,
  useQuestionsQuery,
} from '../practice/index.ts';
import { daysUntil } from './repeat.model.ts';
import type { WrongItem } from './wrong.model.ts';
import { openWrong, practiseBook, removeWrong, showWrong, wrongBook } from './wrong.store.ts';
import { wrongTexts } from './wrong.texts.ts';

/** Maximum number of these questions in one exercise. */
const MAX_PRACTISED = 50;

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => {
  const { subjectId, page } = questionsQueryOf(search);
  return openWrong.prefetch(subjectId, page);
};

/** The wrong book: wrongly answered questions, by subject, to practise until they are right. */
export default function WrongPage() {
  const texts = useTexts(wrongTexts);
  const query = useQuestionsQuery();
  const { subjectId, page } = query;
  const state = useSnapshot(wrongBook);
  const { of: starting } = useSnapshot(exerciseStart);
  const { questions, total, dueCount } = state;
  useLoad(openWrong, subjectId, page);

  const practise = () => enterExercise(practiseBook(subjectId), texts.notStarted);
  const remove = async (wrongId: string) => {
    if (toastResult(await removeWrong(wrongId), texts.removed, texts.notRemoved))
      await showWrong(subjectId, questions.length === 1 && page > 1 ? page - 1 : page);
  };
  return (
    <QuestionsPage
      path="/lib/subject/wrong"
      query={query}
      state={state}
      texts={texts}
      count={texts.results(total, state.rightToLeave)}
      onRetry={() => void showWrong(subjectId, page)}
      actions={
        <>
          {dueCount > 0 && (
            <ButtonLink variant="primary" href="#/lib/subject/wrong/repeat">
              {texts.repeat(dueCount)}
            </ButtonLink>
          )}
          <Button
            variant={dueCount > 0 ? 'secondary' : 'primary'}
            isBusy={starting === 'wrong book'}
            onClick={() => void practise()}
          >
            {texts.practise(Math.min(total, MAX_PRACTISED))}
          </Button>
        </>
      }
    >
      {questions.map((question, index) => (
        <SavedQuestion
          key={question.wrongId}
          question={question}
          number={(page - 1) * QUESTIONS_A_PAGE + index + 1}
          materialHtml={state.materials[question.materialId] ?? ''}
          facts={<WrongFacts question={question} />}
          solution={question}
          answer={question.lastAnswer}
          removeLabel={texts.remove}
          onRemove={() => void remove(question.wrongId)}
        />
      ))}
    </QuestionsPage>
  );
}

/** How often a question was answered wrong and right, and when it is due. */
function WrongFacts({ question }: { readonly question: WrongItem }) {
  const texts = useTexts(wrongTexts);
  const date = formatTime(question.lastWrongAt, 'day', useLocale());
  const days = daysUntil(question.dueAt, ports.now());
  return (
    <>
      <span>{texts.times(question.times)}</span>
      {date !== '' && <span>{texts.last(date)}</span>}
      {question.rightCount > 0 && <span>{texts.right(question.rightCount)}</span>}
      {!Number.isNaN(days) && <span>{texts.due(days)}</span>}
    </>
  );
}
