import { CircleCheckIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import * as css from '../community.css.ts';
import { communityTexts } from '../community.texts.ts';

export interface AnswerCountProps {
  readonly count: number;
  readonly isAccepted?: boolean;
}

/** How many answers a question has, and whether one was accepted: by shape and words, not by colour alone. */
export function AnswerCount({ count, isAccepted = false }: AnswerCountProps) {
  const texts = useTexts(communityTexts);
  return (
    <p className={css.count} data-state={isAccepted ? 'accepted' : count > 0 ? 'answered' : 'waiting'}>
      <span className={css.number}>
        {isAccepted && <CircleCheckIcon size={16} />}
        {count}
      </span>
      <span className={css.unit}>
        {isAccepted ? texts.accepted : count === 0 ? texts.states.waiting : texts.answerUnit(count)}
      </span>
    </p>
  );
}
