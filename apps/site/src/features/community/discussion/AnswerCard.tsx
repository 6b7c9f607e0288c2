import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { CheckIcon, TrashIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useState } from 'react';
import type { Result } from '../../../shared/result.ts';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import * as css from '../community.css.ts';
import type { Answer } from '../community.model.ts';
import { communityTexts } from '../community.texts.ts';
import { MentionButton } from '../revisions/MentionButton.tsx';
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
  const [busy, setBusy] = useState<'accept' | 'remove'>();
  const { id, html, pictures, author, answeredAt, revisions, likes, isLiked, isAccepted, isNew } = answer;
  const locale = useLocale();
  const time = formatTime(answeredAt, 'moment', locale);

  const run = async (what: NonNullable<typeof busy>, work: () => Promise<Result>, done?: string) => {
    setBusy(what);
    const outcome = await work();
    setBusy(undefined);
    if (!outcome.isDone) toast(outcome.message || texts.notDone, { tone: 'danger' });
    else if (done !== undefined) toast(done, { tone: 'success' });
  };
  const handleErase = async () => {
    const isSure = await confirm({
      title: texts.removeAsk,
      text: texts.removeAskHelp,
      confirm: texts.remove,
      cancel: texts.keep,
      tone: 'danger',
    });
    if (isSure) await run('remove', () => eraseAnswer(id), texts.removed);
  };
  return (
    <article className={css.card} aria-label={author.name} {...(isAccepted && { 'data-accepted': '' })}>
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
            isBusy={busy === 'accept'}
            onClick={() => void run('accept', () => acceptAnswer(id), texts.acceptDone)}
          >
            <CheckIcon width={16} height={16} /> {texts.accept}
          </Button>
        )}
        <MentionButton author={author} onMention={onMention} />
        <RevisionTools revisions={revisions} onSave={(words) => saveAnswer(id, words)} />
        {author.isOwn && !isAccepted && (
          <Button size="small" isBusy={busy === 'remove'} onClick={() => void handleErase()}>
            <TrashIcon width={16} height={16} /> {texts.removeAnswer}
          </Button>
        )}
      </div>
    </article>
  );
}
