import { Card } from '@lectern/ui/Card';
import { Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { session } from '../../../shared/session/session.store.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import * as common from '../community.css.ts';
import { ALL_GROUPS, groupHref, groupsHref, NEW_GROUP, readQuery } from './address.ts';
import * as css from './group.css.ts';
import type { Group } from './group.model.ts';
import { groupList, ownTopics, PER_PAGE, showGroups, showOwnTopics } from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { LoginFirst } from '../list/LoginFirst.tsx';
import { GroupCover } from './GroupCover.tsx';
import { GroupMeta } from './GroupMeta.tsx';
import { TopicRow } from './TopicRow.tsx';

/** The groups of a view: the school's, or the student's own. */
export function GroupList() {
  const texts = useTexts(groupTexts);
  const query = readQuery(useSearch());
  const { view, words } = query;
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(groupList);
  const { records = [], total = 0 } = value ?? {};
  const isBarred = view !== 'all' && token === '';

  if (isBarred) return <LoginFirst type="group" title={texts.loginMine} />;
  const nothing = {
    joined: (
      <EmptyWithLink
        type="group"
        title={texts.noneJoined}
        description={texts.noneJoinedHelp}
        href={ALL_GROUPS}
        label={texts.showAll}
      />
    ),
    created: (
      <EmptyWithLink
        type="group"
        title={texts.noneCreated}
        description={texts.noneHelp}
        href={NEW_GROUP}
        label={texts.create}
      />
    ),
    all: (
      <EmptyWithLink
        type="group"
        title={texts.empty}
        description={texts.noneHelp}
        href={NEW_GROUP}
        label={texts.create}
      />
    ),
  };
  const noneFound = (
    <EmptyWithLink type="search" title={texts.noneFound} href={ALL_GROUPS} label={texts.showAll} />
  );
  return (
    <>
      {view === 'all' && (words !== '' || records.length > 0) && (
        <ListTools filter={null}>
          <SearchField
            key={words}
            label={texts.search}
            placeholder={texts.search}
            value={words}
            onSearch={(typed) => navigate(groupsHref({ words: typed }))}
          />
        </ListTools>
      )}
      <ListPage
        load={() => void showGroups(query)}
        status={status}
        rows={records}
        pages={{ filter: query, total, perPage: PER_PAGE, hrefOf: groupsHref }}
        className={css.grid}
        rowClassName={css.item}
        type="group"
        failed={texts.failed}
        skeleton={
          <div className={css.skeletons} aria-busy>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} shape="box" height="146px" />
            ))}
          </div>
        }
        nothing={words === '' ? nothing[view === 'joined' || view === 'created' ? view : 'all'] : noneFound}
      >
        {(group) => <GroupCard group={group} />}
      </ListPage>
    </>
  );
}

function GroupCard({ group }: { readonly group: Group }) {
  const { id, name, cover, summary } = group;
  return (
    <Card as="article" padding="large" gap="x4" className={css.card} aria-label={name}>
      <GroupCover name={name} cover={cover} />
      <Stack gap="x2">
        <h2 className={common.name}>
          <Link className={common.nameLink} href={groupHref(id)}>
            {name}
          </Link>
        </h2>
        {summary !== '' && <p className={common.summary}>{summary}</p>}
        <GroupMeta group={group} />
      </Stack>
    </Card>
  );
}

/** The student's topics in all groups. */
export function OwnTopics() {
  const texts = useTexts(groupTexts);
  const { page } = readQuery(useSearch());
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(ownTopics);
  const { records = [], total = 0 } = value ?? {};

  if (token === '') return <LoginFirst type="group" title={texts.loginMine} />;
  return (
    <ListPage
      load={() => void showOwnTopics(page)}
      status={status}
      rows={records}
      pages={{ filter: { view: 'topics' as const, page }, total, perPage: PER_PAGE, hrefOf: groupsHref }}
      className={common.rows}
      type="group"
      failed={texts.failed}
      skeleton={[4, '124px']}
      nothing={
        <EmptyWithLink
          type="group"
          title={texts.noneTopics}
          description={texts.noneJoinedHelp}
          href={ALL_GROUPS}
          label={texts.showAll}
        />
      }
    >
      {(topic) => <TopicRow topic={topic} isOwnList />}
    </ListPage>
  );
}
