import { Button, ButtonLink, type ButtonProps } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../shared/i18n/labelled.ts';
import { ports } from '../../shared/ports.ts';
import { enterExercise, exerciseStart } from '../../shared/routes/enterExercise.ts';
import type { PlanItem } from './plan.model.ts';
import { startPractice } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';

export interface ItemActionProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  readonly item: PlanItem;
  /**
   * The button's label.
   * @defaultValue the label of the item's state
   */
  readonly label?: string;
}

/** Whether the item can only be viewed: a course that the student does not own, or an exam in the future. */
const isOnlySeen = ({ kind, isOwned, state, openAt }: PlanItem): boolean =>
  (kind === 'course' && !isOwned) || (kind === 'exam' && state === 'new' && Date.parse(openAt) > ports.now());

/** The action for an item of a plan: a link to a lesson or an exam; a paper or chapter is started or continued. */
export function ItemAction({ item, label, ...look }: ItemActionProps) {
  const texts = useTexts(planTexts);
  const locale = useLocale();
  const { of: starting } = useSnapshot(exerciseStart);
  const says = label ?? (isOnlySeen(item) ? texts.look : texts.itemActions[item.state]);
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
      isBusy={starting === item.id}
      onClick={() => void enterExercise(startPractice(item), texts.notDone)}
    >
      {says}
    </Button>
  );
}
