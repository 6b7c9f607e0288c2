import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { CheckIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import type { Answer } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { EraseButton } from '../post/EraseButton.tsx';
import { MentionButton } from '../post/MentionButton.tsx';
import { PostCard } from '../post/PostCard.tsx';
import { RevisionTools } from '../revisions/RevisionTools.tsx';
import { acceptAnswer, eraseAnswer, saveAnswer, setLike } from './discussion.store.ts';

export interface AnswerCardProps {
  readonly answer: Answer;
  /** Whether the student asked the question. */
  readonly isAsker: boolean;
  /** Called with the name to mention. */
  readonly onMention: (name: string) => void;
}

/** An answer with its author and actions. */
export function AnswerCard({ answer, isAsker, onMention }: AnswerCardProps) {
  const texts = useTexts(communityTexts);
  const accepting = useTask(texts.notDone);
  const { id, author, answeredAt, revisions, isAccepted, isNew } = answer;
  const locale = useLocale();

  return (
    <PostCard
      post={answer}
      at={answeredAt}
      isAccepted={isAccepted}
      onLike={(isLiked) => setLike(id, isLiked)}
      tags={
        <>
          {author.isTeacher && <Tag tone="info">{texts.teacher}</Tag>}
          {isAccepted && <Tag tone="success">{texts.accepted}</Tag>}
          {isNew && <Tag tone="danger">{texts.isNew}</Tag>}
        </>
      }
    >
      {isAsker && !author.isOwn && !isAccepted && (
        <Button
          size="small"
          aria-label={labelled(locale, texts.accept, author.name)}
          isBusy={accepting.isBusy}
          onClick={() => void accepting.run(() => acceptAnswer(id), { done: texts.acceptDone })}
        >
          <CheckIcon size={16} /> {texts.accept}
        </Button>
      )}
      <MentionButton author={author} onMention={onMention} />
      <RevisionTools revisions={revisions} onSave={(edited) => saveAnswer(id, edited)} />
      {author.isOwn && !isAccepted && (
        <EraseButton label={texts.removeAnswer} onErase={() => eraseAnswer(id)} />
      )}
    </PostCard>
  );
}
