import { ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { isLoggedIn } from '../../../shared/session/session.store.ts';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { PageTabs } from '../../../shared/page/PageTabs.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { column } from '../community.css.ts';
import { NEW_GROUP_DRAFT } from '../ask/compose.store.ts';
import { ALL_GROUPS, groupHref, groupsHref, type GroupsQuery, NEW_GROUP, readQuery } from './address.ts';
import { groupsContext, loadCounts, showGroups, showOwnTopics } from './group.store.ts';
import { groupTexts } from './group.texts.ts';
import { GroupList, OwnTopics } from './GroupLists.tsx';
import { TitledForm } from './TitledForm.tsx';

/** Requests the initial data of a view; the student's own views need a student. */
function prefetchView(query: GroupsQuery): Promise<void> | undefined {
  if (query.view === 'new' || (query.view !== 'all' && !isLoggedIn())) return undefined;
  return query.view === 'topics' ? showOwnTopics.prefetch(query.page) : showGroups.prefetch(query);
}

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) =>
  Promise.all([loadCounts.prefetch(), prefetchView(readQuery(search))]);

/** The school's groups and the student's own; the view and filters are in the address (`/group`). */
export default function GroupsPage() {
  const texts = useTexts(groupTexts);
  const { view } = readQuery(useSearch());
  const { counts } = useSnapshot(groupsContext);

  useLoad(loadCounts, view);

  if (view === 'new') {
    return (
      <Page
        title={texts.create}
        breadcrumb={<SitePath steps={[{ label: texts.title, href: ALL_GROUPS }, { label: texts.create }]} />}
      >
        <CreateForm />
      </Page>
    );
  }
  const tabs = (['all', 'joined', 'created', 'topics'] as const).map((id) => {
    const count = id === 'all' ? 0 : (counts?.[id] ?? 0);
    const unread = id === 'topics' ? (counts?.unread ?? 0) : 0;
    const note = unread > 0 ? texts.unread(unread) : count > 0 ? String(count) : '';
    return {
      id,
      href: groupsHref({ view: id }),
      name: note === '' ? texts.tabs[id] : `${texts.tabs[id]} · ${note}`,
    };
  });
  return (
    <Page
      title={texts.title}
      breadcrumb={<SitePath steps={[{ label: texts.title }]} />}
      actions={
        <ButtonLink variant="primary" href={NEW_GROUP}>
          {texts.create}
        </ButtonLink>
      }
    >
      <PageTabs label={texts.lists} tabs={tabs} current={view} />
      {view === 'topics' ? <OwnTopics /> : <GroupList />}
    </Page>
  );
}

function CreateForm() {
  const { form: texts } = useTexts(groupTexts);
  const handleSent = (id: string) => {
    toast(texts.sentGroup, { tone: 'success' });
    navigate(id === '' ? groupsHref({ view: 'created' }) : groupHref(id));
  };
  return (
    <div className={column}>
      <TitledForm
        what={NEW_GROUP_DRAFT}
        label={texts.sendGroup}
        title={{
          label: texts.name,
          hint: texts.nameHint,
          field: 'groupName',
          shortest: 2,
          longest: 20,
          short: texts.nameShort,
        }}
        content={{
          label: texts.about,
          hint: texts.aboutHint,
          isRequired: true,
          empty: texts.aboutEmpty,
          isPlain: true,
          longest: 200,
        }}
        submit={texts.sendGroup}
        submitVisitor={texts.loginToCreate}
        hasPictures={false}
        onSent={handleSent}
      />
    </div>
  );
}
