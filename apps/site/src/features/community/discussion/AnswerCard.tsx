import { Card } from '@lectern/ui/Card';
import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { CheckIcon, TrashIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import * as css from '../community.css.ts';
import type { Answer } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { MentionButton } from '../MentionButton.tsx';
import { RevisionTools } from '../revisions/RevisionTools.tsx';
import { acceptAnswer, eraseAnswer, saveAnswer, setLike } from './discussion.store.ts';
import { LikeButton } from './LikeButton.tsx';
import { Pictures } from './Pictures.tsx';

export interface AnswerCardProps {
  readonly answer: Answer;
  /** The student asked the question. */
  readonly isAsker: boolean;
  /** Told whom to call by name. */
  readonly onMention: (name: string) => void;
}

/** An answer: whose, what, and what may be done with it. */
export function AnswerCard({ answer, isAsker, onMention }: AnswerCardProps) {
  const texts = useTexts(communityTexts);
  const accepting = useTask(texts.notDone);
  const erasing = useTask(texts.notDone);
  const { id, html, pictures, author, answeredAt, revisions, likes, isLiked, isAccepted, isNew } = answer;
  const locale = useLocale();
  const time = formatTime(answeredAt, 'moment', locale);

  const handleErase = () =>
    void erasing.run(() => eraseAnswer(id), {
      doubt: {
        title: texts.removeAsk,
        text: texts.removeAskHelp,
        confirm: texts.remove,
        cancel: texts.keep,
      },
      done: texts.removed,
    });
  return (
    <Card
      as="article"
      padding="large"
      gap="x4"
      className={css.answer}
      aria-label={author.name}
      {...(isAccepted && { 'data-accepted': '' })}
    >
      <Inline as="header" gap="x3" isOneLine>
        <Avatar name={author.name} src={author.avatar} size={40} />
        <div className={css.who}>
          <p className={css.authorName}>
            <span>{author.name}</span>
            {author.isTeacher && <Tag tone="info">{texts.teacher}</Tag>}
            {isAccepted && <Tag tone="success">{texts.accepted}</Tag>}
            {isNew && <Tag tone="danger">{texts.isNew}</Tag>}
          </p>
          <p className={css.meta}>
            {author.title !== '' && <span>{author.title}</span>}
            {time !== '' && <time dateTime={answeredAt}>{time}</time>}
          </p>
        </div>
      </Inline>
      <RichText html={html} className={css.words} />
      <Pictures pictures={pictures} />
      <div className={css.foot}>
        <LikeButton
          author={author}
          likes={likes}
          isLiked={isLiked}
          onLike={(wanted) => setLike(id, wanted)}
        />
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
        <RevisionTools revisions={revisions} onSave={(words) => saveAnswer(id, words)} />
        {author.isOwn && !isAccepted && (
          <Button size="small" isBusy={erasing.isBusy} onClick={handleErase}>
            <TrashIcon size={16} /> {texts.removeAnswer}
          </Button>
        )}
      </div>
    </Card>
  );
}
