import { Button, ButtonLink } from '@lectern/ui/Button';
import { CircleCheckIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { ports } from '../../../shared/ports.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import * as css from './today.css.ts';
import { startItem, today, type TodayItem } from './today.store.ts';
import { todayTexts } from './today.texts.ts';

/** Whether an exam is still to come, so that it can only be read about. */
const isToCome = ({ openAt }: TodayItem): boolean => openAt !== '' && Date.parse(openAt) > ports.now();

/** Says what something is and why it is for today. */
function useWords(item: TodayItem): { readonly name: string; readonly why: string } {
  const texts = useTexts(todayTexts);
  const locale = useLocale();
  const { reason, subject, count, doneCount, isDone, openAt, closeAt } = item;
  const at = (time: string) => formatTime(time, 'start', locale);
  const exam = () =>
    isDone ? texts.handedIn : isToCome(item) ? texts.opens(at(openAt)) : texts.closes(at(closeAt));
  const why = {
    due: () => (isDone ? texts.repeated(count) : texts.due(count)),
    weak: () => texts.weak(subject, count),
    plan: () => texts.ofPlan(item.plan[locale]),
    exam,
    next: () => `${texts.next(subject)} · ${texts.progress(doneCount, count)}`,
  }[reason]();
  return { name: reason === 'due' ? texts.repeat : item.name[locale], why };
}

function Action({ item, name }: { readonly item: TodayItem; readonly name: string }) {
  const texts = useTexts(todayTexts);
  const locale = useLocale();
  const { starting } = useSnapshot(today);
  const says = item.isOnlySeen || isToCome(item) ? texts.look : texts.begin;
  if (item.begins === undefined)
    return (
      <ButtonLink href={item.href} aria-label={labelled(locale, says, name)}>
        {says}
      </ButtonLink>
    );
  const handleStart = async () => {
    const started = await startItem(item);
    if (started.isDone) navigate(`/lib/subject/doing?recordId=${encodeURIComponent(started.value)}`);
    else toast(started.message || texts.notStarted, { tone: 'danger' });
  };
  return (
    <Button
      isBusy={starting === item.key}
      aria-label={labelled(locale, says, name)}
      onClick={() => void handleStart()}
    >
      {says}
    </Button>
  );
}

function Row({ item }: { readonly item: TodayItem }) {
  const texts = useTexts(todayTexts);
  const { name, why } = useWords(item);
  return (
    <li className={css.row}>
      <span className={css.sign} aria-hidden>
        {item.isDone ? (
          <CircleCheckIcon className={css.tick} width={20} height={20} />
        ) : (
          <span className={css.open} />
        )}
      </span>
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.quiet}>{why}</p>
      </div>
      {item.isDone ? <span className={css.quiet}>{texts.isDone}</span> : <Action item={item} name={name} />}
    </li>
  );
}

/** What to do today, each with one way in; once nothing is left, what to go on with. Nothing where it is not known. */
export function TodayPanel() {
  const texts = useTexts(todayTexts);
  const title = useId();
  const { status, items, next } = useSnapshot(today);
  if (status === 'none' || (items.length === 0 && next === undefined)) return null;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section className={css.panel} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {texts.title}
        </h2>
        {items.length > 0 && <p className={css.quiet}>{texts.done(done, items.length)}</p>}
      </div>
      {done === items.length && next !== undefined && (
        <p className={css.rest}>{items.length === 0 ? texts.nothing : texts.allDone}</p>
      )}
      <ul className={css.list}>
        {items.map((item) => (
          <Row key={item.key} item={item} />
        ))}
        {next !== undefined && <Row item={next} />}
      </ul>
    </section>
  );
}
