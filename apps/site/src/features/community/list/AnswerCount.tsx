import { CircleCheckIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import * as css from '../community.css.ts';
import { communityTexts } from '../community.texts.ts';

export interface AnswerCountProps {
  readonly count: number;
  readonly isAccepted?: boolean;
}

/** The number of a question's answers, and whether one was accepted, shown by shape and text as well as by colour. */
export function AnswerCount({ count, isAccepted = false }: AnswerCountProps) {
  const texts = useTexts(communityTexts);
  return (
    <p className={css.count} data-state={isAccepted ? 'accepted' : count > 0 ? 'answered' : 'waiting'}>
      <span className={css.number}>
        {isAccepted && <CircleCheckIcon size={16} />}
        {count}
      </span>
      <span className={css.unit}>{isAccepted ? texts.accepted : texts.answerUnit(count)}</span>
    </p>
  );
}
