import { Card } from '@lectern/ui/Card';
import { ButtonLink } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Progress } from '@lectern/ui/Progress';
import { formatTime } from '../../shared/i18n/moment.ts';
import { langOfText } from '../../shared/i18n/langOfText.ts';
import { labelled } from '../../shared/i18n/labelled.ts';
import { planHref } from './address.ts';
import { ItemAction } from './ItemAction.tsx';
import { OpenStage } from './OpenStage.tsx';
import * as css from './own.css.ts';
import type { OwnPlan, StageStatus } from './plan.model.ts';
import { planTexts } from './plan.texts.ts';

export interface OwnPlanCardProps {
  readonly own: OwnPlan;
  /** Reloads the plans after a stage was opened. */
  readonly onChange: () => void;
  /**
   * Heading level of the title.
   * @defaultValue 2
   */
  readonly level?: 2 | 3;
}

/** A joined plan: the progress of each stage, what is overdue, and the next step. */
export function OwnPlanCard({ own, onChange, level = 2 }: OwnPlanCardProps) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const { plan, stages, joinedAt } = own;
  const Heading = `h${level}` as const;
  const href = planHref(plan.id);
  const joined = formatTime(joinedAt, 'day', locale);
  return (
    <Card as="article" padding="large" gap="x4" aria-label={plan.name[locale]}>
      <Stack as="header" gap="x2">
        <Heading className={css.name}>
          <Link className={css.nameLink} href={href}>
            {plan.name[locale]}
          </Link>
        </Heading>
        <p className={css.meta}>
          {joined !== '' && <span>{texts.own.joinedOn(joined)}</span>}
          <span>{texts.extent(plan.stageCount, plan.days)}</span>
        </p>
        <Progress percent={plan.progress} label={`${plan.name[locale]} ${texts.progress}`} hasFigure />
      </Stack>
      <ol className={css.stages}>
        {stages.map((stage) => (
          <Stage key={stage.id} stage={stage} />
        ))}
      </ol>
      <Next own={own} href={href} onChange={onChange} />
    </Card>
  );
}

function Stage({ stage }: { readonly stage: StageStatus }) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const { name, state, doneCount, itemCount, percent, dueAt, isOverdue } = stage;
  const day = formatTime(dueAt, 'day', locale);
  const status = state === 'open' ? texts.doneOf(doneCount, itemCount) : texts.stageStates[state];
  return (
    <Stack as="li" gap="x1">
      <p className={css.stageName}>
        <span>{name[locale]}</span>
        <span className={css.stageState}>{status}</span>
      </p>
      <Progress percent={percent} label={`${name[locale]} ${texts.progress}`} size="small" />
      {day !== '' && state !== 'done' && (
        <p className={css.deadline} {...(isOverdue && { 'data-overdue': '' })}>
          {isOverdue ? texts.overdue(day) : texts.due(day)}
        </p>
      )}
    </Stack>
  );
}

function Next({
  own: { plan, stages, next, nextStageId },
  href,
  onChange,
}: Pick<OwnPlanCardProps, 'own' | 'onChange'> & { readonly href: string }) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const waiting = stages.find(({ id }) => id === nextStageId);
  if (next !== undefined) {
    return (
      <div className={css.nextTask}>
        <p className={css.nextWords}>
          <span className={css.nextLabel}>{texts.own.next}</span>
          <span lang={langOfText(next.name, locale)}>{next.name[locale]}</span>
        </p>
        <ItemAction item={next} variant="primary" label={texts.actions.goOn} />
      </div>
    );
  }
  if (waiting !== undefined) {
    return (
      <div className={css.nextTask}>
        <p className={css.nextWords}>
          <span className={css.nextLabel}>{texts.own.next}</span>
          {texts.own.nowOpen(waiting.name[locale])}
        </p>
        <OpenStage planId={plan.id} stageId={waiting.id} variant="primary" onOpened={onChange}>
          {texts.openThis}
        </OpenStage>
      </div>
    );
  }
  return (
    <div className={css.nextTask}>
      <p className={css.nextWords}>{texts.own.allDone}</p>
      <ButtonLink href={href} aria-label={labelled(locale, texts.own.viewPlan, plan.name[locale])}>
        {texts.own.viewPlan}
      </ButtonLink>
    </div>
  );
}
