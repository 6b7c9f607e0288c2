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
import { ports } from '../../ports.ts';
import { navigate } from '../../routes/hashLocation.ts';
import { pageOf } from '../../routes/pageOf.ts';
import { session } from '../../session/session.store.ts';
import { ListStates } from '../../shell/ListStates.tsx';
import { Page } from '../../shell/Page.tsx';
import { toast } from '../../shell/toast.ts';
import { PagedQuestions, questionList as css, TriedQuestion } from '../practice/index.ts';
import { daysUntil } from './repeat.model.ts';
import { syncRepetitions } from './repeat.store.ts';
import type { WrongItem } from './wrong.model.ts';
import { practiseBook, removeWrong, showWrong, WRONG_A_PAGE, wrongBook } from './wrong.store.ts';
import { wrongTexts } from './wrong.texts.ts';

function hrefOf(subjectId: string, page: number): string {
  const query = new URLSearchParams({ ...(subjectId !== '' && { subjectId }), ...(page > 1 && { page: String(page) }) });
  return `#/lib/subject/wrong${query.size === 0 ? '' : `?${query}`}`;
}

/** The wrong book: what went wrong, by subject, to practise again until it is right. */
export default function WrongPage() {
  const texts = useTexts(wrongTexts);
  const query = new URLSearchParams(useSearch());
  const subjectId = query.get('subjectId') ?? '';
  const page = pageOf(query);
  const { step, questions, materials, total, dueCount, rightToLeave, subjects, isGenerating } = useSnapshot(wrongBook);
  const { token } = useSnapshot(session);
  // What this device noted without a line belongs into the list.
  useEffect(() => void syncRepetitions().then(() => showWrong(subjectId, page)), [subjectId, page, token]);

  const practise = async () => {
    const recordId = await practiseBook(subjectId);
    if (recordId === undefined) toast(texts.notStarted, { tone: 'danger' });
    else navigate(`/lib/subject/doing?recordId=${recordId}`);
  };
  const remove = async (wrongId: string) => {
    const isRemoved = await removeWrong(wrongId);
    toast(isRemoved ? texts.removed : texts.notRemoved, { tone: isRemoved ? 'success' : 'danger' });
    if (isRemoved) await showWrong(subjectId, questions.length === 1 && page > 1 ? page - 1 : page);
  };
  const isFirstLoad = step === 'idle' || (step === 'loading' && questions.length === 0);
  return (
    <Page
      title={texts.title}
      breadcrumb={<Breadcrumb steps={[{ label: texts.bank, href: '#/lib/subject' }, { label: texts.title }]} />}
    >
      <ListStates
        status={step}
        isEmpty={isFirstLoad || total === 0}
        failed={texts.failed}
        onRetry={() => void showWrong(subjectId, page)}
        skeleton={
          <div className={css.columns} role="status" aria-busy aria-label={texts.loading}>
            <aside className={css.side}>
              <Skeleton />
              <Skeleton width="60%" />
            </aside>
            <div className={css.list}>
              <Skeleton shape="box" height="220px" />
              <Skeleton shape="box" height="220px" />
            </div>
          </div>
        }
        nothing={<EmptyState title={texts.empty} description={texts.emptyHelp} action={<ButtonLink href="#/lib/subject">{texts.toBank}</ButtonLink>} />}
      >
        <div className={css.columns}>
          <aside className={css.side}>
            <p className={css.count} role="status">
              {texts.results(total, rightToLeave)}
            </p>
            <div className={css.actions}>
              {dueCount > 0 && (
                <ButtonLink variant="primary" href="#/lib/subject/wrong/repeat">
                  {texts.repeat(dueCount)}
                </ButtonLink>
              )}
              <Button variant={dueCount > 0 ? 'secondary' : 'primary'} isBusy={isGenerating} onClick={() => void practise()}>
                {texts.practise(Math.min(total, 50))}
              </Button>
            </div>
            {subjects.length > 1 && (
              <FilterChips
                label={texts.subject}
                options={subjects.map(({ id, name, count }) => ({ value: id, label: name, count }))}
                value={subjectId === '' ? null : subjectId}
                onChange={(value) => navigate(hrefOf(value ?? '', 1))}
              />
            )}
          </aside>
          <div>
            <PagedQuestions isBusy={step === 'loading'} page={page} pageCount={Math.ceil(total / WRONG_A_PAGE)} hrefOf={(to) => hrefOf(subjectId, to)}>
              {questions.map((question, place) => (
                <WrongEntry
                  key={question.wrongId}
                  question={question}
                  number={(page - 1) * WRONG_A_PAGE + place + 1}
                  materialHtml={materials[question.materialId] ?? ''}
                  onRemove={() => void remove(question.wrongId)}
                />
              ))}
            </PagedQuestions>
          </div>
        </div>
      </ListStates>
    </Page>
  );
}

interface WrongEntryProps {
  readonly question: WrongItem;
  readonly number: number;
  readonly materialHtml: string;
  readonly onRemove: () => void;
}

/** One wrong question. The answer stays folded, so that it can be thought over first. */
function WrongEntry({ question, number, materialHtml, onRemove }: WrongEntryProps) {
  const texts = useTexts(wrongTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const date = formatTime(question.lastWrongAt, 'day', locale);
  const days = daysUntil(question.dueAt, ports.now());
  return (
    <article className={css.entry}>
      <p className={css.meta}>
        <span>{question.subjectName}</span>
        <span>{texts.times(question.times)}</span>
        {date !== '' && <span>{texts.last(date)}</span>}
        {question.rightCount > 0 && <span>{texts.right(question.rightCount)}</span>}
        {!Number.isNaN(days) && <span>{texts.due(days)}</span>}
      </p>
      {materialHtml !== '' && (
        <details className={css.material}>
          <summary className={css.fold}>{texts.material}</summary>
          <RichText html={materialHtml} />
        </details>
      )}
      <TriedQuestion question={question} number={number} {...(isOpen && { solution: question, answer: question.lastAnswer })} />
      <div className={css.actions}>
        {!isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.solution}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </article>
  );
}
