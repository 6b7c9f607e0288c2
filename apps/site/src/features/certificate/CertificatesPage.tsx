import { oneOf } from '@lectern/sdk';
import type { CertificateStatus } from '@lectern/sdk/endpoints/certificate';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../shared/routes/screen.ts';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { ListFilter } from '../../shared/page/list/ListFilter.tsx';
import { ListPage } from '../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../shared/page/list/ListTools.tsx';
import { PersonalFrame } from '../personal/index.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { type Certificate, certificateStatuses } from './certificate.model.ts';
import { certificates, pictureOf, showCertificates } from './certificates.store.ts';
import { certificateTexts } from './certificate.texts.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const PAGE = '#/personal/certificate';
const statusOf = (search: string) =>
  oneOf(new URLSearchParams(search).get('status'), certificateStatuses, undefined);
const hrefOf = (status: CertificateStatus | undefined): string =>
  status === undefined ? PAGE : `${PAGE}?status=${status}`;

/** What is done with a certificate in a dialog. */
interface Task {
  readonly kind: 'claim' | 'preview';
  readonly certificate: Certificate;
}

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showCertificates.prefetch(statusOf(search));

/** The student's certificates by state. The state is in the address. */
export default function CertificatesPage() {
  const texts = useTexts(certificateTexts);
  const search = useSearch();
  const { status, records, counts } = useSnapshot(certificates);
  const [task, setTask] = useState<Task>();
  const filter = statusOf(search);
  const firstPictured = records.find((each) => pictureOf(each) !== '');

  return (
    <PersonalFrame current="certificate" title={texts.title}>
      <ListPage
        tools={
          <ListTools
            filter={
              <ListFilter
                label={texts.status}
                choices={certificateStatuses}
                names={texts.statuses}
                counts={counts}
                value={filter}
                hrefOf={(filter) => hrefOf(filter)}
              />
            }
          />
        }
        isUnfiltered={filter === undefined}
        load={() => void showCertificates(filter)}
        status={status}
        rows={records}
        type="certificate"
        failed={texts.failed}
        skeleton={[3, '206px']}
        nothing={<NoCertificates status={filter} />}
      >
        {(certificate) => (
          <CertificateCard
            certificate={certificate}
            isPriority={certificate.id === firstPictured?.id}
            onClaim={() => setTask({ kind: 'claim', certificate })}
            onPreview={() => setTask({ kind: 'preview', certificate })}
          />
        )}
      </ListPage>
      {task?.kind === 'claim' && (
        <ClaimDialog
          certificate={task.certificate}
          onClose={() => setTask(undefined)}
          onDone={() => {
            setTask(undefined);
            void showCertificates(filter);
          }}
        />
      )}
      {task?.kind === 'preview' && (
        <PreviewDialog certificate={task.certificate} onClose={() => setTask(undefined)} />
      )}
    </PersonalFrame>
  );
}

function NoCertificates({ status }: { readonly status: CertificateStatus | undefined }) {
  const texts = useTexts(certificateTexts);
  if (status !== undefined) {
    return (
      <EmptyWithLink
        type="certificate"
        title={texts.emptyOf(texts.statuses[status])}
        href={PAGE}
        label={texts.showAll}
      />
    );
  }
  return (
    <EmptyWithLink
      type="certificate"
      title={texts.empty}
      description={texts.emptyHelp}
      href="#/personal/course/lessons"
      label={texts.toLessons}
      isPrimary
    />
  );
}
