import { Card } from '@lectern/ui/Card';
import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { TrashIcon } from '@lectern/ui/icon';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Result } from '../../../shared/result.ts';
import { session } from '../../../shared/session/session.store.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import * as common from '../community.css.ts';
import type { Author } from '../community.model.ts';
import { callByName } from '../ask/callByName.ts';
import { replyTo } from '../ask/compose.store.ts';
import { ComposeForm } from '../ask/ComposeForm.tsx';
import { LikeButton } from '../discussion/LikeButton.tsx';
import { Pictures } from '../discussion/Pictures.tsx';
import { MentionButton } from '../MentionButton.tsx';
import { RevisionTools } from '../revisions/RevisionTools.tsx';
import { ALL_GROUPS, groupHref } from './address.ts';
import type { Talk } from './group.model.ts';
import {
  eraseReply,
  eraseTopic,
  groupsAround,
  markTopicSeen,
  PER_PAGE,
  saveReply,
  saveTopic,
  setReplyLike,
  setTopicLike,
  showTopic,
  topicTalk,
} from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { JoinButton } from './JoinButton.tsx';

export interface TopicViewProps {
  readonly groupId: string;
  readonly topicId: string;
  readonly page: number;
}

/** A topic with its replies, and the place to reply. */
export function TopicView({ groupId, topicId, page }: TopicViewProps) {
  const texts = useTexts(groupTexts);
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(topicTalk);
  const { reason } = useSnapshot(groupsAround);
  const load = () => void showTopic(topicId, page);

  useEffect(() => void showTopic(topicId, page), [topicId, page, token]);

  const shown = value?.topic.id === topicId && status !== 'missing' ? value : undefined;
  const hasNews = shown !== undefined && shown.topic.unread > 0;
  useEffect(() => {
    if (hasNews) void markTopicSeen(topicId);
  }, [hasNews, topicId]);
  const steps = [
    { label: texts.title, href: ALL_GROUPS },
    { label: shown?.group.name ?? '…', href: groupHref(shown?.group.id ?? groupId) },
    { label: shown?.topic.title ?? '…' },
  ];
  return (
    <Page breadcrumb={<SitePath steps={steps} />}>
      <DetailStates
        status={status}
        value={shown}
        stays
        type="group"
        missing={{
          title: reason || texts.missingTopic,
          action: <ButtonLink href={groupHref(groupId)}>{texts.back}</ButtonLink>,
        }}
        failed={texts.failed}
        onRetry={load}
        skeleton={
          <div className={common.below} aria-busy>
            <Skeleton shape="box" height="220px" />
          </div>
        }
      >
        {(talk) => <Shown talk={talk} page={page} onChange={load} />}
      </DetailStates>
    </Page>
  );
}

