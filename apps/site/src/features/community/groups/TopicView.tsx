import { Card } from '@lectern/ui/Card';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import * as common from '../community.css.ts';
import { insertMention } from '../ask/insertMention.ts';
import { replyDraftName } from '../ask/compose.store.ts';
import { ComposeForm } from '../ask/ComposeForm.tsx';
import { ALL_GROUPS, groupHref } from './address.ts';
import type { Talk } from './group.model.ts';
import { groupsContext, markTopicSeen, PER_PAGE, showTopic, topicTalk } from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { JoinButton } from './JoinButton.tsx';
import { ReplyCard, TopicCard } from './TopicCards.tsx';

export interface TopicViewProps {
  readonly groupId: string;
  readonly topicId: string;
  readonly page: number;
}

/** A topic with its replies, and the form to reply. */
export function TopicView({ groupId, topicId, page }: TopicViewProps) {
  const texts = useTexts(groupTexts);
  const { status, value } = useSnapshot(topicTalk);
  const { reason } = useSnapshot(groupsContext);
  const load = useLoad(showTopic, topicId, page);

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
        missing={{ title: reason || texts.missingTopic, href: groupHref(groupId), label: texts.backToGroup }}
        failed={texts.failed}
        onRetry={load}
        skeleton={
          <div className={common.comments} aria-busy>
            <Skeleton shape="box" height="220px" />
          </div>
        }
      >
        {(talk) => <Thread talk={talk} page={page} onChange={load} />}
      </DetailStates>
    </Page>
  );
}

interface ThreadProps {
  readonly talk: Talk;
  readonly page: number;
  readonly onChange: () => void;
}

function Thread({ talk, page, onChange }: ThreadProps) {
  const texts = useTexts(groupTexts);
  const { group, topic, records: replies, total } = talk;
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLElement>(null);
  const handleMention = (called: string) => insertMention(called, area.current);
  const handleSent = () => {
    toast(texts.form.sentReply, { tone: 'success' });
    heading.current?.focus();
    // The newest reply is last, so its page is the last one.
    const last = Math.max(1, Math.ceil((total + 1) / PER_PAGE));
    if (last === page) onChange();
    else navigate(groupHref(group.id, { topicId: topic.id, page: last }));
  };
  return (
    <div className={common.comments}>
      <TopicCard talk={talk} onChange={onChange} onMention={handleMention} />
      <Stack as="section" above="x6" gap="x4" aria-labelledby={name}>
        <h2 ref={heading} id={name} tabIndex={-1} className={common.heading}>
          {texts.replies(topic.replyCount)}
        </h2>
        <ul className={common.rows}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <ReplyCard
                reply={reply}
                isMember={group.isJoined}
                onChange={onChange}
                onMention={handleMention}
              />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / PER_PAGE)}
          hrefOf={(to) => groupHref(group.id, { topicId: topic.id, page: to })}
        />
      </Stack>
      <Stack as="section" ref={area} above="x6" gap="x4" aria-label={texts.form.reply}>
        <h2 className={common.heading}>{texts.form.reply}</h2>
        {group.isJoined ? (
          <ComposeForm
            what={replyDraftName(topic.id)}
            label={texts.form.reply}
            content={{
              label: texts.form.replyContent,
              hint: texts.form.contentHint,
              isRequired: true,
              empty: texts.form.contentEmpty,
            }}
            submit={texts.form.sendReply}
            submitVisitor={texts.form.sendReply}
            onCheck={() => true}
            onSent={handleSent}
          />
        ) : (
          <Card padding="large" gap="x4">
            <p className={common.help}>{texts.joinFirst}</p>
            <div className={common.footer}>
              <JoinButton group={group} onChange={onChange} />
            </div>
          </Card>
        )}
      </Stack>
    </div>
  );
}
