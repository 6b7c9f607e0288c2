import { Button, ButtonLink, type ButtonProps } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../shared/i18n/labelled.ts';
import { ports } from '../../shared/ports.ts';
import { enterExercise } from '../../shared/routes/enterExercise.ts';
import type { PlanItem } from './plan.model.ts';
import { planWork, startPractice } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';

export interface ItemActionProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  readonly item: PlanItem;
  /** What the button says. @defaultValue the word of the part's state */
  readonly words?: string;
}

/** Tells what can only be read about yet: a course that is not the student's, an exam that is still to come. */
const isOnlySeen = ({ kind, isOwned, state, openAt }: PlanItem): boolean =>
  (kind === 'course' && !isOwned) || (kind === 'exam' && state === 'new' && Date.parse(openAt) > ports.now());

/** Leads into a part of a plan: a link to a lesson or an exam; a paper or chapter is begun, or gone on with. */
export function ItemAction({ item, words, ...look }: ItemActionProps) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const { step, id } = useSnapshot(planWork);
  const says = words ?? (isOnlySeen(item) ? texts.look : texts.itemActions[item.state]);
  const name = labelled(locale, says, item.name[locale]);
  if (item.href !== '') {
    return (
      <ButtonLink {...look} href={item.href} aria-label={name}>
        {says}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...look}
      aria-label={name}
      isBusy={step === 'starting' && id === item.id}
      onClick={() => void enterExercise(startPractice(item), texts.notDone)}
    >
      {says}
    </Button>
  );
}
