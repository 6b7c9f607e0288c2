import { Card } from '@lectern/ui/Card';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { Heading, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import type { Prepare, ScreenProps } from '../../../shared/routes/screen.ts';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { useTask } from '../../../shared/overlays/useTask.ts';
import * as common from '../community.css.ts';
import { topicDraftName } from '../ask/compose.store.ts';
import { ALL_GROUPS, groupHref, groupsHref, readGroupQuery } from './address.ts';
import * as css from './group.css.ts';
import type { GroupHome } from './group.model.ts';
import { eraseGroup, groupHome, groupsContext, PER_PAGE, showGroup, showTopic } from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { GroupCover } from './GroupCover.tsx';
import { GroupMeta } from './GroupMeta.tsx';
import { JoinButton } from './JoinButton.tsx';
import { TitledForm } from './TitledForm.tsx';
import { TopicRow } from './TopicRow.tsx';
import { TopicView } from './TopicView.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = ({ groupId = '' }, search) => {
  const { topicId, page } = readGroupQuery(search);
  return topicId === '' ? showGroup.prefetch(groupId, page) : showTopic.prefetch(topicId, page);
};

/** A group with its topics, one of its topics, or the form to write one (`/groupdetail`). */
export default function GroupPage({ params: { groupId = '' } }: ScreenProps) {
  const query = readGroupQuery(useSearch());
  return query.topicId === '' ? (
    <Home groupId={groupId} {...query} />
  ) : (
    <TopicView groupId={groupId} topicId={query.topicId} page={query.page} />
  );
}

function Home({
  groupId,
  isWriting,
  page,
}: {
  readonly groupId: string;
  readonly isWriting: boolean;
  readonly page: number;
}) {
  const texts = useTexts(groupTexts);
  const { status, value } = useSnapshot(groupHome);
  const { reason } = useSnapshot(groupsContext);

  const load = useLoad(showGroup, groupId, page);

  const shown = value?.group.id === groupId && status !== 'missing' ? value : undefined;
  const name = shown?.group.name ?? '…';
  const steps = [{ label: texts.title, href: ALL_GROUPS }];
  const trail = isWriting
    ? [...steps, { label: name, href: groupHref(groupId) }, { label: texts.write }]
    : [...steps, { label: name }];
  return (
    <Page
      breadcrumb={<SitePath steps={trail} />}
      {...(isWriting && shown !== undefined && { title: texts.write })}
    >
      <DetailStates
        status={status}
        value={shown}
        stays
        type="group"
        level={1}
        missing={{ title: reason || texts.missing, href: ALL_GROUPS, label: texts.showAll }}
        failed={texts.failed}
        onRetry={load}
        skeleton={
          <div className={common.comments} aria-busy>
            <Skeleton shape="box" height="180px" />
            <Skeleton shape="box" height="124px" />
          </div>
        }
      >
        {(home) =>
          isWriting ? (
            <WriteForm home={home} onJoin={load} />
          ) : (
            <Topics home={home} page={page} onChange={load} />
          )
        }
      </DetailStates>
    </Page>
  );
}

function Topics({
  home: { group, records: topics, total },
  page,
  onChange,
}: {
  readonly home: GroupHome;
  readonly page: number;
  readonly onChange: () => void;
}) {
  const texts = useTexts(groupTexts);
  const heading = useId();
  const { isBusy, run } = useTask(texts.notDone);
  const { id, name, cover, summary, isJoined, isOwn, memberCount } = group;
  const confirmation = texts.dissolving;
  const handleErase = () =>
    void run(() => eraseGroup(id), {
      confirmation,
      done: texts.dissolved,
      onDone: () => navigate(groupsHref({ view: 'created' })),
    });
  return (
    <div className={common.comments}>
      <Card as="header" padding="large" gap="x4" className={css.head}>
        <GroupCover name={name} cover={cover} />
        <Stack gap="x2">
          <Heading level={1} size="xl">
            {name}
          </Heading>
          <p className={css.summary}>{summary}</p>
          <GroupMeta group={group} />
          <div className={css.actions}>
            {isJoined && (
              <ButtonLink variant="primary" href={groupHref(id, { isWriting: true })}>
                {texts.write}
              </ButtonLink>
            )}
            {!isOwn && <JoinButton group={group} onChange={onChange} />}
            {isOwn && memberCount <= 1 && (
              <Button isBusy={isBusy} onClick={handleErase}>
                {confirmation.confirm}
              </Button>
            )}
          </div>
        </Stack>
      </Card>
      <Stack as="section" above="x6" gap="x4" aria-labelledby={heading}>
        <h2 id={heading} className={common.heading}>
          {texts.topicList}
        </h2>
        {topics.length === 0 && (
          <EmptyState
            type="group"
            title={texts.noTopics}
            description={isJoined ? texts.noTopicsMember : texts.noTopicsVisitor}
          />
        )}
        <ul className={common.rows}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <TopicRow topic={topic} />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / PER_PAGE)}
          hrefOf={(to) => groupHref(id, { page: to })}
        />
      </Stack>
    </div>
  );
}

function WriteForm({ home: { group }, onJoin }: { readonly home: GroupHome; readonly onJoin: () => void }) {
  const texts = useTexts(groupTexts);
  const { form } = texts;
  if (!group.isJoined)
    return (
      <EmptyState
        type="group"
        title={texts.joinToWrite}
        action={<JoinButton group={group} onChange={onJoin} />}
      />
    );
  const handleSent = (topicId: string) => {
    toast(form.sentTopic, { tone: 'success' });
    navigate(groupHref(group.id, { topicId }));
  };
  return (
    <div className={common.column}>
      <TitledForm
        what={topicDraftName(group.id)}
        label={texts.write}
        title={{
          label: form.title,
          hint: form.titleHint,
          field: 'title',
          shortest: 5,
          longest: 80,
          short: form.titleShort,
        }}
        content={{ label: form.content, hint: form.contentHint, isRequired: true, empty: form.contentEmpty }}
        submit={form.sendTopic}
        submitVisitor={form.sendTopic}
        onSent={handleSent}
      />
    </div>
  );
}
