import { Breadcrumb } from '@lectern/ui/Breadcrumb';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { formatTime } from '../../i18n/moment.ts';
import { navigate } from '../../routes/hashLocation.ts';
import { pageOf } from '../../routes/pageOf.ts';
import { session } from '../../session/session.store.ts';
import { ListStates } from '../../shell/ListStates.tsx';
import { Page } from '../../shell/Page.tsx';
import { toast } from '../../shell/toast.ts';
import { PagedQuestions, questionList as css, TriedQuestion } from '../practice/index.ts';
import { COLLECTED_A_PAGE, type CollectedItem, collection, letGo, showCollection } from './collection.store.ts';
import { collectionTexts } from './collection.texts.ts';

function hrefOf(subjectId: string, page: number): string {
  const query = new URLSearchParams({ ...(subjectId !== '' && { subjectId }), ...(page > 1 && { page: String(page) }) });
  return `#/lib/subject/collect${query.size === 0 ? '' : `?${query}`}`;
}

/** The questions that the student keeps, by subject, the latest first. */
export default function CollectionPage() {
  const texts = useTexts(collectionTexts);
  const query = new URLSearchParams(useSearch());
  const subjectId = query.get('subjectId') ?? '';
  const page = pageOf(query);
  const { step, questions, materials, total, subjects } = useSnapshot(collection);
  const { token } = useSnapshot(session);
  useEffect(() => void showCollection(subjectId, page), [subjectId, page, token]);

  const remove = async (questionId: string) => {
    const isRemoved = await letGo(questionId);
    toast(isRemoved ? texts.removed : texts.notRemoved, { tone: isRemoved ? 'success' : 'danger' });
    if (isRemoved) await showCollection(subjectId, questions.length === 1 && page > 1 ? page - 1 : page);
  };
  const isFirstLoad = step === 'idle' || (step === 'loading' && questions.length === 0);
  return (
    <Page title={texts.title} breadcrumb={<Breadcrumb steps={[{ label: texts.bank, href: '#/lib/subject' }, { label: texts.title }]} />}>
      <ListStates
        status={step}
        isEmpty={isFirstLoad || total === 0}
        failed={texts.failed}
        onRetry={() => void showCollection(subjectId, page)}
        skeleton={
          <div className={css.columns} role="status" aria-busy aria-label={texts.loading}>
            <div className={css.list}>
              <Skeleton shape="box" height="220px" />
              <Skeleton shape="box" height="220px" />
            </div>
          </div>
        }
        nothing={<EmptyState title={texts.empty} description={texts.emptyHelp} action={<ButtonLink href="#/lib/subject">{texts.toBank}</ButtonLink>} />}
      >
        <div className={css.columns}>
          {subjects.length > 1 && (
            <aside className={css.side}>
              <FilterChips
                label={texts.subject}
                options={subjects.map(({ id, name, count }) => ({ value: id, label: name, count }))}
                value={subjectId === '' ? null : subjectId}
                onChange={(value) => navigate(hrefOf(value ?? '', 1))}
              />
            </aside>
          )}
          <div>
            <p className={css.above} role="status">
              {texts.results(total)}
            </p>
            <PagedQuestions isBusy={step === 'loading'} page={page} pageCount={Math.ceil(total / COLLECTED_A_PAGE)} hrefOf={(to) => hrefOf(subjectId, to)}>
              {questions.map((question, place) => (
                <Entry
                  key={question.id}
                  question={question}
                  number={(page - 1) * COLLECTED_A_PAGE + place + 1}
                  materialHtml={materials[question.materialId] ?? ''}
                  onRemove={() => void remove(question.id)}
                />
              ))}
            </PagedQuestions>
          </div>
        </div>
      </ListStates>
    </Page>
  );
}

interface EntryProps {
  readonly question: CollectedItem;
  readonly number: number;
  readonly materialHtml: string;
  readonly onRemove: () => void;
}

/** One kept question. Its solution stays folded, and closed until it was handed in once. */
function Entry({ question, number, materialHtml, onRemove }: EntryProps) {
  const texts = useTexts(collectionTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const day = formatTime(question.collectedAt, 'day', locale);
  const { solution } = question;
  return (
    <article className={css.entry}>
      <p className={css.meta}>
        <span>{question.subjectName}</span>
        {day !== '' && <span>{texts.kept(day)}</span>}
      </p>
      {materialHtml !== '' && (
        <details className={css.material}>
          <summary className={css.fold}>{texts.material}</summary>
          <RichText html={materialHtml} />
        </details>
      )}
      <TriedQuestion question={question} number={number} solution={isOpen ? solution : undefined} />
      <div className={css.actions}>
        {solution === undefined ? (
          <p className={css.meta}>{texts.noSolution}</p>
        ) : (
          !isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              {texts.solution}
            </Button>
          )
        )}
        <Button size="small" variant="quiet" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </article>
  );
}