function Shown({
  talk: { group, topic, html, revisions, likes, isLiked, pictures, records: replies, total },
  page,
  onChange,
}: {
  readonly talk: Talk;
  readonly page: number;
  readonly onChange: () => void;
}) {
  const texts = useTexts(groupTexts);
  const { form } = texts;
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLElement>(null);
  const { isBusy, run } = useTask(texts.notDone);
  const handleMention = (called: string) => callByName(called, area.current);
  const saved = async (work: Promise<Result>) => {
    const outcome = await work;
    if (outcome.isDone) onChange();
    return outcome;
  };
  const doubt = { title: texts.removeAsk, text: texts.removeHelp, confirm: texts.remove, cancel: texts.keep };
  const handleErase = () =>
    void run(() => eraseTopic(topic.id), {
      doubt,
      done: texts.removed,
      onDone: () => navigate(groupHref(group.id)),
    });
  const handleSent = () => {
    toast(form.sentReply, { tone: 'success' });
    heading.current?.focus();
    // The newest reply stands last.
    const last = Math.max(1, Math.ceil((total + 1) / PER_PAGE));
    if (last === page) onChange();
    else navigate(groupHref(group.id, { topicId: topic.id, page: last }));
  };
  return (
    <div className={common.below}>
      <Card as="article" padding="large" gap="x4" aria-label={topic.title}>
        <Heading level={1} size="xl">
          {topic.title}
        </Heading>
        <By author={topic.author} at={topic.postedAt}>
          {topic.isPinned && <Tag tone="info">{texts.pinned}</Tag>}
        </By>
        <RichText html={html} className={common.words} />
        <Pictures pictures={pictures} />
        <div className={common.foot}>
          <LikeButton
            author={topic.author}
            likes={likes}
            isLiked={isLiked}
            onLike={(wanted) => setTopicLike(topic.id, wanted)}
          />
          {group.isJoined && <MentionButton author={topic.author} onMention={handleMention} />}
          <RevisionTools
            revisions={revisions}
            title={topic.title}
            onSave={(words) => saved(saveTopic(topic.id, words))}
          />
          {topic.author.isOwn && topic.replyCount === 0 && (
            <Button size="small" isBusy={isBusy} onClick={handleErase}>
              <TrashIcon size={16} /> {texts.removeTopic}
            </Button>
          )}
        </div>
      </Card>
      <Stack as="section" above="x6" gap="x4" aria-labelledby={name}>
        <h2 ref={heading} id={name} tabIndex={-1} className={common.heading}>
          {texts.replies(topic.replyCount)}
        </h2>
        <ul className={common.rows}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Card as="article" padding="large" gap="x4" aria-label={reply.author.name}>
                <By author={reply.author} at={reply.repliedAt}>
                  {reply.isNew && <Tag tone="danger">{texts.isNew}</Tag>}
                </By>
                <RichText html={reply.html} className={common.words} />
                <Pictures pictures={reply.pictures} />
                <div className={common.foot}>
                  <LikeButton
                    author={reply.author}
                    likes={reply.likes}
                    isLiked={reply.isLiked}
                    onLike={(wanted) => setReplyLike(reply.id, wanted)}
                  />
                  {group.isJoined && <MentionButton author={reply.author} onMention={handleMention} />}
                  <RevisionTools
                    revisions={reply.revisions}
                    onSave={(words) => saved(saveReply(reply.id, words))}
                  />
                  {reply.author.isOwn && (
                    <Button
                      size="small"
                      isBusy={isBusy}
                      onClick={() =>
                        void run(() => eraseReply(reply.id), { doubt, done: texts.removed, onDone: onChange })
                      }
                    >
                      <TrashIcon size={16} /> {texts.removeReply}
                    </Button>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / PER_PAGE)}
          hrefOf={(to) => groupHref(group.id, { topicId: topic.id, page: to })}
        />
      </Stack>
      <Stack as="section" ref={area} above="x6" gap="x4" aria-label={form.reply}>
        <h2 className={common.heading}>{form.reply}</h2>
        {group.isJoined ? (
          <ComposeForm
            what={replyTo(topic.id)}
            label={form.reply}
            content={{
              label: form.replyContent,
              hint: form.contentHint,
              isRequired: true,
              empty: form.contentEmpty,
            }}
            submit={form.sendReply}
            submitVisitor={form.sendReply}
            onCheck={() => true}
            onSent={handleSent}
          />
        ) : (
          <Card padding="large" gap="x4">
            <p className={common.help}>{texts.joinFirst}</p>
            <div className={common.foot}>
              <JoinButton group={group} onChange={onChange} />
            </div>
          </Card>
        )}
      </Stack>
    </div>
  );
}

function By({
  author,
  at,
  children,
}: {
  readonly author: Author;
  readonly at: string;
  readonly children?: ReactNode;
}) {
  const time = formatTime(at, 'moment', useLocale());
  return (
    <Inline gap="x3" isOneLine>
      <Avatar name={author.name} src={author.avatar} size={40} />
      <div className={common.who}>
        <p className={common.authorName}>
          <span>{author.name}</span>
          {children}
        </p>
        {time !== '' && (
          <p className={common.meta}>
            <time dateTime={at}>{time}</time>
          </p>
        )}
      </div>
    </Inline>
  );
}
