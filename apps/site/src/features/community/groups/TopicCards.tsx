import { Tag } from '@lectern/ui/Badge';
import { useTexts } from '@lectern/ui/locale';
import type { Result } from '../../../shared/result.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { EraseButton } from '../post/EraseButton.tsx';
import { MentionButton } from '../post/MentionButton.tsx';
import { PostCard } from '../post/PostCard.tsx';
import { RevisionTools } from '../revisions/RevisionTools.tsx';
import { groupHref } from './address.ts';
import type { Reply, Talk } from './group.model.ts';
import { eraseReply, eraseTopic, saveReply, saveTopic, setReplyLike, setTopicLike } from './group.store.ts';
import { groupTexts } from './group.texts.ts';

interface CardProps {
  readonly onChange: () => void;
  /** Called with the name to mention. */
  readonly onMention: (name: string) => void;
}

/** A topic's text and pictures, with its author and actions. */
export function TopicCard({ talk, onChange, onMention }: CardProps & { readonly talk: Talk }) {
  const texts = useTexts(groupTexts);
  const { group, topic, revisions } = talk;
  const { id, title, author, postedAt, isPinned, replyCount } = topic;
  return (
    <PostCard
      post={{ ...talk, author }}
      at={postedAt}
      heading={title}
      tags={isPinned && <Tag tone="info">{texts.pinned}</Tag>}
      onLike={(isLiked) => setTopicLike(id, isLiked)}
    >
      {group.isJoined && <MentionButton author={author} onMention={onMention} />}
      <RevisionTools
        revisions={revisions}
        title={title}
        onSave={(edited) => whenDone(saveTopic(id, edited), onChange)}
      />
      {author.isOwn && replyCount === 0 && (
        <EraseButton
          label={texts.removeTopic}
          onErase={() => eraseTopic(id)}
          onErased={() => navigate(groupHref(group.id))}
        />
      )}
    </PostCard>
  );
}

interface ReplyCardProps extends CardProps {
  readonly reply: Reply;
  /** Whether the student is a member of the group. */
  readonly isMember: boolean;
}

/** A reply to a topic. */
export function ReplyCard({ reply, isMember, onChange, onMention }: ReplyCardProps) {
  const texts = useTexts(groupTexts);
  const { id, author, repliedAt, isNew, revisions } = reply;
  return (
    <PostCard
      post={reply}
      at={repliedAt}
      tags={isNew && <Tag tone="danger">{texts.isNew}</Tag>}
      onLike={(isLiked) => setReplyLike(id, isLiked)}
    >
      {isMember && <MentionButton author={author} onMention={onMention} />}
      <RevisionTools revisions={revisions} onSave={(edited) => whenDone(saveReply(id, edited), onChange)} />
      {author.isOwn && (
        <EraseButton label={texts.removeReply} onErase={() => eraseReply(id)} onErased={onChange} />
      )}
    </PostCard>
  );
}

async function whenDone(work: Promise<Result>, onDone: () => void): Promise<Result> {
  const outcome = await work;
  if (outcome.isDone) onDone();
  return outcome;
}
