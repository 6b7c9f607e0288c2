import { Avatar } from '@lectern/ui/Avatar';
import { Tag } from '@lectern/ui/Badge';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { TrashIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { RichText } from '@lectern/ui/RichText';
import { Skeleton } from '@lectern/ui/Skeleton';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { DetailStates } from '../../../shared/page/DetailPage.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import * as common from '../community.css.ts';
import type { Author } from '../community.model.ts';
import { replyTo } from '../ask/compose.store.ts';
import { ComposeForm } from '../ask/ComposeForm.tsx';
import { Pictures } from '../discussion/Pictures.tsx';
import { ALL_GROUPS, groupHref } from './address.ts';
import type { Talk } from './group.model.ts';
import { eraseReply, eraseTopic, groupsAround, PER_PAGE, showTopic, topicTalk } from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { JoinButton } from './JoinButton.tsx';
import { useTask } from './useTask.ts';

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
  talk: { group, topic, html, pictures, replies, total },
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
  const { isBusy, run } = useTask();
  const doubt = { title: texts.removeAsk, text: texts.removeHelp, confirm: texts.remove, cancel: texts.keep };
  const handleErase = () =>
    void run(
      () => eraseTopic(topic.id),
      texts.removed,
      () => navigate(groupHref(group.id)),
      doubt,
    );
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
      <article className={common.card} aria-label={topic.title}>
        <h1 className={common.title}>{topic.title}</h1>
        <By author={topic.author} at={topic.postedAt}>
          {topic.isPinned && <Tag tone="info">{texts.pinned}</Tag>}
        </By>
        <RichText html={html} className={common.words} />
        <Pictures pictures={pictures} />
        {topic.author.isOwn && topic.replyCount === 0 && (
          <div className={common.foot}>
            <Button size="small" isBusy={isBusy} onClick={handleErase}>
              <TrashIcon width={16} height={16} /> {texts.removeTopic}
            </Button>
          </div>
        )}
      </article>
      <section className={common.answers} aria-labelledby={name}>
        <h2 ref={heading} id={name} tabIndex={-1} className={common.heading}>
          {texts.replies(topic.replyCount)}
        </h2>
        <ul className={common.rows}>
          {replies.map(({ id, html: words, pictures: shown, author, repliedAt, isNew }) => (
            <li key={id}>
              <article className={common.card} aria-label={author.name}>
                <By author={author} at={repliedAt}>
                  {isNew && <Tag tone="danger">{texts.isNew}</Tag>}
                </By>
                <RichText html={words} className={common.words} />
                <Pictures pictures={shown} />
                {author.isOwn && (
                  <div className={common.foot}>
                    <Button
                      size="small"
                      isBusy={isBusy}
                      onClick={() => void run(() => eraseReply(id), texts.removed, onChange, doubt)}
                    >
                      <TrashIcon width={16} height={16} /> {texts.removeReply}
                    </Button>
                  </div>
                )}
              </article>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / PER_PAGE)}
          hrefOf={(to) => groupHref(group.id, { topicId: topic.id, page: to })}
        />
      </section>
      <section className={common.answers} aria-label={form.reply}>
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
          <div className={common.card}>
            <p className={common.help}>{texts.joinFirst}</p>
            <div className={common.foot}>
              <JoinButton group={group} onChange={onChange} />
            </div>
          </div>
        )}
      </section>
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
    <div className={common.author}>
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
    </div>
  );
}
