import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import type { Prepare } from '../../shared/routes/screen.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { toastResult } from '../../shared/overlays/toastResult.ts';
import {
  SavedQuestion,
  QUESTIONS_A_PAGE,
  QuestionsPage,
  questionsQueryOf,
  useQuestionsQuery,
} from '../practice/index.ts';
import { collection, removeFromCollection, showCollection } from './collection.store.ts';
import { collectionTexts } from './collection.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => {
  const { subjectId, page } = questionsQueryOf(search);
  return showCollection.prefetch(subjectId, page);
};

/** The questions in the student's collection, by subject, newest first. */
export default function CollectionPage() {
  const texts = useTexts(collectionTexts);
  const locale = useLocale();
  const query = useQuestionsQuery();
  const { subjectId, page } = query;
  const state = useSnapshot(collection);
  const load = useLoad(showCollection, subjectId, page);

  const remove = async (questionId: string) => {
    if (toastResult(await removeFromCollection(questionId), texts.removed, texts.notRemoved))
      await showCollection(subjectId, state.questions.length === 1 && page > 1 ? page - 1 : page);
  };
  return (
    <QuestionsPage
      path="/lib/subject/collect"
      query={query}
      state={state}
      texts={texts}
      count={texts.results(state.total)}
      onRetry={load}
    >
      {state.questions.map((question, index) => {
        const day = formatTime(question.collectedAt, 'day', locale);
        return (
          <SavedQuestion
            key={question.id}
            question={question}
            number={(page - 1) * QUESTIONS_A_PAGE + index + 1}
            materialHtml={state.materials[question.materialId] ?? ''}
            facts={day !== '' && <span>{texts.savedOn(day)}</span>}
            // Hidden until the question was handed in once.
            solution={question.solution ?? texts.noSolution}
            removeLabel={texts.remove}
            onRemove={() => void remove(question.id)}
          />
        );
      })}
    </QuestionsPage>
  );
}
