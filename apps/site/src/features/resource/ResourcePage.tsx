import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { ButtonLink } from '@lectern/ui/Button';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatBytes } from '@lectern/ui/Uploader';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailPage } from '../../shared/page/detail/DetailPage.tsx';
import * as frame from '../../shared/page/detail/detailPage.css.ts';
import { Page } from '../../shared/page/Page.tsx';
import { SitePath } from '../../shared/page/SitePath.tsx';
import { useTitle } from '../../shared/page/useTitle.ts';
import { resourcesHref } from './address.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { KindIcon } from './KindIcon.tsx';
import { Preview } from './Preview.tsx';
import * as css from './resourcePage.css.ts';
import type { Resource } from './resource.model.ts';
import { opened, resourceDetail, showResource } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';

/** Starts the page's first request. */
export const prepare: Prepare = ({ resourceId = '' }) => showResource.prefetch(resourceId);

/** A shared file: its facts, a preview, and the download. */
export default function ResourcePage({ params: { resourceId = '' } }: ScreenProps) {
  const texts = useTexts(resourceTexts);
  const { status, value } = useSnapshot(resourceDetail);

  const load = useLoad(showResource, resourceId);

  return (
    <DetailPage
      status={status}
      value={value?.id === resourceId ? value : undefined}
      type="ziliao"
      missing={{
        title: texts.missing,
        description: texts.missingHelp,
        href: resourcesHref(),
        label: texts.showAll,
        isPrimary: true,
      }}
      failed={texts.failed}
      onRetry={load}
    >
      {(resource) => <Loaded resource={resource} />}
    </DetailPage>
  );
}

function Loaded({ resource }: { readonly resource: Resource }) {
  const texts = useTexts(resourceTexts);
  const { name, kind, extension, isForMembers, state, summary } = resource;

  useTitle(name);

  return (
    <Page breadcrumb={<SitePath steps={[{ label: texts.title, href: resourcesHref() }, { label: name }]} />}>
      <div className={frame.layout}>
        <header className={frame.top}>
          <p className={frame.tags}>
            <Tag tone="accent">{texts.kinds[kind]}</Tag>
            {isForMembers && <Tag tone="warning">{texts.members}</Tag>}
            {state !== 'shown' && (
              <Tag tone={state === 'pending' ? 'info' : 'danger'}>{texts.states[state]}</Tag>
            )}
          </p>
          <h1 className={css.title}>{name}</h1>
          {summary !== '' && <p className={frame.summary}>{summary}</p>}
          {state !== 'shown' && <p className={css.note}>{texts.stateHelp[state]}</p>}
        </header>
        <aside className={frame.side}>
          <Card gap="x4" className={css.card}>
            <Inline gap="x3" isOneLine>
              <KindIcon kind={kind} extension={extension} />
              <DownloadOrMembers resource={resource} />
            </Inline>
            <About resource={resource} />
          </Card>
        </aside>
        <div className={frame.main}>
          <Preview resource={resource} />
        </div>
      </div>
    </Page>
  );
}

function DownloadOrMembers({ resource }: { readonly resource: Resource }) {
  const texts = useTexts(resourceTexts);
  const { step } = useSnapshot(opened);
  if (step === 'members') {
    return (
      <ButtonLink variant="primary" isBlock href="#/vip">
        {texts.toMembers}
      </ButtonLink>
    );
  }
  return <DownloadButton variant="primary" isBlock resource={resource} />;
}

function About({ resource }: { readonly resource: Resource }) {
  const texts = useTexts(resourceTexts);
  const locale = useLocale();
  const { extension, bytes, subject, owner, isOwn, sharedAt, views, downloads } = resource;
  return (
    <DescriptionList
      layout="lines"
      rule="above"
      items={[
        { term: texts.format, value: extension.toUpperCase() },
        { term: texts.size, value: formatBytes(bytes) },
        { term: texts.subject, value: subject[locale] },
        { term: texts.owner, value: isOwn ? texts.own : owner || texts.school },
        { term: texts.sharedAt, value: formatTime(sharedAt, 'day', locale) },
        { term: texts.views, value: texts.times(views) },
        { term: texts.downloads, value: texts.times(downloads) },
      ]}
    />
  );
}
