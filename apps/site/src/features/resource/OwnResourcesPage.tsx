import { Card } from '@lectern/ui/Card';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Progress } from '@lectern/ui/Progress';
import { formatBytes } from '@lectern/ui/Uploader';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { confirm } from '../../shared/overlays/confirm.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { toastResult } from '../../shared/overlays/toastResult.ts';
import { ownHref, resourcesHref, SHARE } from './address.ts';
import { ownResources, ownSpace, removeOwn, showOwn } from './own.store.ts';
import * as css from './resource.css.ts';
import { OwnTable } from './OwnTable.tsx';
import { PER_PAGE } from './resource.store.ts';
import { resourceTexts } from './resource.texts.ts';
import { ResourceTabs } from './ResourceTabs.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showOwn.prefetch(pageOf(search));

/** The files that the student shared, in all states, with the space that they take. */
export default function OwnResourcesPage() {
  const texts = useTexts(resourceTexts);
  const page = pageOf(useSearch());
  const { status, value } = useSnapshot(ownResources);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRemoving, setRemoving] = useState(false);
  const { records = [], total = 0 } = value ?? {};
  // Only selected rows that are visible may be deleted, not those of another page or ones already removed.
  const ids = records.map(({ id }) => id).filter((id) => chosen.includes(id));

  const remove = async (removedIds: readonly string[]) => {
    const isSure = await confirm({
      title: texts.removeAsk(removedIds.length),
      text: texts.removeHelp,
      confirm: texts.remove,
      cancel: texts.keep,
      tone: 'danger',
    });
    if (!isSure) return;
    setRemoving(true);
    const outcome = await removeOwn(removedIds);
    setRemoving(false);
    if (!toastResult(outcome, texts.removed(removedIds.length), texts.notDone)) return;
    setChosen([]);
    if (page > 1 && removedIds.length === records.length) navigate(ownHref({ page: page - 1 }));
    else void showOwn(page);
  };
  return (
    <ListPage
      title={texts.tabs.mine}
      steps={[{ label: texts.title, href: resourcesHref() }]}
      actions={
        <ButtonLink variant="primary" href={SHARE}>
          {texts.share}
        </ButtonLink>
      }
      tools={
        <>
          <ResourceTabs current="mine" />
          <Space />
        </>
      }
      status={status}
      rows={records}
      type="ziliao"
      failed={texts.failed}
      pages={{ filter: { page }, total, perPage: PER_PAGE, hrefOf: ownHref }}
      load={() => void showOwn(page)}
      className={css.rows}
      skeleton={[4, '104px']}
      nothing={
        <EmptyWithLink
          type="ziliao"
          title={texts.noneMine}
          description={texts.noneMineHelp}
          href={SHARE}
          label={texts.share}
        />
      }
    >
      <>
        <div className={css.choice}>
          <span className={css.selectedFile} role="status">
            {texts.selected(ids.length)}
          </span>
          <Button disabled={ids.length === 0} isBusy={isRemoving} onClick={() => void remove(ids)}>
            {texts.removeSelected}
          </Button>
        </div>
        <OwnTable
          items={records}
          isBusy={status === 'loading'}
          selectedIds={ids}
          onSelect={setChosen}
          onRemove={(id) => void remove([id])}
        />
      </>
    </ListPage>
  );
}

function Space() {
  const texts = useTexts(resourceTexts);
  const { size } = useSnapshot(ownSpace);
  if (size === undefined) return null;
  return (
    <Card as="section" gap="x2" below="x4" className={css.room} aria-label={texts.space}>
      <p className={css.roomWords}>
        <span>{texts.space}</span>
        <span>{texts.spaceUsed(formatBytes(size.used), formatBytes(size.total))}</span>
      </p>
      <Progress size="small" label={texts.space} percent={(size.used / size.total) * 100} />
    </Card>
  );
}
