import { Button, ButtonLink } from '@lectern/ui/Button';
import { CalendarIcon, CircleCheckIcon } from '@lectern/ui/icon';
import { Dotted, Heading, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { FailedNote } from '../../shared/page/FailedNote.tsx';
import { labelled } from '../../shared/i18n/labelled.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import { enterExercise, exerciseStart } from '../../shared/routes/enterExercise.ts';
import * as css from './today.css.ts';
import { countTasks, isUpcoming, loadToday, startItem, today, type TodayItem } from './today.store.ts';
import { todayTexts } from './today.texts.ts';

/** Returns an item's name and why it is for today. */
function useItemTexts(item: TodayItem): { readonly name: string; readonly why: string } {
  const texts = useTexts(todayTexts);
  const locale = useLocale();
  const { reason, subject, count, doneCount, isDone, openAt, closeAt } = item;
  const at = (time: string) => formatTime(time, 'start', locale);
  const exam = () =>
    isDone ? texts.handedIn : isUpcoming(item) ? texts.opens(at(openAt)) : texts.closes(at(closeAt));
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
  const { of: starting } = useSnapshot(exerciseStart);
  const says = item.isOnlySeen || isUpcoming(item) ? texts.viewTask : texts.begin;
  if (item.begins === undefined)
    return (
      <ButtonLink href={item.href} aria-label={labelled(locale, says, name)}>
        {says}
      </ButtonLink>
    );
  return (
    <Button
      isBusy={starting === item.key}
      aria-label={labelled(locale, says, name)}
      onClick={() => void enterExercise(startItem(item), texts.notStarted)}
    >
      {says}
    </Button>
  );
}

/** A tick if done, a ring if to do, or a calendar if it is in the future. */
function Sign({ item }: { readonly item: TodayItem }) {
  if (item.isDone) return <CircleCheckIcon className={css.tick} size={20} />;
  if (isUpcoming(item)) return <CalendarIcon className={css.upcoming} size={20} />;
  return <span className={css.openMark} />;
}

function Row({ item }: { readonly item: TodayItem }) {
  const texts = useTexts(todayTexts);
  const { name, why } = useItemTexts(item);
  return (
    <li className={css.row}>
      <span className={css.icon} aria-hidden>
        <Sign item={item} />
      </span>
      <div className={css.text}>
        <p className={css.name}>{name}</p>
        <p className={css.muted}>
          <Dotted>{why}</Dotted>
        </p>
      </div>
      <div className={css.end}>
        {item.isDone ? <span className={css.muted}>{texts.isDone}</span> : <Action item={item} name={name} />}
      </div>
    </li>
  );
}

/**
 * What to do today, each item with one action; once nothing is left, what to continue with. Renders nothing
 * until loaded.
 */
export function TodayPanel() {
  const texts = useTexts(todayTexts);
  const title = useId();
  const { status, items, next, examInDays } = useSnapshot(today);
  if (status === 'failed')
    return (
      <Stack below="x8">
        <FailedNote onRetry={() => void loadToday()}>{texts.failed}</FailedNote>
      </Stack>
    );
  if (items.length === 0 && next === undefined) return null;
  const { done, all } = countTasks(items);
  return (
    <section className={css.panel} aria-labelledby={title}>
      <div className={css.head}>
        <Heading id={title} size="md">
          {texts.title}
        </Heading>
        <p className={css.facts}>
          {examInDays !== undefined && <span>{texts.examIn(examInDays)}</span>}
          {all > 0 && <span>{texts.done(done, all)}</span>}
          <Link className={css.goal} href="#/welcome">
            {texts.goal}
          </Link>
        </p>
      </div>
      {done === all && next !== undefined && (
        <p className={css.rest}>{all === 0 ? texts.nothing : texts.allDone}</p>
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
